"""What a seat can reach from a position: a win, or for whoever plays alone, the most points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.game import Game
from pyengine.core.record import Step, take_step
from pyengine.core.state import State
from pyengine.solve.question import Budget, Goal, Others, Verdict
from pyengine.solve.questions import Questions


@dataclass(frozen=True, slots=True)
class Prospect:
    """What was found out. `forced` tells whether the seat can win against any defence, `greedy` whether against others
    who play by rules of thumb, which is asked where the first is not a yes; the `line` shows it.

    Alone, the line makes so many `points`; `most` is true if it is proved that there are no more. `nodes` are the
    positions made in all.
    """

    forced: Verdict
    greedy: Verdict
    line: tuple[Step, ...]
    points: int | None
    most: bool
    nodes: int


class Outlook(Questions[Prospect]):
    """The search from one position."""

    def __init__(self, game: Game, state: State, seat: int, budget: Budget | None = None) -> None:
        self.state, self.seat = state, seat
        super().__init__(game, budget)

    def _asked(self) -> Iterator[None]:
        return self._alone() if self.state.players == 1 else self._among_others()

    def _among_others(self) -> Iterator[None]:
        win = Goal(self.seat)
        forced = yield from self._answer(self.state, win, Others.RESIST, self.budget.nodes // 2)
        greedy = forced
        if forced.verdict != Verdict.YES:
            greedy = yield from self._answer(self.state, win, Others.GREEDY, self.budget.nodes - self.nodes)
        self.found = Prospect(forced.verdict, greedy.verdict, greedy.line, None, False, self.nodes)

    def _alone(self) -> Iterator[None]:
        """One point more than the line before, as long as that can be had."""
        points, line, known = None, tuple[Step, ...](), Verdict.UNKNOWN
        while True:
            more = Goal(self.seat, (points or 0) + 1)
            answer = yield from self._answer(self.state, more, Others.RESIST, self.budget.nodes - self.nodes)
            if answer.verdict != Verdict.YES:
                break
            known, line, points = Verdict.YES, answer.line, self._points(answer.line)
        self.found = Prospect(known, known, line, points, answer.verdict == Verdict.NO, self.nodes)

    def _points(self, line: tuple[Step, ...]) -> int:
        """What the seat has at the end of a line."""
        state = self.state.copy()
        for step in line:
            take_step(self.game, state, step)
        assert state.outcome
        return state.outcome.scores[self.seat]
