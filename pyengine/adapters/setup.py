"""Code shared by the adapters: the rewards at the end of a game."""

from __future__ import annotations

from pyengine.core.outcome import Outcome


def rewards(outcome: Outcome, players: int) -> list[float]:
    """Each seat's share of the first place, 1 in all, on a scale where an even share is 0 and all of it is 1.

    The rewards sum to 0: in a game of two they are 1 and -1, or 0 for both; in a game of four the winner
    gets 1 and the others -1/3.
    """
    share = players / len(outcome.winners)
    return [((share if seat in outcome.winners else 0) - 1) / (players - 1) for seat in range(players)]
