"""The commands of puzzles and the answer to their page."""

from typing import Annotated, Literal, NotRequired, TypedDict

from web.protocol.answers import TableAnswer
from web.protocol.commands import Addressed, CommandSpec, Page, Word


class OpenPuzzle(Addressed):
    """Begin the puzzle of this `number` (from 1) of a game. `root` leads to the site's root. In the mode `streak` the
    first mistake ends a run: `run` puzzles were solved before, and `best` is the longest run that the device keeps.
    A `theme` is one that the reader has chosen.

    With a `position` it is a mistake of the reader's own: what this `seat` (from 1) `played` there, the `solution`, and
    the `loss`, so many of a hundred games.
    """

    do: Literal["puzzle"]
    game: Word
    number: Word
    lang: NotRequired[Word]
    root: NotRequired[Word]
    mode: NotRequired[Word]
    theme: NotRequired[Word]
    position: NotRequired[Annotated[str, 20_000]]
    seat: NotRequired[Word]
    solution: NotRequired[Word]
    played: NotRequired[Word]
    loss: NotRequired[Word]
    run: NotRequired[Word]
    best: NotRequired[Word]


class ShowSolution(Addressed):
    """Show the solution of the puzzle; then play its next action on the table, or take the last one back."""

    do: Literal["solution", "solution-on", "solution-back"]


class PuzzleState(TypedDict):
    """How a puzzle stands: `solved`, and then whether `alone`, at the first try and without a hint; `missed`
    once it cannot be solved so any more; `over` once it has ended a streak.
    """

    game: str
    number: int
    level: str
    solved: bool
    alone: bool
    missed: bool
    over: bool


class PuzzleAnswer(TableAnswer):
    """The answer to the page of a puzzle."""

    title: str
    puzzle: NotRequired[PuzzleState]


_PUZZLE: tuple[Page, ...] = ("puzzle", "puzzled")

PUZZLE_COMMANDS: dict[str, CommandSpec] = {
    "puzzle": CommandSpec(OpenPuzzle, ("puzzle",), opens=True),
    "solution": CommandSpec(ShowSolution, _PUZZLE),
    "solution-on": CommandSpec(ShowSolution, _PUZZLE),
    "solution-back": CommandSpec(ShowSolution, _PUZZLE),
}
"""Every command that only puzzles have, by its name."""
