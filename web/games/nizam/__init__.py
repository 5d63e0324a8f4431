"""Nizam on the page."""

from __future__ import annotations

from web.games.nizam.art import cover
from web.games.nizam.table import draw, moved, say, text_view
from web.games.nizam.words import VALUES, act
from web.parts.gems.field import action_of, gather
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
    gather=gather,
    action_of=action_of,
)
