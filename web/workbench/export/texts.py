"""The texts that can be taken away, each with the name of its file, and how the reader has chosen to have them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from pyengine.core.errors import OptionError
from pyengine.study.markdown import to_markdown
from web.parts.html import Html, el, join
from web.parts.messages import LANGS
from web.workbench.analysis.place import analysis_of, place_of
from web.workbench.export.fence import Example, fence, line_after
from web.workbench.export.given import GIVEN, Given
from web.workbench.workspace import Workspace

NAME = "export"
THEMES = ("", "light", "dark")
SCHEMES = ("light", "dark")
MOST_MOVES = 40
"""The most moves of an example: a longer one is a game, and a record holds that better."""


@dataclass(frozen=True, slots=True)
class Choices:
    """How many moves an example plays (None: as many as follow, up to a bound), whether it shows what was refused,
    which facts it states; the theme, the language and the kind of the tag's table; the colours of the picture; what was
    copied last.
    """

    moves: int | None = None
    refused: bool = True
    facts: tuple[str, ...] = ()
    theme: str = ""
    lang: str = ""
    readonly: bool = False
    scheme: str = SCHEMES[0]
    copied: str = ""


def choices_of(workspace: Workspace) -> Choices:
    """What was chosen; made on first use."""
    found: Choices = workspace.memory.setdefault(NAME, Choices())
    return found


def choose(workspace: Workspace, text: str) -> None:
    """Choose as in `theme=dark`, or change a fact with `fact=NAME`; raises `OptionError` for anything else."""
    name, _, value = text.partition("=")
    before = choices_of(workspace)
    allowed = {
        "theme": THEMES,
        "lang": ("", *LANGS),
        "scheme": SCHEMES,
        "refused": ("yes", "no"),
        "readonly": ("yes", "no"),
        "moves": tuple(map(str, range(MOST_MOVES + 1))),
    }
    if name == "fact":
        facts = tuple(fact for fact in before.facts if fact != value)
        workspace.memory[NAME] = replace(before, facts=facts if value in before.facts else (*before.facts, value))
        return
    if value not in allowed.get(name, ()):
        raise OptionError(name, value, allowed.get(name, tuple(allowed)))
    given = {"yes": True, "no": False}.get(value, int(value) if name == "moves" else value)
    workspace.memory[NAME] = replace(before, **{name: given})  # type: ignore[arg-type]


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
    records = {at: chapter.record(at) for at in nodes}
    tried = {at: tuple(analysis.tried(record)) for at, record in records.items()} if chosen.refused else {}
    given: Given = workspace.memory.get(GIVEN, Given())
    said = {at: given.lines_at(record) for at, record in records.items()}
    return Example(moves, tried, chosen.facts, given.setup_at(records[document.at]), said)


def example(workspace: Workspace) -> Text:
    """The fence of a rulebook."""
    document = workspace.document
    text = fence(workspace.game, document.current_chapter, document.at, example_of(workspace))
    return Text(f"{workspace.game.id}-example.md", text)


def page_tag(workspace: Workspace) -> Text:
    """The tag for another page: the script and the element; `docs/embed.md` has its attributes."""
    chosen, place, seats = choices_of(workspace), place_of(workspace), ""
    if place.seat_only and place.state.to_act[:1] != (place.seat,):  # else the reader sits where it is to act
        seats = ",".join("human" if seat == place.seat else "bot:1" for seat in range(place.state.players))
    attrs = {
        "game": workspace.game.id,
        "position": workspace.game.write(place.state),
        "seats": seats or None,
        "lang": chosen.lang or None,
        "theme": chosen.theme or None,
        "readonly": chosen.readonly,
    }
    root = workspace.base.removesuffix("index.html").removesuffix("workbench/")
    tag = join(el("script", {"src": f"{root}embed.js"}), Html("\n"), el("tabletop-game", attrs), Html("\n"))
    return Text(f"{workspace.game.id}-table.html", str(tag))


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
