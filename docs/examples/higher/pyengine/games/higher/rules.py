"""What may be done in Higher. Every question of legality ends here."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.games.higher.pieces import Play
from pyengine.games.higher.state import HigherState


def breach(state: HigherState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if not_due := state.why_not_due(seat, "HIG-3"):
        return not_due
    if isinstance(action, Play):
        return _breach_of_play(state, action.card)
    return None


def _breach_of_play(state: HigherState, card: int) -> Breach | None:
    if card not in state.hands[state.seat]:
        return Breach("HIG-2", {"card": card})
    if card < state.top:
        return Breach("HIG-4", {"card": card, "top": state.top})
    return None
