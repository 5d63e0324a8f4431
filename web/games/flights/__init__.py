"""Flights on the page."""

from __future__ import annotations

from web.games.flights.art import cover
from web.games.flights.components import component
from web.games.flights.say import say
from web.games.flights.table import draw, moved, text_view
from web.games.flights.words import WORDS
from web.parts.table import Table

TABLE = Table(
    minutes=40,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"laid": "card", "took": "card", "swapped": "card", "drew": "draw", "dealt": "draw", "reshuffled": "draw"},
    text_view=text_view,
    component=component,
    ruled=frozenset(("minutes",)),
)
