"""What a seat of Face to Face may know: tops of piles, sizes, and its own hand (F2F-14)."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.state import View
from pyengine.games.face_to_face.pieces import BASES, FOREIGN, number
from pyengine.games.face_to_face.state import FaceToFaceState


def view(state: FaceToFaceState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    return {
        "game": "face-to-face",
        "seat": seat,
        "to_act": list(state.to_act),
        "turn": state.turn,
        "laid": state.laid,
        "given": state.given,
        "players": [_player(state, owner, owner == seat) for owner in range(2)],
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def _player(state: FaceToFaceState, owner: int, visible: bool) -> dict[str, Any]:
    hand = state.hands[owner]
    return {
        "up": _pile(state, owner, 0),
        "down": _pile(state, owner, 1),
        "hand": hand[:] if visible else [HIDDEN] * len(hand),
        "draw": len(state.draws[owner]),
    }


def _pile(state: FaceToFaceState, owner: int, kind: int) -> dict[str, int]:
    cards = state.piles[owner * 2 + kind]
    if not cards:
        return {"top": BASES[kind], "set": owner, "count": 0}
    top = cards[-1]
    return {"top": number(top), "set": 1 - owner if top & FOREIGN else owner, "count": len(cards)}
