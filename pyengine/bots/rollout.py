"""Playing a determinization to its end, and what that is worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.state import Rng, State


def payoffs(outcome: Outcome, players: int) -> list[float]:
    """The first place, shared among those who share it: 1 in all."""
    share = 1 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(players)]


def rollout(game: Game, state: State, rng: Rng, depth: int, stage: int) -> Sequence[float]:
    """Play on by the game's policy; the payoffs of the end, or of an appraisal after `depth` decisions or a round."""
    policy = game.policy
    for _ in range(depth):
        to_act = state.to_act
        if not to_act or state.stage != stage:
            break
        seat = to_act[0]
        state.play(seat, policy(state, seat, rng))
    outcome = state.outcome
    return payoffs(outcome, state.players) if outcome else game.appraise(state)
