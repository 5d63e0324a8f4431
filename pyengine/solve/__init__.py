"""Exact answers: could this deal be won, and by which line? Everything is known here, the deal as it lies.

No bot and no hint knows of this package: on the pages it answers only whoever asks.
"""

from __future__ import annotations

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.solve.hindsight import Found, Hindsight
from pyengine.solve.outlook import Outlook, Prospect
from pyengine.solve.question import Answer, Budget, Goal, Others, Verdict
from pyengine.solve.solver import Solver

__all__ = [
    "Answer",
    "Budget",
    "Found",
    "Goal",
    "Hindsight",
    "Others",
    "Outlook",
    "Prospect",
    "Solver",
    "Verdict",
    "solve",
]


def solve(game: Game, state: State, goal: Goal, budget: Budget | None = None, others: Others = Others.RESIST) -> Answer:
    """Whether the goal can be reached from a position, which stays as it is, and by which line.

    Raises what `Goal.check` does.
    """
    budget = budget or Budget()
    answer = Solver(game, state, goal, budget, others).run(budget.nodes + 1)
    assert answer is not None
    return answer
