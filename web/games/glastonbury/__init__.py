"""Glastonbury on the page."""

from __future__ import annotations

from web.games.glastonbury.art import cover
from web.games.glastonbury.table import draw, moved, say, text_view
from web.games.glastonbury.words import VALUES, act
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    act=act,
    values=VALUES,
    text_view=text_view,
)
