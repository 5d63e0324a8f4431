"""The commands of the workbench; each is carried out by the tab that has it (`web/workbench/tab.py`)."""

from typing import Any, Literal, NotRequired

from web.protocol.commands import Addressed, CommandSpec, Page, Word


class OpenWorkbench(Addressed):
    """The workbench asks for what its address names: a position, a record, a study, or the draft that is `kept`.

    `query` and `fragment` are the address's, `base` the rest of it; of a fragment that is too long only the `size` is
    sent. `kept` is the draft of this game that the device has, `former` the one before it, `shipped` the text of the
    study that the address names, `shelf` the studies of this game that the device keeps. The others are as those of
    `Start`.
    """

    do: Literal["workbench"]
    query: str
    fragment: NotRequired[str]
    size: NotRequired[int]
    kept: NotRequired[str]
    former: NotRequired[str]
    shipped: NotRequired[str]
    shelf: NotRequired[str]
    langs: NotRequired[list[str]]
    base: NotRequired[str]
    settings: NotRequired[dict[str, Any]]


class TypeText(Addressed):
    """The position's text as it now stands in its field."""

    do: Literal["type-text"]
    text: str


class OnWorkbench(Addressed):
    """A command with one value: the `tab` to open, the seat (from 1) that the table is seen from as `seat-view`, empty
    for all, the number of `players` of a new deal.
    """

    do: Literal["tab", "seat-view", "players"]
    value: Word


class Bare(Addressed):
    """A command without a value: one step forth again with `redo`, another deal with `deal`, the draft that was kept
    before with `former`.
    """

    do: Literal["redo", "deal", "former"]


_WORKBENCH: tuple[Page, ...] = ("workbench",)

WORKBENCH_COMMANDS: dict[str, CommandSpec] = {
    "workbench": CommandSpec(OpenWorkbench, _WORKBENCH, opens=True),
    "tab": CommandSpec(OnWorkbench, _WORKBENCH),
    "redo": CommandSpec(Bare, _WORKBENCH),
    "former": CommandSpec(Bare, _WORKBENCH),
    "seat-view": CommandSpec(OnWorkbench, _WORKBENCH),
    # of the tab to set up
    "type-text": CommandSpec(TypeText, _WORKBENCH),
    "players": CommandSpec(OnWorkbench, _WORKBENCH),
    "deal": CommandSpec(Bare, _WORKBENCH),
}
"""Every command that only the workbench has, by its name."""
