"""Can a seat win whatever the others do, when all know all cards? A depth-first search, deeper in each pass.

A position is won, which its line shows, or lost, or open: where the pass is not deep enough, and where the seat and
another may choose at once, since who is first is not decided there. So what is called won or lost is proved.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.solve.order import Choice, Search, after, choices
from pyengine.solve.question import Counter, Goal, Others
from pyengine.solve.table import Table, keys

DEPTHS = (2, 4, 8, 16, 32, 64, 128, 256)
"""Actions from the root, pass by pass."""

Won = tuple[Any, ...]
"""The line of a position that is won: empty at the end of the game, else a choice and the `Won` after it."""
LOST, OPEN = -1, 0
"""What a position is that is not won; in the table an open one has the depth to which it was searched, 1 or more."""


Value = Won | int


@dataclass(slots=True)
class _Frame:
    """A position on the line under way, how much deeper it is searched, whether the seat chooses in it, its choices,
    how many of them were tried; the first won one of the others, and whether any is open.
    """

    state: State
    depth: int
    key: bytes
    mine: bool
    choices: list[Choice]
    tried: int = 0
    line: Won = ()
    open: bool = False

    def settled(self, value: Value) -> Value | None:
        """What the position is, once the one after the choice tried last is known; None while that is not decided.

        Where the seat chooses, one won choice is enough. Where others choose, all that they may do has to be won; their
        heuristic's best is what the line has.
        """
        choice = self.choices[self.tried - 1]
        if self.mine and isinstance(value, tuple):
            return choice, value
        if not self.mine and value == LOST:
            return LOST
        self.open |= value == OPEN
        self.line = self.line or (choice, value)  # the first: choices come in the order of the heuristic
        if self.tried < len(self.choices):
            return None
        return OPEN if self.open else LOST if self.mine else self.line


class Force:
    """The search for a win against any defence."""

    def __init__(self, game: Game, goal: Goal, counter: Counter, table: Table[Value], root: State) -> None:
        self.game, self.goal, self.counter, self.table = game, goal, counter, table
        self.key = keys(game, root)
        self.cut = False
        self.whole = False
        """True if it is proved that the seat cannot force a win."""

    def line(self, root: State) -> Search:
        """A line that wins, in which the others play by their heuristic; None where none was found. Raises `Spent`."""
        for depth in DEPTHS:
            self.cut = False
            value = yield from self._value(root, depth)
            if isinstance(value, tuple):
                found = list[Choice]()
                while value:
                    choice, value = value
                    found.append(choice)
                return found
            self.whole = value == LOST
            if self.whole or not self.cut:  # nothing was left out for its depth: a deeper pass finds the same
                return None
        return None

    def _value(self, root: State, depth: int) -> Generator[None, None, Value]:
        """What a position is, as far as so many actions tell."""
        # A stack in place of recursion: the search can be left at any position, and no line is too deep for Python.
        value = self._at_once(root, depth)
        frames = [self._frame(root, depth)] if value is None else []
        while frames:
            frame = frames[-1]
            if value is None:
                self.counter.count()
                yield
                child = after(frame.state, frame.choices[frame.tried])
                frame.tried += 1
                value = self._at_once(child, frame.depth - 1)
                if value is None:
                    frames.append(self._frame(child, frame.depth - 1))
                    continue
            value = frame.settled(value)
            if value is not None:
                self.table.put(frame.key, frame.depth if value == OPEN else value)
                frames.pop()
        assert value is not None
        return value

    def _at_once(self, state: State, depth: int) -> Value | None:
        """What a position is, where it is over, known, or too deep; None where it has to be searched."""
        if state.outcome:
            return () if self.goal.reached(state.outcome) else LOST
        if self.goal.seat in state.to_act and len(state.to_act) > 1:  # who is first is not decided
            return OPEN
        known = self.table.get(self.key(state)[0])
        if known is not None and (isinstance(known, tuple) or known == LOST):
            return known
        if not depth or (known is not None and known >= depth):  # as deep it was open before
            self.cut = True
            return OPEN
        return None

    def _frame(self, state: State, depth: int) -> _Frame:
        mine = self.goal.seat in state.to_act
        return _Frame(state, depth, self.key(state)[0], mine, choices(self.game, state, self.goal.seat, Others.RESIST))
