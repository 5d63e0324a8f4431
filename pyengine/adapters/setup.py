"""Code shared by the adapters: the number of players, and the rewards at the end of a game."""

from __future__ import annotations

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome


def fewest(game: Game) -> int:
    """The fewest players that make a contest: a single player has no opponent."""
    return max(2, game.seats[0])


def seats(game: Game, players: int | None) -> int:
    """The number of players, by default the fewest; raises `OptionError` for a number that makes no contest."""
    if players is None:
        return fewest(game)
    if not fewest(game) <= players <= game.seats[1]:
        raise OptionError("players", players, tuple(range(fewest(game), game.seats[1] + 1)))
    return players


def rewards(outcome: Outcome, players: int) -> list[float]:
    """Each seat's share of the first place, 1 in all, on a scale where an even share is 0 and all of it is 1.

    The rewards sum to 0: in a game of two they are 1 and -1, or 0 for both; in a game of four the winner
    gets 1 and the others -1/3.
    """
    share = players / len(outcome.winners)
    return [((share if seat in outcome.winners else 0) - 1) / (players - 1) for seat in range(players)]
