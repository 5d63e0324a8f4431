"""Flights on the page."""

from __future__ import annotations

from web.games.flights.art import cover
from web.games.flights.asked import prompt, rule_now
from web.games.flights.components import DECK, component
from web.games.flights.hand import own_hand
from web.games.flights.reasons import REASONS
from web.games.flights.refusals import case
from web.games.flights.results import game_over, match_over
from web.games.flights.say import say
from web.games.flights.table import board, headline, held, moved, options, tally, text_view
from web.games.flights.values import value_words
from web.games.flights.words import WORDS
from web.parts.deck import numbered
from web.parts.ends import Ends
from web.parts.table import Table

TABLE = Table(
    minutes=40,
    difficulty=3,
    board=board,
    cover=cover,
    say=say,
    moved=moved,
    words=WORDS,
    silent_events=frozenset(("turn",)),
    sounds={
        "laid": "card",
        "took": "card",
        "swapped": "card",
        "drew": "draw",
        "dealt": "shuffle",
        "reshuffled": "draw",
    },
    hand=own_hand,
    prompt=prompt,
    tally=tally,
    headline=headline,
    rule_now=rule_now,
    case=case,
    reasons=REASONS,
    value_words=value_words,
    ends=Ends(rounds=frozenset(("scored",)), round_result=game_over, result=match_over),
    text_view=text_view,
    held=held,
    options=options,
    component=component,
    deck=DECK,
    score_lines=numbered(12),
    crowd=3,
    ruled=frozenset(("minutes",)),
)
