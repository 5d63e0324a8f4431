"""All that Pearl of the East says of itself on the page."""

from __future__ import annotations

from web.games.pearl.board import DECK, Draws
from web.games.pearl.coach import COACH
from web.games.pearl.reasons import Argues
from web.games.pearl.refusals import Explains
from web.games.pearl.story import SILENT, Tells
from web.games.pearl.words import WORDS
from web.parts.table_data import Info


class Pearl(Draws, Explains, Argues, Tells):
    """The table, and what is known without one."""

    words = WORDS
    coach = COACH
    info = Info(
        minutes=30,
        longest=45,
        deck=DECK,
        silent=SILENT,
        keys={"d": "draw", "p": "prove", "x": "pass", "e": "end"},
        sounds={"proved": "card", "completed": "card", "shifted": "line", "drew": "draw", "reshuffled": "draw"},
        said_already=frozenset(("tasks", "kept")),
    )


TABLE = Pearl()
