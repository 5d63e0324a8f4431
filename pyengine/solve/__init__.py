"""Exact answers: could this deal be won, and by which line? Everything is known here, the deal as it lies.

Nothing a player sees or does depends on this package; only the command and programs of your own import it.
"""

from __future__ import annotations

from typing import Any

from pyengine.core.game import Game
from pyengine.core.record import Step
from pyengine.core.state import State
from pyengine.solve.force import Force
from pyengine.solve.order import Choice
from pyengine.solve.question import Answer, Budget, Counter, Goal, Others, Spent, Verdict
from pyengine.solve.reach import Reach
from pyengine.solve.table import Table

__all__ = ["Answer", "Budget", "Goal", "Others", "Verdict", "solve"]


def solve(game: Game, state: State, goal: Goal, budget: Budget | None = None, others: Others = Others.RESIST) -> Answer:
    """Whether the goal can be reached from a position, which stays as it is, and by which line.

    Raises what `Goal.check` does.
    """
    goal.check(state)
    budget = budget or Budget()
    counter, table = Counter(budget.nodes), Table[Any](budget.memory)

    def answered(verdict: Verdict, line: list[Choice] | None = None) -> Answer:
        steps = tuple(Step(seat, game.format(action)) for seat, action in line or ())
        return Answer(verdict, steps, counter.nodes, table.most)

    if state.outcome:
        return answered(Verdict.YES if goal.reached(state.outcome) else Verdict.NO)
    search: Force | Reach
    if others == Others.RESIST and state.players > 1:
        search = Force(game, goal, counter, table, state)
    else:
        search = Reach(game, goal, others, counter, table)
    try:
        line = search.line(state)
    except Spent:
        return answered(Verdict.UNKNOWN)
    if line is not None:
        return answered(Verdict.YES, line)
    return answered(Verdict.NO if search.whole else Verdict.UNKNOWN)
