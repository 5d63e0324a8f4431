"""The protocol between page and engine: every command with its fields, and every answer, both as JSON text.

A page sends one command at a time and gets exactly one answer. The field `do` names the command; without it, it is a
`touch`. The field `id` names its table; the play page's only table has none. `COMMANDS` lists which pages may send a
command, and what it leaves unchanged.

A command that is unknown, misses a field, or has one of the wrong type changes nothing and is answered with an `error`;
unknown fields are ignored. In the page's MicroPython, this module is for type checkers only.
"""

from web.protocol.board import BOARD_COMMANDS, BoardCommand
from web.protocol.commands import TABLE_COMMANDS, CommandSpec, TableCommand
from web.protocol.puzzles import PUZZLE_COMMANDS, OpenPuzzle, ShowSolution
from web.protocol.studying import STUDY_COMMANDS, StudyCommand
from web.protocol.workbench import WORKBENCH_COMMANDS, Bare, OnWorkbench, OpenWorkbench, SetItem, TypeText

Command = (
    TableCommand
    | OpenPuzzle
    | ShowSolution
    | OpenWorkbench
    | TypeText
    | SetItem
    | OnWorkbench
    | Bare
    | StudyCommand
    | BoardCommand
)
COMMANDS: dict[str, CommandSpec] = (
    TABLE_COMMANDS | PUZZLE_COMMANDS | WORKBENCH_COMMANDS | STUDY_COMMANDS | BOARD_COMMANDS
)
"""Every command by its name."""
