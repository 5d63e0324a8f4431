"""Glastonbury on the page."""

from __future__ import annotations

from web.games.glastonbury.art import cover
from web.games.glastonbury.cauldrons import tally
from web.games.glastonbury.components import DECK, component, score_lines
from web.games.glastonbury.ends import result
from web.games.glastonbury.prompt import prompt
from web.games.glastonbury.reasons import REASONS
from web.games.glastonbury.refusals import case
from web.games.glastonbury.story import heard, held, moved, say, tell, text_view
from web.games.glastonbury.table import board, headline, own_hand, rule_now
from web.games.glastonbury.values import value_words
from web.games.glastonbury.words import WORDS
from web.parts.ends import Ends
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    board=board,
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    headline=headline,
    rule_now=rule_now,
    case=case,
    reasons=REASONS,
    value_words=value_words,
    ends=Ends(result=result),
    cover=cover,
    say=say,
    tell=tell,
    moved=moved,
    words=WORDS,
    silent_events=frozenset(("turn", "moved", "filled")),
    sounds={"placed": "card", "took": "card", "moved": "line"},
    text_view=text_view,
    held=held,
    heard=heard,
    component=component,
    deck=DECK,
    score_lines=score_lines,
    ruled=frozenset(("minutes",)),
)
