"""What a seat can reach from a position: a win, or for whoever plays alone, the most points."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from pyengine.core.game import Game
from pyengine.core.record import Step, take_step
from pyengine.core.state import State
from pyengine.solve.question import Answer, Budget, Goal, Others, Verdict
from pyengine.solve.solver import Solver


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


class Outlook:
    """The search, which can be left and gone on with. `found` is None until its end."""

    def __init__(self, game: Game, state: State, seat: int, budget: Budget | None = None) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.budget = budget or Budget()
        self.found: Prospect | None = None
        self.nodes = 0
        self._steps = self._alone() if state.players == 1 else self._among_others()
        self._slice = 1

    def run(self, nodes: int) -> Prospect | None:
        """Search for about so many positions; None while there is more to do."""
        self._slice = nodes
        if self.found is None:
            next(self._steps, None)
        return self.found

    def _among_others(self) -> Iterator[None]:
        forced = yield from self._answer(None, Others.RESIST, self.budget.nodes // 2)
        greedy = forced
        if forced.verdict != Verdict.YES:
            greedy = yield from self._answer(None, Others.GREEDY, self.budget.nodes - self.nodes)
        self.found = Prospect(forced.verdict, greedy.verdict, greedy.line, None, False, self.nodes)

    def _alone(self) -> Iterator[None]:
        """One point more than the line before, as long as that can be had."""
        points, line, known = None, tuple[Step, ...](), Verdict.UNKNOWN
        while True:
            answer = yield from self._answer((points or 0) + 1, Others.RESIST, self.budget.nodes - self.nodes)
            if answer.verdict != Verdict.YES:
                break
            known, line, points = Verdict.YES, answer.line, self._points(answer.line)
        self.found = Prospect(known, known, line, points, answer.verdict == Verdict.NO, self.nodes)

    def _answer(self, points: int | None, others: Others, nodes: int) -> Generator[None, None, Answer]:
        """The answer to one question, for which at most so many positions are made."""
        if nodes < 1:
            return Answer(Verdict.UNKNOWN, (), 0, 0)
        budget, before = Budget(nodes, self.budget.memory), self.nodes
        solver = Solver(self.game, self.state, Goal(self.seat, points), budget, others)
        while (answer := solver.run(self._slice)) is None:
            self.nodes = before + solver.nodes
            yield
        self.nodes = before + solver.nodes
        yield
        return answer

    def _points(self, line: tuple[Step, ...]) -> int:
        """What the seat has at the end of a line."""
        state = self.state.copy()
        for step in line:
            take_step(self.game, state, step)
        assert state.outcome
        return state.outcome.scores[self.seat]
