"""Is there a line to the goal? A depth-first search for one who plays alone, or whose others are greedy or help.

It departs from the heuristic ever more often (W. D. Harvey and M. L. Ginsberg, *Limited discrepancy search*, IJCAI
1995): where a pass may depart by n, the second best action costs one, the third two, and so on. So an early mistake of
the heuristic is mended as soon as a late one, which an ordinary depth-first search finds out last. The last pass has no
limit, and tries all there is.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.solve.order import Choice, Search, after, choices
from pyengine.solve.question import Counter, Goal, Others
from pyengine.solve.table import Key, Table, keys

DEEPEST = 1_000
"""Actions of a line at most; a longer one counts as not found out."""
_ANY = 0xFFFF
"""No limit: more than there ever are actions."""
LIMITS = (0, 1, 2, 4, 8, 16, _ANY)
_BITS = 16


@dataclass(slots=True)
class _Frame:
    """A position on the line under way, its choices, how many of them were tried, and how far it may depart."""

    state: State
    choices: list[Choice]
    left: int
    tried: int = 0


class Reach:
    """The search for a line that the others do not stand in the way of, or are known to leave open."""

    def __init__(self, game: Game, goal: Goal, others: Others, counter: Counter, table: Table[int]) -> None:
        self.game, self.goal, self.others = game, goal, others
        self.counter, self.table = counter, table
        self.whole = False
        """True if the last pass left nothing out."""

    def line(self, root: State) -> Search:
        """A line to the goal; None where none was found, and there is none if `whole`. Raises `Spent`."""
        key = keys(self.game, root)
        for limit in LIMITS:
            self.table.clear()  # what was met with less left to depart is not done with
            self.whole = True
            frames = [self._frame(root, limit)]
            while frames:
                child = self._next(frames)
                if child is None:
                    continue
                yield
                if child.outcome:
                    if self.goal.reached(child.outcome):
                        return [frame.choices[frame.tried - 1] for frame in frames]
                elif len(frames) == DEEPEST:
                    self.whole = False
                else:
                    left = self._left(frames[-1])
                    if self._is_new(key(child), left):
                        frames.append(self._frame(child, left))
            if self.whole:
                return None
        return None

    def _frame(self, state: State, left: int) -> _Frame:
        return _Frame(state, choices(self.game, state, self.goal.seat, self.others), left)

    def _next(self, frames: list[_Frame]) -> State | None:
        """The position after the next choice of the last frame; None, and one frame less, where it has no more."""
        frame = frames[-1]
        # The choice at index n departs by n from the heuristic.
        if frame.tried > frame.left or frame.tried == len(frame.choices):
            self.whole &= frame.tried == len(frame.choices)
            frames.pop()
            return None
        self.counter.count()
        frame.tried += 1
        return after(frame.state, frame.choices[frame.tried - 1])

    def _left(self, frame: _Frame) -> int:
        """How far the line may still depart after the choice that was tried last."""
        return _ANY if frame.left == _ANY else frame.left - (frame.tried - 1)

    def _is_new(self, key: Key, left: int) -> bool:
        """True unless the position was met in this pass, worth as much and with as much left; now it has been met."""
        # What is known is one number: the worth, and in its last bits how far the line could still depart.
        place, worth = key
        known = self.table.get(place)
        if known is not None and known >> _BITS >= worth and known & _ANY >= left:
            return False
        self.table.put(place, worth << _BITS | left)
        return True
