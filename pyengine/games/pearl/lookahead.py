"""How the highest level plans in Pearl of the East: with what the field leaves to its next turn in mind."""

from __future__ import annotations

from pyengine.core.strategy import Lookahead
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.heuristic import chances, lead, turns

_NEXT = 12
"""The breadth at which the next turn is planned."""


def evaluate(state: Pearl) -> list[float]:
    """Who is likely to win, once the seat to act has had the turn that it would plan now."""
    leads = [lead(state, seat) for seat in range(state.players)]
    ahead = turns(state, state.seat, _NEXT)
    if ahead:
        leads[state.seat] += ahead[0].prior
    return chances(leads)


LOOKAHEAD = Lookahead(turns, evaluate)
"""The plans and the evaluation of the highest level."""
