"""How the highest level plans in Nizam: a wider beam, cards at their learned worth, and its next turn in mind."""

from __future__ import annotations

from pyengine.core.linear import Linear
from pyengine.core.strategy import Lookahead, Stop, Turn, never
from pyengine.games.nizam.features import QUANTITIES
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.heuristic import planned, time_left
from pyengine.games.nizam.weights import WEIGHTS

_WIDER = 4
"""So many partial turns are kept for each one of the search's breadth."""
_ALWAYS, _IN_TIME = (WEIGHTS[name] / WEIGHTS["points"] for name in ("cards", "cards-in-time"))
"""What a card is worth, in points: to the last, and besides while there is time to use it."""

EVALUATION = Linear(QUANTITIES, WEIGHTS)


def turns(state: Nizam, seat: int, breadth: int, stop: Stop = never) -> list[Turn]:
    """The turns that bring most points for their cards."""
    return planned(state, seat, _WIDER * breadth, _ALWAYS + _IN_TIME * time_left(state), stop)


LOOKAHEAD = Lookahead(turns, EVALUATION.chances, _WIDER)
"""The plans and the evaluation of the highest level."""
