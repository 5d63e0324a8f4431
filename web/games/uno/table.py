"""All that UNO says of itself on the page.

A coloured card goes to the target `discard`; a Wild goes to the colour that is named, in the prompt. With two cards in
the hand the call is a source of its own (see `call`).
"""

from __future__ import annotations

from web.games.uno.art import cover
from web.games.uno.board import Draws
from web.games.uno.call import CALL
from web.games.uno.components import DECK, component
from web.games.uno.reasons import REASONS
from web.games.uno.refusals import Explains
from web.games.uno.story import SILENT, Tells
from web.games.uno.words import WORDS
from web.parts.clicks import Clicks
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Info


class Uno(Draws, Explains, Tells):
    """The table, and what is known without one."""

    words = WORDS
    clicks = Clicks(modifier=CALL)
    info = Info(
        minutes=25,
        difficulty=1,
        ruled=frozenset(("players", "minutes")),
        score_rows=20,
        deck=DECK,
        silent=SILENT,
        rounds=frozenset(("round_ended",)),
        sounds={"laid": "card", "drew": "draw", "dealt": "shuffle", "reshuffled": "draw"},
        said_already=frozenset(("colour", "holds-up", "out", "draw", "keep", "catch", "challenge", "accept")),
    )

    def cover(self) -> Html:
        """Cards of all colours."""
        return cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A card, or a back."""
        return component(code, t)

    def reason(self, action: str, scene: Scene) -> str | None:
        """What a card gets rid of, saves or goes on with."""
        return REASONS.reason(action, scene)


TABLE = Uno()
