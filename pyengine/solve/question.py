"""What is asked of a position, how much may be spent on it, and what was found out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pyengine.core.errors import OptionError
from pyengine.core.outcome import Outcome
from pyengine.core.record import Record, Step
from pyengine.core.state import State, check_seat


class Verdict(StrEnum):
    """The three answers. `YES` and `NO` are proved, `UNKNOWN` says that the budget did not suffice."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class Others(StrEnum):
    """What the other seats do, when all know all cards."""

    RESIST = "resist"
    """Anything they can: the seat has to win whatever they do."""
    GREEDY = "greedy"
    """What the game's heuristic has as best in what they see, as the bot `greedy`; of equals the first in order."""
    HELP = "help"
    """Whatever suits the seat: the question is only whether any line leads there."""


@dataclass(frozen=True, slots=True)
class Goal:
    """That `seat` is among the winners, a shared first place included; with `points`, that it ends with so many."""

    seat: int = 0
    points: int | None = None

    def check(self, state: State) -> None:
        """Raises `SeatError` for a seat that there is not, `OptionError` where the end of any game would be a win."""
        check_seat(state, self.seat)
        if state.players == 1 and self.points is None:
            raise OptionError("points", "", ("a number: alone, every end is a first place",))

    def reached(self, outcome: Outcome) -> bool:
        """True if a game that ended so is won."""
        if self.points is None:
            return self.seat in outcome.winners
        return outcome.scores[self.seat] >= self.points


@dataclass(frozen=True, slots=True)
class Budget:
    """`nodes`: the most positions that are made. `memory`: the most bytes of the table of positions met; the line under
    way, of at most 1,000 actions, comes on top.
    """

    nodes: int = 200_000
    memory: int = 64 << 20

    def __post_init__(self) -> None:
        if self.nodes < 1:
            raise OptionError("nodes", self.nodes, ("1…",))
        if self.memory < LEAST:
            raise OptionError("memory", self.memory, (f"{LEAST}…",))


LEAST = 1 << 16
"""The fewest bytes of a table: some hundred positions."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found out: the `line` is empty unless the answer is yes, and then ends the game as asked."""

    verdict: Verdict
    line: tuple[Step, ...]
    nodes: int
    """How many positions were made: each action that was tried makes one."""
    stored: int
    """How many positions the table held at most."""

    def record(self, begun: Record) -> Record:
        """The game that was begun so, with the line after its actions; it replays to the end that was asked for."""
        return begun.with_steps((*begun.steps, *self.line))


class Spent(Exception):
    """The budget of nodes is spent."""


class Counter:
    """Counts nodes, and raises `Spent` for the first that is beyond the budget."""

    def __init__(self, most: int) -> None:
        self.most, self.nodes = most, 0

    def count(self) -> None:
        """One node more."""
        if self.nodes == self.most:
            raise Spent
        self.nodes += 1
