"""Play between planned turns, from which linear evaluations are learned."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.game import Game
from pyengine.core.linear import Amounts
from pyengine.core.prng import Dice
from pyengine.core.state import State

BREADTHS = 10, 20, 40
"""Each turn is planned at one of these breadths of the beam search, so that some are played less well; wider where the
highest level is, too, since the better a hand is played, the more its cards are worth.
"""
WHIM, BEST = 15, 5
"""Of a hundred turns so many are any of the best few: without them the fit would not see what they come to."""


def play_turn(game: Game, state: State, dice: Dice) -> Sequence[Amounts] | None:
    """Plan a turn and play it; returns the amounts of each seat before it.

    Where none is planned, one action is played by the policy, and there is nothing to return.
    """
    strategy, seat = game.strategy, state.to_act[0]
    assert strategy.linear
    amounts = strategy.linear.quantities.of(state)
    wider = strategy.lookahead.wider if strategy.lookahead else 1
    planned = strategy.turns(state, seat, dice.choice(BREADTHS) * wider)
    if not planned:
        state.play(seat, strategy.policy(state, seat, dice))
        return None
    whim = dice.below(100) < WHIM
    for action in (dice.choice(planned[:BEST]) if whim else planned[0]).actions:
        state.play(seat, action)
    return amounts
