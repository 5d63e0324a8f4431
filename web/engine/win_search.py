"""The search for the last moment from which a game could have been won."""

from __future__ import annotations

from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from pyengine.solve import Budget, Found, Goal, Hindsight, Others, Verdict
from web.engine.sliced import MEMORY, NODES, Sliced
from web.parts.could_win import WinFindings


class WinSearch(Sliced[Found]):
    """The search for one seat; for so many points, where that is alone.

    `line` is the game with what was found, in place of what was done then.
    """

    def __init__(self, record: Record, seat: int, points: int | None) -> None:
        super().__init__(Hindsight(record, Goal(seat, points), Budget(NODES, MEMORY)))
        self.record, self.points = record, points
        self.line: Timeline | None = None

    def run(self, seconds: float) -> bool:
        """Search for at most so many seconds; True if the page should be updated."""
        new = super().run(seconds)
        if self.found and self.found.line:
            self.line = Timeline(self.record.with_steps((*self.record.steps[: self.found.at], *self.found.line)))
        return new

    def findings(self) -> WinFindings:
        """What was found out so far."""
        found, nodes, last = self.found, self.search.nodes, len(self.record.steps)
        if self.going or (found is None and self.stopped):
            return WinFindings("going" if self.going else "stopped", nodes, self.share)
        if found is None or found.verdict == Verdict.UNKNOWN:
            return WinFindings("unknown", nodes)
        if found.verdict == Verdict.NO:
            return WinFindings("no", nodes)
        forced, outcome = found.others == Others.RESIST, self.line and self.line.state.outcome
        reached = outcome.scores[0] if outcome and self.points is not None else 0
        return WinFindings("yes", nodes, 1.0, found.at, last, forced, found.last, reached)
