"""Positions to play from, by game; what they are stands in `tests/games/<game>/positions.py`."""

from __future__ import annotations

from typing import Protocol, cast

from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from tests.games.found import of_game


class Positions(Protocol):
    """What `tests/games/<game>/positions.py` has."""

    LATE: str
    """A position for two, a few actions before the end, whatever is done."""

    LATE_ENDS: tuple[str, ...]
    """The rules by which it may end from there."""

    ENDS: tuple[str, ...]
    """The rules by which a game may end."""

    EARLY: int
    """After so many actions at random a moment comes when much can be done."""

    MIDDLE: int
    """After so many, the table is well filled."""

    WHOLE: str
    """Seats and seed, as the address of a page gives them, of a short game when the greedy bot plays the first seat."""

    AT_RANDOM: str
    """Seed and options of a game that is short when the first seat does anything legal."""


def positions(game_id: str) -> Positions:
    """The positions of a game."""
    return cast(Positions, of_game(game_id, "positions"))


def middle(game_id: str, seed: int, actions: int, players: int = 2) -> str:
    """A position after so many actions at random, at a moment when the first seat is to act."""
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
