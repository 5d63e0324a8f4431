"""UNO on the page."""

from __future__ import annotations

from web.games.uno.art import cover
from web.games.uno.moves import moved
from web.games.uno.say import say, text_view
from web.games.uno.table import draw
from web.games.uno.words import VALUES, act
from web.parts.table import Table

TABLE = Table(
    minutes=25,
    draw=draw,
    cover=cover,
    say=say,
    moved=moved,
    act=act,
    values=VALUES,
    text_view=text_view,
)
