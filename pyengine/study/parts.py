"""What can be pointed at on a game's table, by name."""

from __future__ import annotations

from functools import cache

from pyengine.games import game as find_game


@cache
def parts(game_id: str) -> frozenset[str]:
    """The names that marks and arrows may have: what actions name, the hand, the seats, and the game's own parts."""
    game = find_game(game_id)
    actions = {end for action in game.actions() for end in game.format(action).split(">")}
    seats = {f"seat{seat}" for seat in range(1, game.seats[1] + 1)}
    return frozenset({"hand", *actions, *seats, *game.notation.parts})
