"""All that Face to Face says of itself on the page."""

from __future__ import annotations

from web.games.face_to_face.art import cover
from web.games.face_to_face.board import Draws
from web.games.face_to_face.components import DECK, component
from web.games.face_to_face.reasons import REASONS
from web.games.face_to_face.refusals import Explains
from web.games.face_to_face.story import Tells
from web.games.face_to_face.words import WORDS
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Info


class FaceToFace(Draws, Explains, Tells):
    """The table, and what is known without one."""

    words = WORDS
    info = Info(
        minutes=20,
        ruled=frozenset(("minutes",)),
        fewest_win=True,
        deck=DECK,
        silent=frozenset(("turn",)),
        sounds={"laid": "card", "drew": "draw"},
    )

    def cover(self) -> Html:
        """Cards of both sets."""
        return cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A number, a base card or a back of either set."""
        return component(code, t)

    def reason(self, action: str, scene: Scene) -> str | None:
        """How far a card is from the top, and what it leaves."""
        return REASONS.reason(action, scene)


TABLE = FaceToFace()
