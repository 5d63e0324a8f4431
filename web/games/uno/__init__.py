"""UNO on the page."""

from __future__ import annotations

from web.games.uno.art import cover
from web.games.uno.call import action_of, begins, gather, lacks
from web.games.uno.components import DECK, component
from web.games.uno.ends import result, round_result
from web.games.uno.hand import own_hand
from web.games.uno.moves import moved
from web.games.uno.prompt import prompt
from web.games.uno.reasons import REASONS
from web.games.uno.refusals import case
from web.games.uno.say import SILENT, held, say, text_view
from web.games.uno.table import board, headline, rule_now, tally
from web.games.uno.words import WORDS
from web.parts.deck import numbered
from web.parts.ends import Ends
from web.parts.table import Table

TABLE = Table(
    minutes=25,
    difficulty=1,
    board=board,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    silent_events=SILENT,
    sounds={"laid": "card", "drew": "draw", "dealt": "shuffle", "reshuffled": "draw"},
    text_view=text_view,
    held=held,
    gather=gather,
    action_of=action_of,
    lacks=lacks,
    begins=begins,
    component=component,
    deck=DECK,
    score_lines=numbered(20),
    ruled=frozenset(("players", "minutes")),
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    headline=headline,
    rule_now=rule_now,
    case=case,
    reasons=REASONS,
    said_already=frozenset(("colour", "holds-up", "out", "draw", "keep", "catch", "challenge", "accept")),
    ends=Ends(rounds=frozenset(("round_ended",)), round_result=round_result, result=result),
)
