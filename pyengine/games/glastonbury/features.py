"""What of a game of Glastonbury tells who will win it: what the cauldrons hold, how late it is, and the ways on."""

from __future__ import annotations

from pyengine.core.value import Features, Names
from pyengine.games.glastonbury.game import Glastonbury
from pyengine.games.glastonbury.pieces import CORNER_STOPS, FACED, GAP, JOKER, NUMBERS, SPELL_TEXTS, STOPS
from pyengine.games.glastonbury.rules import steps

_NAMES = Names()
_TIMES = 6
_SPAN = 11
"""What the numbers of a kind may come to, and 0."""
_KIND = [
    _NAMES.block(f"time-{time}-{whose}-{count}-of-kind", _SPAN)
    for time in range(_TIMES)
    for whose in ("other", "own")
    for count in range(5)
]
_JOKERS = [_NAMES.block(f"time-{time}-jokers", 3) for time in range(_TIMES)]
_SPELLS = [_NAMES.block(f"time-{time}-spell", len(SPELL_TEXTS)) for time in range(_TIMES)]
_NEXT = [_NAMES.block(f"time-{time}-next-line", 8) for time in range(_TIMES)]
"""By how many cards the line has to which the wizard goes next; the last is a corner."""
_CORNER = 7
_PLACE = _NAMES.block("acts-in", 4)


def features(state: Glastonbury) -> list[list[int]]:
    """The features of each seat: see the names."""
    found, players, deck = list[list[int]](), state.players, len(state.deck)
    time = 0 if deck == 0 else min(_TIMES - 1, 1 + deck // 10)
    for seat, cauldron in enumerate(state.cauldrons):
        counts, totals = [0] * 18, [0] * 18
        jokers = 0
        for card in cauldron:
            if card == JOKER:
                jokers += 1
            else:
                counts[card >> 2] += 1
                totals[card >> 2] += NUMBERS[card]
        own, stop = state.colours[seat], state.places[seat]
        if stop != GAP and seat != state.seat:  # the wizard of the seat to act has moved already
            stop = (stop + steps(cauldron, stop)) % len(STOPS)
        line = sum([1 for place in FACED[stop] if state.grid[place] >= 0]) if stop != GAP else 0
        of_seat = [
            _KIND[(time * 2 + (kind >> 1 == own)) * 5 + count] + totals[kind]
            for kind, count in enumerate(counts)
            if count
        ]
        of_seat += [
            _JOKERS[time] + min(2, jokers),
            _PLACE + (seat - state.seat) % players,
            _NEXT[time] + (_CORNER if stop in CORNER_STOPS else line),
        ]
        found.append(of_seat + [_SPELLS[time] + spell for spell in state.spells[seat]])
    return found


FEATURES = Features(tuple(_NAMES), features, settled=lambda state: not state.using)
"""They fit while a seat chooses what to take."""
