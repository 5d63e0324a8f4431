"""A search that asks one question after the other, all with one budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from typing import Generic, TypeVar

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.solve.question import Answer, Budget, Goal, Others, Verdict
from pyengine.solve.solver import Solver

Result = TypeVar("Result")


class Questions(ABC, Generic[Result]):
    """The search, which can be left and gone on with: `found` is None until its end, `nodes` are the positions made."""

    def __init__(self, game: Game, budget: Budget | None) -> None:
        self.game, self.budget = game, budget or Budget()
        self.found: Result | None = None
        self.nodes = 0
        self._slice = 1
        self._steps = self._asked()

    def run(self, nodes: int) -> Result | None:
        """Search for about so many positions; None while there is more to do."""
        self._slice = nodes  # read by `_answer`, wherever the generator stands
        if self.found is None:
            next(self._steps, None)
        return self.found

    @abstractmethod
    def _asked(self) -> Iterator[None]:
        """Ask what has to be asked, and set `found` in the end; a slice of the search ends at each step."""

    def _answer(self, state: State, goal: Goal, others: Others, nodes: int) -> Generator[None, None, Answer]:
        """The answer to one question, for which at most so many positions are made."""
        if nodes < 1:
            return Answer(Verdict.UNKNOWN, (), 0, 0)
        solver, before = Solver(self.game, state, goal, Budget(nodes, self.budget.memory), others), self.nodes
        while (answer := solver.run(self._slice)) is None:
            self.nodes = before + solver.nodes
            yield
        self.nodes = before + solver.nodes
        yield
        return answer
