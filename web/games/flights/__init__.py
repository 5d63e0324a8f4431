"""Flights on the page."""

from __future__ import annotations

from web.games.flights.art import cover
from web.games.flights.say import say
from web.games.flights.table import draw, moved, text_view
from web.games.flights.words import VALUES, act
from web.parts.table import Table

TABLE = Table(
    minutes=40,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    act=act,
    values=VALUES,
    text_view=text_view,
)
