"""Face to Face on the page."""

from __future__ import annotations

from web.games.face_to_face.art import cover
from web.games.face_to_face.components import component
from web.games.face_to_face.table import draw, moved, say
from web.games.face_to_face.words import WORDS
from web.parts.table import Table

TABLE = Table(
    minutes=20,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"laid": "card", "drew": "draw"},
    component=component,
    ruled=frozenset(("minutes",)),
)
