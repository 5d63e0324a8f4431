"""Nizam on the page."""

from __future__ import annotations

from web.games.nizam.art import cover
from web.games.nizam.table import draw, moved, say, text_view
from web.games.nizam.words import WORDS
from web.parts.gems.components import gem_component
from web.parts.gems.field import action_of, begins, gather
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"shifted": "line", "activated": "line", "drew": "draw", "reshuffled": "draw"},
    text_view=text_view,
    gather=gather,
    action_of=action_of,
    begins=begins,
    component=gem_component,
    longest=45,
)
