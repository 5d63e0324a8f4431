"""The commands of the workbench; each is carried out by the tab that has it (`web/workbench/tab.py`)."""

from typing import Any, Literal, NotRequired

from web.protocol.commands import Addressed, CommandSpec, Page, Word


class OpenWorkbench(Addressed):
    """The workbench asks for what its address names: a position, a record, a study, or the `draft`.

    `query` and `fragment` are the address's, `base` the rest of it; of a fragment that is too long only the `size` is
    sent. `draft` is the draft of this game that is stored on the device, `former` the one before it, `shipped` the text
    of the study that the address names, `saves` the list of this game's studies that are saved on the device,
    `homework` what the page has put together of a link to a homework, as JSON. The others are as those of `Start`.
    """

    do: Literal["workbench"]
    query: str
    fragment: NotRequired[str]
    size: NotRequired[int]
    draft: NotRequired[str]
    former: NotRequired[str]
    shipped: NotRequired[str]
    saves: NotRequired[str]
    homework: NotRequired[str]
    langs: NotRequired[list[str]]
    base: NotRequired[str]
    settings: NotRequired[dict[str, Any]]


class TypeText(Addressed):
    """The position's text as it now stands in its field, the action that is tried, or what was pasted on the page."""

    do: Literal["type-text", "type-action", "paste-text"]
    text: str


class SetItem(Addressed):
    """An item of the position gets another value, as words of the notation; its default where that is empty.

    With `#` and a place behind the item's `name`, from 0, only the word there does.
    """

    do: Literal["set-item"]
    name: Word
    value: Word


class OnWorkbench(Addressed):
    """A command with one value: the `tab` to open, the seat (from 1) that the table is seen from as `seat-view`, empty
    for all, the number of `players` of a new deal. To analyse: the node to `go` to, `lines` to `ask` for, to `stop` or
    to go `on` with, how much of a line to play with `play-line`, as `0.2`, a `possible` deal to `draw` or to `keep`, or
    the `true` one; with `winning` to `ask` whether the position can be won, or to `stop` that, with `play-winning` how
    many moves of the line to play. To take away: what to `take-file`, and a `take-choice` as `theme=dark`.
    """

    do: Literal[
        "tab",
        "seat-view",
        "players",
        "go",
        "lines",
        "play-line",
        "possible",
        "winning",
        "play-winning",
        "take-file",
        "take-choice",
    ]
    value: Word


class Bare(Addressed):
    """A command without a value: one step forth again with `redo`, all cards back into the
    box with `clear`, the draft that was kept before with `former`; to analyse the action that was typed with
    `do-typed`, a variation put first with `promote`, a move and what follows it gone with `delete-move`.
    """

    do: Literal["redo", "clear", "former", "do-typed", "promote", "delete-move"]


_WORKBENCH: tuple[Page, ...] = ("workbench",)

WORKBENCH_COMMANDS: dict[str, CommandSpec] = {
    "workbench": CommandSpec(OpenWorkbench, _WORKBENCH, opens=True),
    "tab": CommandSpec(OnWorkbench, _WORKBENCH),
    "redo": CommandSpec(Bare, _WORKBENCH),
    "former": CommandSpec(Bare, _WORKBENCH),
    "seat-view": CommandSpec(OnWorkbench, _WORKBENCH),
    "paste-text": CommandSpec(TypeText, _WORKBENCH),
    # of the tab to set up
    "type-text": CommandSpec(TypeText, _WORKBENCH),
    "set-item": CommandSpec(SetItem, _WORKBENCH),
    "clear": CommandSpec(Bare, _WORKBENCH),
    "players": CommandSpec(OnWorkbench, _WORKBENCH),
    # of the tab to analyse
    "go": CommandSpec(OnWorkbench, _WORKBENCH),
    "type-action": CommandSpec(TypeText, _WORKBENCH),
    "do-typed": CommandSpec(Bare, _WORKBENCH),
    "promote": CommandSpec(Bare, _WORKBENCH),
    "delete-move": CommandSpec(Bare, _WORKBENCH),
    "lines": CommandSpec(OnWorkbench, _WORKBENCH),
    "play-line": CommandSpec(OnWorkbench, _WORKBENCH),
    "possible": CommandSpec(OnWorkbench, _WORKBENCH),
    "winning": CommandSpec(OnWorkbench, _WORKBENCH),
    "play-winning": CommandSpec(OnWorkbench, _WORKBENCH),
    # of the tab to take away
    "take-file": CommandSpec(OnWorkbench, _WORKBENCH),
    "take-choice": CommandSpec(OnWorkbench, _WORKBENCH),
}
"""Every command that only the workbench has, by its name."""
