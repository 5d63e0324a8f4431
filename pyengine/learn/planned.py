"""Positions of games between planned turns, and who won: what a linear evaluation is learned from."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from pyengine.core.game import Game
from pyengine.core.linear import Amounts
from pyengine.core.prng import Dice
from pyengine.core.state import State
from pyengine.games import game as find_game

BREADTHS = 10, 20, 40
"""Each turn is planned at one of these breadths of the beam search, so that some are played less well; wider where the
highest level is, too, since the better a hand is played, the more its cards are worth.
"""
WHIM, BEST = 15, 5
"""Of a hundred turns so many are any of the best few: without them the fit would not see what they come to."""
_LONGEST = 600
"""Turns after which a game that comes to no end is given up."""


class Sample(NamedTuple):
    """The quantities of each seat in a position, and the share of each in the first place in the end."""

    seats: Sequence[Amounts]
    shares: list[float]


def batch(game_id: str, players: int, seeds: Sequence[int]) -> tuple[list[Sample], float]:
    """The positions of several games, and the processor time that they took, in seconds."""
    began = process_time()
    found = [sample for seed in seeds for sample in samples(game_id, players, seed)]
    return found, process_time() - began


def samples(game_id: str, players: int, seed: int) -> list[Sample]:
    """The positions of one game in which turns begin; none where it does not come to an end."""
    game = find_game(game_id)
    assert game.strategy.linear
    state, dice, found = game.new(players, seed, {}), Dice(seed), list[Sequence[Amounts]]()
    while state.to_act and len(found) < _LONGEST:
        quantities = game.strategy.linear.quantities.of(state)
        if _take_turn(game, state, dice):
            found.append(quantities)
    outcome = state.outcome
    if not outcome:
        return []
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    return [Sample(each, shares) for each in found]


def _take_turn(game: Game, state: State, dice: Dice) -> bool:
    """Plan a turn and play it; False where none is planned, and one action is played by the policy."""
    seat, farther = state.to_act[0], game.strategy.lookahead
    planned = game.strategy.turns(state, seat, dice.choice(BREADTHS) * (farther.wider if farther else 1))
    if not planned:
        state.play(seat, game.strategy.policy(state, seat, dice))
        return False
    whim = dice.below(100) < WHIM
    for action in (dice.choice(planned[:BEST]) if whim else planned[0]).actions:
        state.play(seat, action)
    return True
