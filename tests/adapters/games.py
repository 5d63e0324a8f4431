"""Short games of every kind, for the adapters' tests."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State

every = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


def shortest(game: Game) -> dict[str, Any]:
    """The options that make a game short: the lowest target of those that have one."""
    return {option.name: str(option.span[0]) for option in game.options if option.span}


def fewest(game: Game) -> int:
    return max(2, game.seats[0])


def moments(game: Game, players: int, seed: int, every: int = 7, most: int = 12) -> list[State]:
    """States of a random game, the last one among them when it ends soon enough."""
    state, chance, found = game.deal(players, seed, **shortest(game)), Prng(seed), []
    for count in range(every * most):
        if count % every == 0:
            found.append(state.copy())
        if state.outcome is not None:
            return [*found, state]
        seat = state.to_act[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return found
