"""How the highest level evaluates Pearl of the East: by chances that were learned, and with its next turn in mind."""

from __future__ import annotations

from pyengine.core.linear import softmax
from pyengine.core.strategy import Lookahead
from pyengine.games.pearl import scoring
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.heuristic import turns
from pyengine.games.pearl.pieces import TASKS

_DONE = (0.0, 0.5, 1.0, 1.5, 2.15, 2.8, 3.8, 5.6)
"""What it is worth to have completed so many tasks; all worths here are logarithms of chances."""
_CARD = 0.07
"""What a card in the hand is worth."""
_KIND = 0.12
"""What each kind in the hand is worth besides."""
_BARRED = (0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.3, 1.7)
"""What it costs one with so many tasks done to be barred from all others; from some of them, their part of it."""
_AHEAD = (0.05, 0.05, 0.05, 0.05, 0.05, 0.09, 0.18, 0.2)
"""With so many tasks done: the worth of what the next turn is expected to bring, for each card that it is worth."""
_NEXT = 6
"""The breadth at which the next turn is planned."""


def evaluate(state: Pearl) -> list[float]:
    """Who is likely to win; the seat to act is credited with the turn that it would plan now."""
    leads = []
    for seat, hand in enumerate(state.hands):
        done = len(state.done[seat])
        left = TASKS - done  # some, as all have while the game goes on
        barred = left - scoring.possible(state.done, seat).bit_count()
        kinds = len(hand) - hand.count(0)
        leads.append(_DONE[done] + _CARD * sum(hand) + _KIND * kinds - _BARRED[done] * barred / left)
    if ahead := turns(state, state.seat, _NEXT):
        leads[state.seat] += _AHEAD[len(state.done[state.seat])] * ahead[0].prior
    return softmax(leads)


LOOKAHEAD = Lookahead(turns, evaluate)
"""The plans and the evaluation of the highest level."""
