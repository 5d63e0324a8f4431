"""How the highest level plans in Nizam: a wider beam, dearer cards, and what the field leaves to its next turn."""

from __future__ import annotations

from pyengine.core.strategy import Lookahead, Turn
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.heuristic import chances, leads, planned, time_left

_KEPT = 1.6
"""What a card is worth, in points: the more of a turn one sees, the more."""
_WIDER = 4
"""So many partial turns are kept for each one of the search's breadth."""
_NEXT = 6
"""The breadth at which the next turn is planned."""


def turns(state: Nizam, seat: int, breadth: int) -> list[Turn]:
    """The turns that bring most points for their cards."""
    return planned(state, seat, _WIDER * breadth, _KEPT * time_left(state))


def evaluate(state: Nizam) -> list[float]:
    """Who is likely to win, once the seat to act has had the turn that it would plan now."""
    card = _KEPT * time_left(state)
    points = leads(state, card)
    ahead = planned(state, state.seat, _NEXT, card)
    if ahead:
        points[state.seat] += ahead[0].prior
    return chances(points)


LOOKAHEAD = Lookahead(turns, evaluate)
"""The plans and the evaluation of the highest level."""
