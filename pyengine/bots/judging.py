"""The judge: one search by which hints, best lines, reviews and puzzles call a play best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pyengine.bots.ismcts import Node, Search, Settings, standard_error
from pyengine.bots.knowledge import Knowledge
from pyengine.bots.thinking import LEVELS, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.state import Action, Rng, State
from pyengine.core.strategy import Stop, Turn, never

ITERATIONS = 128
"""As long a review searches for the best action, and then what comes after it and after the one that was played."""
PRIOR_VISITS = 10.0
"""The most visits that a prior counts for: it tells what is tried first, not what is said in the end. With UNO's for
300, as level 6 has it, a play was 15 wins in a hundred ahead after 4000 playouts that is 4 ahead after 10,000 of these.
"""


def judging(knowledge: Knowledge, rng: Rng, judged: Sequence[Action] = ()) -> Search:
    """A search as level 6 makes it, not started, by all that is known and still remembered; priors count for little.

    The actions `judged` are tried however bad they look.

    How long it runs is its caller's choice: it may then find another play best, but it never judges by other rules.
    """
    search = ThinkingBot(replace(LEVELS["6"], memory=knowledge.memory)).search(knowledge, rng, judged=judged)
    visits = min(search.settings.prior_visits, PRIOR_VISITS)
    search.settings = replace(search.settings, prior_visits=visits)
    return search


class _KnowledgeAfter(Knowledge):
    """What a seat knows after one of its actions."""

    __slots__ = ("action",)

    def __init__(self, game: Game, state: State, seat: int, action: Action) -> None:
        super().__init__(game, state, seat)
        self.action = action

    def worlds(self, learned: bool = False, stop: Stop = never) -> Callable[[Rng], State]:
        """The states after the action, in those before it that could be true."""
        draw = super().worlds(learned, stop)

        def after(rng: Rng) -> State:
            state = draw(rng)
            state.play(self.seat, self.action)
            return state

        return after

    def turns(self, breadth: int, lookahead: bool = False, stop: Stop = never) -> Sequence[Turn]:
        """The ways to continue the turn; none where the seat's next turn may begin with cards that it does not know."""
        state = self._state.copy()
        state.play(self.seat, self.action)
        same = state.players > 1 and state.to_act == (self.seat,)
        return Knowledge(self.game, state, self.seat).turns(breadth, lookahead, stop) if same else ()


class ActionSearch(Search):
    """What comes after one action of a seat, as reviews judge it: its expected payoff for that seat, and the error."""

    def __init__(self, game: Game, state: State, seat: int, action: Action, rng: Rng) -> None:
        self._squares = 0.0
        super().__init__(_KnowledgeAfter(game, state, seat, action), rng, replace(Settings.of(game), learned=True))

    @property
    def payoff(self) -> float:
        """The mean payoff of all simulations."""
        return self._means[self.knowledge.seat]

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        return standard_error(self.iterations, self.payoff * self.iterations, self._squares)

    def _count(self, path: list[tuple[Node, int]], payoffs: Sequence[float]) -> None:
        super()._count(path, payoffs)
        self._squares += payoffs[self.knowledge.seat] ** 2
