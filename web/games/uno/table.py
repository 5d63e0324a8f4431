"""All that UNO says of itself on the page.

A coloured card goes to the target `discard`; a Wild goes to the colour that is named, in the prompt. With two cards in
the hand the call is a source of its own (see `call`).
"""

from __future__ import annotations

from web.games.uno.board import DECK, Draws
from web.games.uno.call import CALL
from web.games.uno.coach import COACH
from web.games.uno.reasons import Argues
from web.games.uno.refusals import Explains
from web.games.uno.story import SILENT, Tells
from web.games.uno.words import WORDS
from web.parts.clicks import Clicks
from web.parts.table_data import Info


class Uno(Draws, Explains, Argues, Tells):
    """The table, and what is known without one."""

    words = WORDS
    coach = COACH
    clicks = Clicks(modifier=CALL)
    info = Info(
        minutes=25,
        difficulty=1,
        ruled=frozenset(("players", "minutes")),
        score_rows=20,
        deck=DECK,
        silent=SILENT,
        rounds=frozenset(("round_ended",)),
        keys={"d": "draw", "k": "keep", "u": "uno-call", "c": "challenge", "a": "accept", "l": "let"},
        sounds={"laid": "card", "drew": "draw", "dealt": "shuffle", "reshuffled": "draw"},
        said_already=frozenset(("colour", "holds-up", "out", "draw", "keep", "catch", "challenge", "accept")),
    )


TABLE = Uno()
