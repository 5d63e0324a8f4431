"""The search for one answer, which can be left and gone on with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from pyengine.core.game import Game
from pyengine.core.record import Step
from pyengine.core.state import State
from pyengine.solve.force import Force
from pyengine.solve.order import Choice
from pyengine.solve.question import Answer, Budget, Counter, Goal, Others, Spent, Verdict
from pyengine.solve.reach import Reach
from pyengine.solve.table import Table


class Solver:
    """Whether the goal can be reached from a position, which stays as it is, and by which line.

    Raises what `Goal.check` does. `answer` is None until it is found out.
    """

    def __init__(
        self, game: Game, state: State, goal: Goal, budget: Budget | None = None, others: Others = Others.RESIST
    ) -> None:
        goal.check(state)
        budget = budget or Budget()
        self.game = game
        self.answer: Answer | None = None
        self._counter, self._table = Counter(budget.nodes), Table[Any](budget.memory)
        if state.outcome:
            self._settle(Verdict.YES if goal.reached(state.outcome) else Verdict.NO)
            return
        self._search: Force | Reach
        if others == Others.RESIST and state.players > 1:
            self._search = Force(game, goal, self._counter, self._table, state)
        else:
            self._search = Reach(game, goal, others, self._counter, self._table)
        self._steps = self._stepped(state)

    @property
    def nodes(self) -> int:
        """How many positions were made so far."""
        return self._counter.nodes

    def run(self, nodes: int) -> Answer | None:
        """Search until so many positions more were made, or the answer is found; None while it is not."""
        if self.answer is None:
            for _ in islice(self._steps, nodes):
                pass
        return self.answer

    def _stepped(self, state: State) -> Iterator[None]:
        try:
            line = yield from self._search.line(state)
        except Spent:
            self._settle(Verdict.UNKNOWN)
            return
        if line is not None:
            self._settle(Verdict.YES, line)
        else:
            self._settle(Verdict.NO if self._search.whole else Verdict.UNKNOWN)

    def _settle(self, verdict: Verdict, line: Iterable[Choice] = ()) -> None:
        steps = tuple(Step(seat, self.game.format(action)) for seat, action in line)
        self.answer = Answer(verdict, steps, self._counter.nodes, self._table.most)
