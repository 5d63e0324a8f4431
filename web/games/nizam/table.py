"""All that Nizam says of itself on the page."""

from __future__ import annotations

from web.games.nizam.art import cover
from web.games.nizam.board import Draws
from web.games.nizam.reasons import REASONS, turn_result
from web.games.nizam.refusals import Explains
from web.games.nizam.story import SILENT, Tells
from web.games.nizam.words import WORDS
from web.parts.gems.components import DECK, gem_component
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Info


class Nizam(Draws, Explains, Tells):
    """The table, and what is known without one."""

    words = WORDS
    info = Info(
        minutes=30,
        longest=45,
        difficulty=1,
        score_rows=20,
        deck=DECK,
        silent=SILENT,
        sounds={"shifted": "line", "activated": "line", "drew": "draw", "reshuffled": "draw"},
        said_already=frozenset(("points", "kept")),
    )

    def cover(self) -> Html:
        """Gems in a row."""
        return cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A gem, or a back."""
        return gem_component(code, t)

    def reason(self, action: str, scene: Scene) -> str | None:
        """What a shift or a draw brings."""
        return REASONS.reason(action, scene)

    def turn_result(self, gained: int, kept: int, scene: Scene) -> str:
        """Points, and the cards that are left."""
        return turn_result(gained, kept, scene)


TABLE = Nizam()
