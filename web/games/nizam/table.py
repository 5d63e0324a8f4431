"""All that Nizam says of itself on the page."""

from __future__ import annotations

from web.games.nizam.board import Draws
from web.games.nizam.coach import COACH
from web.games.nizam.reasons import Argues
from web.games.nizam.refusals import Explains
from web.games.nizam.story import SILENT, Tells
from web.games.nizam.words import WORDS
from web.parts.gems.components import DECK
from web.parts.table_data import Info


class Nizam(Draws, Explains, Argues, Tells):
    """The table, and what is known without one."""

    words = WORDS
    coach = COACH
    info = Info(
        minutes=30,
        longest=45,
        difficulty=1,
        score_rows=20,
        deck=DECK,
        silent=SILENT,
        keys={"d": "draw", "a": "activate", "p": "pass"},
        sounds={"shifted": "line", "activated": "line", "drew": "draw", "reshuffled": "draw"},
        said_already=frozenset(("points", "kept")),
    )


TABLE = Nizam()
