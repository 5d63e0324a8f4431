"""The texts that can be taken away, each with the name of its file."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.study.markdown import to_markdown
from web.workbench.analysis.bench import bench_of
from web.workbench.analysis.place import place_of
from web.workbench.desk import Desk
from web.workbench.takeaway.choices import MOST_MOVES, choices_of
from web.workbench.takeaway.fence import Example, fence, line_after
from web.workbench.takeaway.tag import Table, root_of, tag


class Text(NamedTuple):
    """A text and the name of the file that it is taken in."""

    file: str
    text: str


def moves_of(desk: Desk) -> int:
    """How many moves the example plays."""
    wanted, document = choices_of(desk).moves, desk.document
    there = min(MOST_MOVES, len(line_after(document.opened, document.at)))
    return there if wanted is None else min(wanted, there)


def example_of(desk: Desk) -> Example:
    """What the example shows."""
    document, chosen, bench = desk.document, choices_of(desk), bench_of(desk)
    chapter, moves = document.opened, moves_of(desk)
    nodes = [document.at, *line_after(chapter, document.at)[:moves]]
    tried = {at: tuple(bench.tried(chapter.record(at))) for at in nodes} if chosen.refused else {}
    return Example(moves, tried, chosen.facts)


def example(desk: Desk) -> Text:
    """The fence of a rulebook."""
    document = desk.document
    text = fence(desk.game, document.opened, document.at, example_of(desk))
    return Text(f"{desk.game.id}-example.md", text)


def page_tag(desk: Desk) -> Text:
    """The tag for another page."""
    chosen, place = choices_of(desk), place_of(desk)
    position = desk.game.write(place.state)
    table = Table(desk.game.id, position, _seats(desk), chosen.lang, chosen.theme, chosen.readonly)
    return Text(f"{desk.game.id}-table.html", str(tag(table, root_of(desk.base))))


def _seats(desk: Desk) -> str:
    """Who sits where, where the reader is to have another seat than that of whoever is to act."""
    place = place_of(desk)
    if not place.alone or place.state.to_act[:1] == (place.eyes,):
        return ""
    return ",".join("human" if seat == place.eyes else "bot:1" for seat in range(place.state.players))


def position(desk: Desk) -> Text:
    """The position where one stands, on one line."""
    return Text(f"{desk.game.id}-position.txt", f"{desk.game.write(place_of(desk).state)}\n")


def record(desk: Desk) -> Text:
    """The game up to where one stands."""
    return Text(f"{desk.game.id}-record.txt", place_of(desk).record.format())


def study(desk: Desk) -> Text:
    """The whole study."""
    return Text(f"{desk.game.id}.study", desk.document.study.format())


def markdown(desk: Desk) -> Text:
    """The study as Markdown, in the reader's language where it says anything in that, else in its first one."""
    found = desk.document.study.all_languages()
    lang = desk.t.lang if desk.t.lang in found or not found else found[0]
    return Text(f"{desk.game.id}.{lang}.md", to_markdown(desk.document.study, lang))


TEXTS = {
    "example": example,
    "tag": page_tag,
    "position": position,
    "record": record,
    "study": study,
    "markdown": markdown,
}
"""What can be taken away, by the names that commands have for it."""
