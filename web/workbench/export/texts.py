"""The texts that can be taken away, each with the name of its file."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.study.markdown import to_markdown
from web.workbench.analysis.place import place_of
from web.workbench.analysis.state import analysis_of
from web.workbench.export.choices import MOST_MOVES, choices_of
from web.workbench.export.fence import Example, fence, line_after
from web.workbench.export.tag import Table, root_of, tag
from web.workbench.workspace import Workspace


class Text(NamedTuple):
    """A text and the name of the file that it is taken in."""

    file: str
    text: str


def moves_of(workspace: Workspace) -> int:
    """How many moves the example plays."""
    wanted, document = choices_of(workspace).moves, workspace.document
    there = min(MOST_MOVES, len(line_after(document.current_chapter, document.at)))
    return there if wanted is None else min(wanted, there)


def example_of(workspace: Workspace) -> Example:
    """What the example shows."""
    document, chosen, analysis = workspace.document, choices_of(workspace), analysis_of(workspace)
    chapter, moves = document.current_chapter, moves_of(workspace)
    nodes = [document.at, *line_after(chapter, document.at)[:moves]]
    tried = {at: tuple(analysis.tried(chapter.record(at))) for at in nodes} if chosen.refused else {}
    return Example(moves, tried, chosen.facts)


def example(workspace: Workspace) -> Text:
    """The fence of a rulebook."""
    document = workspace.document
    text = fence(workspace.game, document.current_chapter, document.at, example_of(workspace))
    return Text(f"{workspace.game.id}-example.md", text)


def page_tag(workspace: Workspace) -> Text:
    """The tag for another page."""
    chosen, place = choices_of(workspace), place_of(workspace)
    position = workspace.game.write(place.state)
    table = Table(workspace.game.id, position, _seats(workspace), chosen.lang, chosen.theme, chosen.readonly)
    return Text(f"{workspace.game.id}-table.html", str(tag(table, root_of(workspace.base))))


def _seats(workspace: Workspace) -> str:
    """Who sits where, where the reader is to have another seat than that of whoever is to act."""
    place = place_of(workspace)
    if not place.seat_only or place.state.to_act[:1] == (place.seat,):
        return ""
    return ",".join("human" if seat == place.seat else "bot:1" for seat in range(place.state.players))


def position(workspace: Workspace) -> Text:
    """The position where one stands, on one line."""
    return Text(f"{workspace.game.id}-position.txt", f"{workspace.game.write(place_of(workspace).state)}\n")


def record(workspace: Workspace) -> Text:
    """The game up to where one stands."""
    return Text(f"{workspace.game.id}-record.txt", place_of(workspace).record.format())


def study(workspace: Workspace) -> Text:
    """The whole study."""
    return Text(f"{workspace.game.id}.study", workspace.document.study.format())


def markdown(workspace: Workspace) -> Text:
    """The study as Markdown, in the reader's language where it says anything in that, else in its first one."""
    found = workspace.document.study.all_languages()
    lang = workspace.t.lang if workspace.t.lang in found or not found else found[0]
    return Text(f"{workspace.game.id}.{lang}.md", to_markdown(workspace.document.study, lang))


TEXTS = {
    "example": example,
    "tag": page_tag,
    "position": position,
    "record": record,
    "study": study,
    "markdown": markdown,
}
"""What can be taken away, by the names that commands have for it."""
