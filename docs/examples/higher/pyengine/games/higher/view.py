"""What a seat of Higher may know."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.core.state import View
from pyengine.games.higher.state import HigherState


def view(state: HigherState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    hands = [hand[:] if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(state.hands)]
    return {
        "game": "higher",
        "seat": seat,
        "to_act": list(state.to_act),
        "turn": state.turn,
        "top": state.top,
        "deck": len(state.deck),
        "spent": state.spent[:],
        "pile": state.pile[:],
        "players": [{"hand": hand} for hand in hands],
        "outcome": state.outcome.to_json() if state.outcome else None,
    }
