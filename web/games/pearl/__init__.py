"""Pearl of the East on the page."""

from __future__ import annotations

from web.games.pearl.art import cover
from web.games.pearl.components import component
from web.games.pearl.table import draw, moved, say, text_view
from web.games.pearl.words import WORDS
from web.parts.gems.field import action_of, begins, gather
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    longest=45,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"proved": "card", "completed": "card", "shifted": "line", "drew": "draw", "reshuffled": "draw"},
    text_view=text_view,
    gather=gather,
    action_of=action_of,
    begins=begins,
    component=component,
)
