"""What of Nizam tells who will win: the points, the cards of the hand, the time left for them, and the next turn."""

from __future__ import annotations

from pyengine.core.linear import Amounts, Quantities
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.heuristic import time_left, turns

NAMES = ("points", "cards", "cards-in-time", "next-turn")
_NEXT = 6
"""The breadth at which the next turn is planned."""


def features(state: Nizam) -> list[Amounts]:
    """The amounts of each seat; the one to act has the turn that it would plan now."""
    time, ahead = time_left(state), turns(state, state.seat, _NEXT)
    return [
        (
            (0, score),
            (1, sum(hand)),
            (2, time * sum(hand)),
            (3, ahead[0].prior if ahead and seat == state.seat else 0.0),
        )
        for seat, (score, hand) in enumerate(zip(state.scores, state.hands, strict=True))
    ]


QUANTITIES = Quantities(NAMES, features)
