"""What of Face to Face is hidden, for play where nobody holds the whole state."""

from __future__ import annotations

from pyengine.core.sealing import Sealing, Tells
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.pieces import EndTurn, Play

SEALING: Sealing[FaceToFace] = Sealing(
    hand=lambda state, seat: state.hands[seat],
    piles=lambda state: state.draws,
    spends=lambda action: (action.card,) if isinstance(action, Play) else (),
    # At the end of a turn it is the other hand that decides whether the game goes on (F2F-19).
    deciders=lambda _, seat, action: (Tells(1 - seat, after=True),) if isinstance(action, EndTurn) else (),
)
