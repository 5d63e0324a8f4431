"""Positions of Higher as text.

`players 2 | seat 1 | turn 1 | hand 1 3 9 | hand 2 … | pile … | spent … | deck … | rng 0`

`players` is 2, `seat` and `turn` 1 and `rng` 0 when left out, zones are empty, and the deck takes the cards
that are not named, the lowest first; where it is named, they lie among the spent ones.
"""

from __future__ import annotations

from pyengine.core.position.cards import Box, Cards, Pile, Rest, reverse
from pyengine.core.position.items import Count, Stream
from pyengine.core.position.reading import Reading
from pyengine.core.position.schema import Schema, Style
from pyengine.games.higher import scoring
from pyengine.games.higher.game import Higher
from pyengine.games.higher.pieces import NUMBERS

BOX = Box(dict.fromkeys(NUMBERS, 1))
CARDS = Cards({str(card): card for card in NUMBERS}, BOX)
PLAYERS = Count("players", 2, 2, 3)
SEAT = Count("seat", 1, 1, PLAYERS, less=1)
TURN = Count("turn", 1, 1, 9999)
HAND = Pile("hand", CARDS, source="hands", by_seat=True)
PILE = Pile("pile", CARDS)
SPENT = Pile("spent", CARDS)
DECK = Pile("deck", CARDS, reverse)
RNG = Stream()
REST = Rest(DECK, SPENT)


def _state(read: Reading) -> Higher:
    players = read(PLAYERS)
    for entry in read.beyond(players):
        raise entry.head.wrong("seat")
    hands, pile = read.each(HAND, players), read(PILE)
    REST.share(read)
    chance = read(RNG)
    state = Higher(hands, read(DECK), chance)
    state.seat, state.turn, state.pile, state.spent = read(SEAT), read(TURN), pile, read(SPENT)
    state.outcome = scoring.verdict(state)
    return state


SCHEMA = Schema(
    Higher, 3, BOX, (PLAYERS, SEAT, TURN, HAND, PILE, SPENT, DECK, RNG), _state, style=Style.BY_NUMBER | Style.AT_NAME
)
position, write = SCHEMA.read, SCHEMA.write
