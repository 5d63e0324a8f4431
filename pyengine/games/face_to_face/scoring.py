"""How Face to Face ends: F2F-18 to F2F-20."""

from __future__ import annotations

from pyengine.core.outcome import Outcome
from pyengine.games.face_to_face.rules import stuck
from pyengine.games.face_to_face.state import FaceToFaceState


def verdict(state: FaceToFaceState) -> Outcome | None:
    """The end of the game, if this position is one: all 58 laid (F2F-18), or the minimum out of reach (F2F-19)."""
    for seat in (state.seat, 1 - state.seat):
        if not state.hands[seat] and not state.draws[seat]:
            return _won_by(seat, "F2F-18")
    return _won_by(1 - state.seat, "F2F-19") if stuck(state) else None


def _won_by(seat: int, rule: str) -> Outcome:
    return Outcome.by_score(rule, (1 - seat, seat))
