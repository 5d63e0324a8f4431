"""Glastonbury on the page."""

from __future__ import annotations

from web.games.glastonbury.art import cover
from web.games.glastonbury.components import component
from web.games.glastonbury.table import draw, moved, say, text_view
from web.games.glastonbury.words import WORDS
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    silent_events=frozenset(("turn", "moved", "passed", "filled")),
    sounds={"placed": "card", "took": "card", "moved": "line"},
    text_view=text_view,
    component=component,
    ruled=frozenset(("minutes",)),
)
