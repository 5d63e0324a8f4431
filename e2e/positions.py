"""Positions to play from, by game; they are written in `tests/games/<game>/positions.py`."""

from __future__ import annotations

from typing import Protocol, cast

from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from tests.games.found import of_game


class Positions(Protocol):
    """What `tests/games/<game>/positions.py` has."""

    LATE: str
    """A position for two players that ends after a few actions, whatever they are."""

    LATE_ENDS: tuple[str, ...]
    """The IDs of the rules by which it may end."""

    ENDS: tuple[str, ...]
    """The IDs of the rules by which a game may end."""

    EARLY: int
    """After so many random actions there are many legal actions."""

    MIDDLE: int
    """After so many random actions the table is well filled, for screenshots."""

    WHOLE: str
    """Seats and seed, as in a page's address, of a game that is short when the first seat plays like the greedy bot."""

    AT_RANDOM: str
    """Seed and options of a game that is short when the first seat plays at random."""


def positions(game_id: str) -> Positions:
    """The positions of a game."""
    return cast(Positions, of_game(game_id, "positions"))


def middle(game_id: str, seed: int, actions: int, players: int = 2) -> str:
    """A position after so many random actions, when the first seat is to act."""
    game, chance = find_game(game_id), Prng(seed)
    state = game.deal(players, seed)
    for done in range(1000):
        if done >= actions and 0 in state.awaited:
            break
        seat = state.to_act[-1]
        before = state.copy()
        state.apply(seat, chance.choice(state.legal(seat)))
        if state.outcome:
            return game.write(before)
    return game.write(state)
