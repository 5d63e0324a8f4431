"""Positions of games that bots play with themselves, and who won: what a value is learned from."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from pyengine.core.game import Game
from pyengine.core.prng import Dice
from pyengine.core.state import State
from pyengine.games import game as find_game

WHIM = 100
"""Of a thousand decisions so many are any legal action: without them good play would hide what is bad."""
_LONGEST = 3000


class Sample(NamedTuple):
    """The features of each seat in a position, and the share of each in the first place in the end."""

    features: list[list[int]]
    shares: list[float]


def batch(game_id: str, players: int, seeds: Sequence[int]) -> tuple[list[Sample], float]:
    """The positions of several games, and the processor time that they took, in seconds."""
    began = process_time()
    found = [sample for seed in seeds for sample in samples(game_id, players, seed)]
    return found, process_time() - began


def samples(game_id: str, players: int, seed: int) -> list[Sample]:
    """The positions of one game that features fit; none where it does not come to an end."""
    game = find_game(game_id)
    features = game.strategy.features
    assert features
    state, dice = game.new(players, seed, {}), Dice(seed)
    found = list[list[list[int]]]()
    while state.to_act and len(found) < _LONGEST:
        if features.settled(state):
            found.append([list(seat) for seat in features.of(state)])
        _act(game, state, dice)
    outcome = state.outcome
    if not outcome:
        return []
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    return [Sample(each, shares) for each in found]


def _act(game: Game, state: State, dice: Dice) -> None:
    """One action, by the game's policy or by whim."""
    seat = state.to_act[0]
    whim = dice.below(1000) < WHIM
    state.play(seat, dice.choice(state.legal(seat)) if whim else game.strategy.policy(state, seat, dice))
