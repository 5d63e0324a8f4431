"""What may be done in Higher. Every question of legality ends here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.errors import Breach
from pyengine.games.higher.pieces import Play

if TYPE_CHECKING:
    from pyengine.games.higher.state import Higher


def breach(state: Higher, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if state.outcome is not None:
        return Breach(state.outcome.reason)
    if seat != state.seat:
        return Breach("HIG-3", {"seat": seat + 1, "to_act": state.seat + 1})
    if isinstance(action, Play):
        return _breach_of_play(state, action.card)
    return None


def _breach_of_play(state: Higher, card: int) -> Breach | None:
    if card not in state.hands[state.seat]:
        return Breach("HIG-2", {"card": card})
    if card < state.top:
        return Breach("HIG-4", {"card": card, "top": state.top})
    return None
