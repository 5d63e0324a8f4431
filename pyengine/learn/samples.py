"""Positions of games that bots play with themselves, and who won: what a value is learned from."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, NamedTuple

from pyengine.core.game import Game
from pyengine.core.linear import Amounts
from pyengine.core.prng import Dice
from pyengine.core.state import State
from pyengine.games import game as find_game

WHIM = 100
"""Of a thousand decisions so many are any legal action: without them good play would hide what is bad."""
_LONGEST = 3000
BREADTHS = 10, 20, 40
"""Each turn is planned at one of these breadths of the beam search, so that some are played less well; wider where the
highest level is, too, since the better a hand is played, the more its cards are worth.
"""
_TURN_WHIM, _BEST = 15, 5
"""Of a hundred turns so many are any of the best few: without them the fit would not see what they come to."""


class Sample(NamedTuple):
    """The features of each seat in a position, or their amounts, and its share in the first place in the end."""

    features: Sequence[Sequence[Any]]
    shares: list[float]


def batch(game_id: str, players: int, seeds: Sequence[int]) -> tuple[list[Sample], float]:
    """The positions of several games, and the processor time that they took, in seconds."""
    began = process_time()
    found = [sample for seed in seeds for sample in samples(game_id, players, seed)]
    return found, process_time() - began


def samples(game_id: str, players: int, seed: int) -> list[Sample]:
    """The positions of one game that features fit; none where it does not come to an end."""
    game = find_game(game_id)
    play_on = _play_turn if game.strategy.linear else _play_action
    state, dice, found = game.new(players, seed, {}), Dice(seed), list[Sequence[Sequence[Any]]]()
    while state.to_act and len(found) < _LONGEST:
        features = play_on(game, state, dice)
        if features is not None:
            found.append(features)
    outcome = state.outcome
    if not outcome:
        return []
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    return [Sample(each, shares) for each in found]


def _play_action(game: Game, state: State, dice: Dice) -> Sequence[Sequence[int]] | None:
    """One action, by the best policy that the game has or by whim; returns the features before it, where they fit."""
    features = game.strategy.features
    assert features
    found = [list(seat) for seat in features.of(state)] if features.settled(state) else None
    seat = state.to_act[0]
    whim = dice.below(1000) < WHIM
    state.play(seat, dice.choice(state.legal(seat)) if whim else game.strategy.learned_policy(state, seat, dice))
    return found


def _play_turn(game: Game, state: State, dice: Dice) -> Sequence[Amounts] | None:
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
    whim = dice.below(100) < _TURN_WHIM
    for action in (dice.choice(planned[:_BEST]) if whim else planned[0]).actions:
        state.play(seat, action)
    return amounts
