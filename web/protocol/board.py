"""The commands of the live board: of the workbench, where a teacher shows it, and of the pupils' page."""

from typing import Any, Literal, NotRequired

from web.protocol.commands import Addressed, CommandSpec, Page, Word


class OnBoard(Addressed):
    """A command with one value. On the workbench: open or close the `board` (`open`, `close`, or `open 1 3`, with the
    seats that pupils may look from), and allow a `board-seat` (from 1, or `all`), or not any more. At a pupil's: the
    seat to look from with `board-look`, the pupil's name with `board-name`.
    """

    do: Literal["board", "board-seat", "board-look", "board-name"]
    value: Word


class BoardLines(Addressed):
    """The lines of a board: each with its `number` and `state` (`invited`, `here`, `away`); the `link` of the
    invitation that is to be sent, and the `problem` with what was done last.
    """

    do: Literal["board-lines"]
    lines: list[dict[str, Any]]
    link: Word
    problem: Word


class BoardSaid(Addressed):
    """What came from a pupil's device, through the line of this `number`."""

    do: Literal["board-said"]
    number: int
    text: str


class OpenBoard(Addressed):
    """A pupil's page begins: with the address's `query`, and the `last` view that this window has stored."""

    do: Literal["board-open"]
    query: str
    langs: NotRequired[list[str]]
    last: NotRequired[str]
    name: NotRequired[str]


class BoardLine(Addressed):
    """How a pupil's line is: its `state`, and the `link` that is to be sent back."""

    do: Literal["board-line"]
    state: Literal["alone", "making", "answer", "open", "lost", "none", "unread", "passed", "unpassed"]
    link: Word


class BoardShown(Addressed):
    """What came from the teacher's device."""

    do: Literal["board-shown"]
    text: str


BoardCommand = OnBoard | BoardLines | BoardSaid | OpenBoard | BoardLine | BoardShown

_WORKBENCH: tuple[Page, ...] = ("workbench",)
_BOARD: tuple[Page, ...] = ("board",)

BOARD_COMMANDS: dict[str, CommandSpec] = {
    "board": CommandSpec(OnBoard, _WORKBENCH),
    "board-seat": CommandSpec(OnBoard, _WORKBENCH),
    "board-lines": CommandSpec(BoardLines, _WORKBENCH, keeps_notice=True),
    "board-said": CommandSpec(BoardSaid, _WORKBENCH, keeps_notice=True),
    "board-open": CommandSpec(OpenBoard, _BOARD, opens=True),
    "board-line": CommandSpec(BoardLine, _BOARD),
    "board-shown": CommandSpec(BoardShown, _BOARD),
    "board-look": CommandSpec(OnBoard, _BOARD),
    "board-name": CommandSpec(OnBoard, _BOARD),
}
"""Every command that only the live board has, by its name."""
