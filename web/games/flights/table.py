"""All that Flights says of itself on the page."""

from __future__ import annotations

from web.games.flights.board import DECK, Draws
from web.games.flights.coach import COACH
from web.games.flights.reasons import Argues
from web.games.flights.refusals import Explains
from web.games.flights.story import Tells
from web.games.flights.words import WORDS
from web.parts.table_data import Info


class Flights(Draws, Explains, Argues, Tells):
    """The table, and what is known without one."""

    words = WORDS
    coach = COACH
    info = Info(
        minutes=40,
        difficulty=3,
        ruled=frozenset(("minutes",)),
        crowd=3,
        score_rows=12,
        deck=DECK,
        silent=frozenset(("turn",)),
        rounds=frozenset(("scored",)),
        forced=("take>",),
        sounds={
            "laid": "card",
            "took": "card",
            "swapped": "card",
            "drew": "draw",
            "dealt": "shuffle",
            "reshuffled": "draw",
            "deported": "line",
            "burnt": "card",
        },
    )


TABLE = Flights()
