"""Rollouts: plays a determinization to its end, and returns the payoff of every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.state import Rng, State

Evaluation = Callable[[State], Sequence[float]]
"""The chances of each seat in a state that is not played on."""


def payoffs(outcome: Outcome, players: int) -> list[float]:
    """The first place, shared among those who share it: 1 in all."""
    share = 1 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(players)]


def rollout(game: Game, state: State, rng: Rng, depth: int, stage: int, *, refined: bool = False) -> Sequence[float]:
    """Play on by the game's policy; the payoffs of the end, or of an evaluation after `depth` decisions or a round.

    The evaluation is the game's refined one, where that is asked for and there is one. The state may be left as it was.
    """
    if game.strategy.playout:
        return game.strategy.playout(state, depth, refined)
    policy = game.strategy.policy
    for _ in range(depth):
        to_act = state.to_act
        if not to_act or state.stage != stage:
            break
        seat = to_act[0]
        state.play(seat, policy(state, seat, rng))
    return worth(state, (refined and game.strategy.refined) or game.strategy.evaluate)


def valued(game: Game, state: State, rng: Rng, stage: int) -> Sequence[float]:
    """Play on by the policy that was learned until the value fits: at most to the end of a turn or a round."""
    policy, value, features = game.strategy.learned_policy, game.strategy.value, game.strategy.features
    assert value
    assert features
    while (to_act := state.to_act) and state.stage == stage and not features.settled(state):
        state.play(to_act[0], policy(state, to_act[0], rng))
    return worth(state, value)


def answered(game: Game, state: State, seat: int, rng: Rng, stage: int, *, lookahead: bool = False) -> Sequence[float]:
    """Play on for one turn of each of the others, as they would plan it themselves; then as `rollout`.

    What is left of the turn of `seat` is played too. With `lookahead` the evaluation is that of the highest level.
    """
    others = state.players - 1
    while (to_act := state.to_act) and state.stage == stage:
        if to_act[0] != seat:
            if not others:
                break
            seat, others = to_act[0], others - 1
        planned = game.strategy.turns(state, seat, game.strategy.answers)
        for action in planned[0].actions if planned else (game.strategy.policy(state, seat, rng),):
            state.play(seat, action)
    farther = game.strategy.lookahead if lookahead else None
    return worth(state, farther.evaluate if farther else game.strategy.evaluate)


def worth(state: State, evaluate: Evaluation) -> Sequence[float]:
    """The payoffs of a game that is over; of any other its evaluation."""
    outcome = state.outcome
    return payoffs(outcome, state.players) if outcome else evaluate(state)
