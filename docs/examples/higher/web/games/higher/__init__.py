"""Higher on the page."""

from __future__ import annotations

from web.games.higher.art import cover
from web.games.higher.components import component
from web.games.higher.table import board, case, moved, own_hand, prompt, say, tally, text_view
from web.games.higher.words import WORDS

from web.parts.table import Table

TABLE = Table(
    minutes=5,
    difficulty=1,
    board=board,
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    fewest_win=True,
    case=case,
    silent_events=frozenset({"turn"}),
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"laid": "card", "drew": "draw"},
    text_view=text_view,
    component=component,
    ruled=frozenset(("players", "minutes")),
)
