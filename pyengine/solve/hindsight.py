"""The last position of a game from which its goal could still have been reached.

The game is gone through from its end to its deal, choice by choice. Where others play, it is first asked whether the
seat could have forced the goal; and where that is not found out, whether there was a line against others who play by
rules of thumb.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.record import Record, Step, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.solve.question import Budget, Goal, Others, Verdict
from pyengine.solve.questions import Questions

SHARES = (100, 10)
"""Pass by pass the part of the budget that a position gets at most: a hard one shall not keep earlier ones, of which
many are easy, from being asked.
"""
FORCED = 4
"""Of what may be spent, one part in so many is for wins against any defence, which are found only near the end."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found out. With `YES` the goal could be reached after `at` actions by the `line`, against `others` who
    did so; `last` is true if it is proved that no later choice could. With `NO` no choice of the whole game could, the
    first of them included. `nodes` are the positions made in all.
    """

    verdict: Verdict
    at: int
    others: Others
    line: tuple[Step, ...]
    last: bool
    nodes: int


class Hindsight(Questions[Found]):
    """The search through a record; raises what `Goal.check` does."""

    def __init__(self, record: Record, goal: Goal, budget: Budget | None = None) -> None:
        super().__init__(find_game(record.game), budget)
        self.goal, self.moments = goal, _choices(record, goal)
        """The choices of the seat, the last first: how many actions were done before, and the position."""
        self._ends = {Others.RESIST: self.budget.nodes // FORCED, Others.GREEDY: self.budget.nodes}
        if record.players == 1:
            self._ends = {Others.RESIST: self.budget.nodes}
        self._left = self.moments
        """The choices that nothing was found out about yet, and which are later than any that was won."""

    def _asked(self) -> Iterator[None]:
        for others, end in self._ends.items():
            yield from self._latest(others, end)
            if self.found:
                return
        verdict = Verdict.UNKNOWN if self._left else Verdict.NO
        self.found = Found(verdict, 0, [*self._ends][-1], (), False, self.nodes)

    def _latest(self, others: Others, end: int) -> Iterator[None]:
        """Find the latest choice with which the goal could be reached; `end` is how many positions may have been made
        after that, in all.
        """
        best: tuple[int, tuple[Step, ...]] | None = None
        self._left = self.moments
        for share in SHARES:
            asked, self._left = self._left, []
            for at, state in asked:
                most = min(self.budget.nodes // share, end - self.nodes)
                answer = yield from self._answer(state, self.goal, others, most)
                if answer.verdict == Verdict.YES:
                    best = at, answer.line
                    break  # all that follow are earlier in the game
                if answer.verdict == Verdict.UNKNOWN:
                    self._left.append((at, state))
        if best:
            at, line = best
            self.found = Found(Verdict.YES, at, others, line, not self._left, self.nodes)


def _choices(record: Record, goal: Goal) -> list[tuple[int, State]]:
    """Where the seat had a choice, the last first; of a game that is not over also its present position."""
    state, found = record.with_steps(()).start(), list[tuple[int, State]]()
    goal.check(state)
    game = find_game(record.game)
    for at, step in enumerate(record.steps):
        if step.seat == goal.seat and len(state.legal(step.seat)) > 1:
            found.append((at, state.copy()))
        take_step(game, state, step)
    if not state.outcome:
        found.append((len(record.steps), state))
    return found[::-1]
