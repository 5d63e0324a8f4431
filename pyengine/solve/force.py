"""Can a seat win whatever the others do, when all know all cards? A depth-first search, deeper in each pass.

A position is won, which its line shows, or lost, or open: where the pass is not deep enough, and where the seat and
another may choose at once, since who is first is not decided there. So what is called won or lost is proved.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.solve.order import Choice, after, choices
from pyengine.solve.question import Counter, Goal, Others
from pyengine.solve.table import Table, keys

DEPTHS = (2, 4, 8, 16, 32, 64, 128, 256)
"""Actions from the root, pass by pass; each level is one call of Python, of whose limit this stays clear."""

Won = tuple[Any, ...]
"""The line of a position that is won: empty at the end of the game, else a choice and the `Won` after it."""
LOST, OPEN = -1, 0
"""What a position is that is not won; in the table an open one has the depth to which it was searched, 1 or more."""


class Force:
    """The search for a win against any defence."""

    def __init__(self, game: Game, goal: Goal, counter: Counter, table: Table[Won | int], root: State) -> None:
        self.game, self.goal, self.counter, self.table = game, goal, counter, table
        self.key = keys(game, root)
        self.cut = False
        self.whole = False
        """True if it is proved that the seat cannot force a win."""

    def line(self, root: State) -> list[Choice] | None:
        """A line that wins, in which the others play by their heuristic; None where none was found. Raises `Spent`."""
        for depth in DEPTHS:
            self.cut = False
            value = self.value(root, depth)
            if isinstance(value, tuple):
                return _unfolded(value)
            self.whole = value == LOST
            if self.whole or not self.cut:
                return None
        return None

    def value(self, state: State, depth: int) -> Won | int:
        """What a position is, as far as so many actions tell."""
        if state.outcome:
            return () if self.goal.reached(state.outcome) else LOST
        mine = self.goal.seat in state.to_act
        if mine and len(state.to_act) > 1:
            return OPEN
        key = self.key(state)[0]
        known = self.table.get(key)
        if known is not None and (isinstance(known, tuple) or known == LOST):
            return known
        if not depth or (known is not None and known >= depth):
            self.cut = True
            return OPEN
        value = self._chosen(state, depth) if mine else self._answered(state, depth)
        self.table.put(key, depth if value == OPEN else value)
        return value

    def _chosen(self, state: State, depth: int) -> Won | int:
        """Where the seat chooses, one won choice is enough."""
        best: int = LOST
        for choice, value in self._values(state, depth):
            if isinstance(value, tuple):
                return choice, value
            best = max(best, value)
        return best

    def _answered(self, state: State, depth: int) -> Won | int:
        """Where others choose, all that they may do has to be won; their heuristic's best is what the line has."""
        line: Won = ()
        open_ = False
        for choice, value in self._values(state, depth):
            if value == LOST:
                return LOST
            open_ |= value == OPEN
            line = line or (choice, value)
        return OPEN if open_ else line

    def _values(self, state: State, depth: int) -> Iterator[tuple[Choice, Won | int]]:
        """What can be done, and what the positions after it are."""
        for choice in choices(self.game, state, self.goal.seat, Others.RESIST):
            self.counter.count()
            yield choice, self.value(after(state, choice), depth - 1)


def _unfolded(won: Won) -> list[Choice]:
    found: list[Choice] = []
    while won:
        choice, won = won
        found.append(choice)
    return found
