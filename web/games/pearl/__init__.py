"""Pearl of the East on the page."""

from __future__ import annotations

from web.games.pearl.art import cover
from web.games.pearl.components import DECK, component
from web.games.pearl.reasons import REASONS, turn_result
from web.games.pearl.refusals import case
from web.games.pearl.say import SILENT, held, moved, result, say, text_view
from web.games.pearl.table import board, headline, own_hand, rule_now, tally
from web.games.pearl.turn import prompt
from web.games.pearl.words import WORDS
from web.parts.ends import Ends
from web.parts.gems.options import options
from web.parts.gems.payment import action_of, begins, gather
from web.parts.table import Table

TABLE = Table(
    minutes=30,
    longest=45,
    board=board,
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    headline=headline,
    rule_now=rule_now,
    case=case,
    reasons=REASONS,
    turn_result=turn_result,
    said_already=frozenset(("tasks", "kept")),
    ends=Ends(result=result),
    silent_events=SILENT,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    sounds={"proved": "card", "completed": "card", "shifted": "line", "drew": "draw", "reshuffled": "draw"},
    text_view=text_view,
    held=held,
    options=lambda scene: options(scene, WORDS.act),
    gather=gather,
    action_of=action_of,
    begins=begins,
    component=component,
    deck=DECK,
)
