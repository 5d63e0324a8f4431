"""UNO on the page."""

from __future__ import annotations

from web.games.uno.art import cover
from web.games.uno.components import component
from web.games.uno.moves import moved
from web.games.uno.say import say, text_view
from web.games.uno.table import draw
from web.games.uno.words import WORDS
from web.parts.table import Table

TABLE = Table(
    minutes=25,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    silent_events=frozenset({"let"}),
    sounds={"laid": "card", "drew": "draw", "dealt": "draw", "reshuffled": "draw"},
    text_view=text_view,
    component=component,
    ruled=frozenset(("players", "minutes")),
)
