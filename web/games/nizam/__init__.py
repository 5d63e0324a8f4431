"""Nizam on the page."""

from __future__ import annotations

from web.games.nizam.art import cover
from web.games.nizam.reasons import REASONS, turn_result
from web.games.nizam.refusals import case
from web.games.nizam.say import SILENT, held, moved, result, say, text_view
from web.games.nizam.table import board, headline, own_hand, prompt, rule_now, tally
from web.games.nizam.words import WORDS
from web.parts.deck import numbered
from web.parts.ends import Ends
from web.parts.gems.components import DECK, gem_component
from web.parts.gems.options import options
from web.parts.gems.payment import action_of, begins, gather
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    difficulty=1,
    board=board,
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    headline=headline,
    rule_now=rule_now,
    case=case,
    reasons=REASONS,
    turn_result=turn_result,
    said_already=frozenset(("points", "kept")),
    ends=Ends(result=result),
    silent_events=SILENT,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"shifted": "line", "activated": "line", "drew": "draw", "reshuffled": "draw"},
    text_view=text_view,
    held=held,
    options=lambda scene: options(scene, WORDS.act),
    gather=gather,
    action_of=action_of,
    begins=begins,
    component=gem_component,
    deck=DECK,
    score_lines=numbered(20),
    longest=45,
)
