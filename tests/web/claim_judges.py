"""The judges of all games: by game, for each message the one that says whether its claim is true."""

from __future__ import annotations

from tests.games.face_to_face.claims import FACE_TO_FACE
from tests.games.flights.claims import FLIGHTS
from tests.games.glastonbury.claims import GLASTONBURY
from tests.games.nizam.claims import NIZAM
from tests.games.pearl.claims import PEARL
from tests.games.uno.claims import UNO
from tests.web.claim_case import Judge

JUDGES: dict[str, dict[str, Judge]] = {
    "face-to-face": FACE_TO_FACE,
    "flights": FLIGHTS,
    "glastonbury": GLASTONBURY,
    "nizam": NIZAM,
    "pearl": PEARL,
    "uno": UNO,
}
