"""Face to Face on the page."""

from __future__ import annotations

from web.games.face_to_face.art import cover
from web.games.face_to_face.components import DECK, component
from web.games.face_to_face.reasons import REASONS
from web.games.face_to_face.refusals import case
from web.games.face_to_face.table import (
    board,
    headline,
    held,
    moved,
    own_hand,
    prompt,
    result,
    rule_now,
    say,
    tally,
    text_view,
)
from web.games.face_to_face.words import WORDS
from web.parts.ends import Ends
from web.parts.table import Table

TABLE = Table(
    minutes=20,
    board=board,
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    fewest_win=True,
    headline=headline,
    rule_now=rule_now,
    case=case,
    reasons=REASONS,
    ends=Ends(result=result),
    silent_events=frozenset({"turn"}),
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    text_view=text_view,
    held=held,
    sounds={"laid": "card", "drew": "draw"},
    component=component,
    deck=DECK,
    ruled=frozenset(("minutes",)),
)
