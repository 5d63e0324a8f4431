"""Thinking by the clock: how much time is left, and how wide a turn can be planned in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyengine.bots.knowledge import Knowledge
from pyengine.core.strategy import Turn

Clock = Callable[[], float]
"""Returns seconds from any point in time. The engine has no clock of its own; its caller passes one."""

_BEFORE = 0.5
"""The share of the time that may go to what comes before the first iteration: planning turns, reading the others."""
_NARROWEST = 12
"""A plan by fewer turns side by side is worse than the heuristic alone (measured in Nizam and Pearl)."""
_WIDER = 3
"""Each beam is so many times as wide as the one before, and takes about so many times as long."""


class Timer:
    """So many seconds by a clock, from now on."""

    __slots__ = ("_began", "_clock", "seconds")

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self._clock = clock
        self._began = clock()

    def spent(self) -> float:
        """The seconds that have passed."""
        return self._clock() - self._began

    def begun(self) -> bool:
        """True once no time is left for what comes before the first iteration."""
        return self.spent() >= _BEFORE * self.seconds

    def over(self, done: int, since: float) -> bool:
        """True once there is no time for another iteration, where so many took the time since then."""
        now = self.spent()
        return now + (now - since) / max(1, done) > self.seconds


def planned(knowledge: Knowledge, breadth: int, lookahead: bool, timer: Timer) -> Sequence[Turn]:
    """The whole turns found by the widest beam, up to this breadth, that is done in time: none where not even the
    narrowest is.
    """
    farther = knowledge.game.strategy.lookahead if lookahead else None
    least = _NARROWEST / (farther.wider if farther else 1)
    widths = [breadth] if breadth else []
    while widths and widths[0] / _WIDER >= least:
        widths.insert(0, widths[0] // _WIDER)
    found: Sequence[Turn] = ()
    took = 0.0
    for width in widths:
        before = timer.spent()
        if before + _WIDER * took >= _BEFORE * timer.seconds:
            break
        found = knowledge.turns(width, lookahead, timer.begun) or found
        took = timer.spent() - before
    return found
