"""All that Glastonbury says of itself on the page."""

from __future__ import annotations

from web.games.glastonbury.board import DECK, Draws
from web.games.glastonbury.coach import COACH
from web.games.glastonbury.reasons import Argues
from web.games.glastonbury.refusals import Explains
from web.games.glastonbury.story import Tells
from web.games.glastonbury.words import WORDS
from web.parts.table_data import Info


class Glastonbury(Draws, Explains, Argues, Tells):
    """The table, and what is known without one."""

    words = WORDS
    coach = COACH
    info = Info(
        minutes=30,
        ruled=frozenset(("minutes",)),
        deck=DECK,
        silent=frozenset(("turn", "moved", "filled")),
        forced=("pass",),
        keys={"w": "walk", "p": "pass", "a": "appear", "m": "move"},
        sounds={"placed": "card", "took": "card", "moved": "line", "filled": "draw", "lost": "card"},
        fleeting=True,
    )


TABLE = Glastonbury()
