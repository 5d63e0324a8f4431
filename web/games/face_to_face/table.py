"""All that Face to Face says of itself on the page."""

from __future__ import annotations

from web.games.face_to_face.board import DECK, Draws
from web.games.face_to_face.coach import COACH
from web.games.face_to_face.reasons import Argues
from web.games.face_to_face.refusals import Explains
from web.games.face_to_face.story import Tells
from web.games.face_to_face.words import WORDS
from web.parts.table_data import Info


class FaceToFace(Draws, Explains, Argues, Tells):
    """The table, and what is known without one."""

    words = WORDS
    coach = COACH
    info = Info(
        minutes=20,
        ruled=frozenset(("minutes",)),
        fewest_win=True,
        deck=DECK,
        silent=frozenset(("turn",)),
        keys={"d": "draw"},
        sounds={"laid": "card", "drew": "draw"},
    )


TABLE = FaceToFace()
