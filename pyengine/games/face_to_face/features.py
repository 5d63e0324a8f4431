"""What of Face to Face tells who will win: the room on the piles, the cards left, and how the hands suit the piles."""

from __future__ import annotations

from functools import lru_cache

from pyengine.core.linear import Amounts, Quantities
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.pieces import BACK, HAND, NUMBERS

NAMES = ("room", "left", "room-by-left", "left-squared", "to-act", "away", "pairs")
_FARTHEST = 30
"""A card farther away from the piles counts as this far; so does one that the hand is short of."""


def features(state: FaceToFace) -> list[Amounts]:
    """The amounts of each seat."""
    return [_of_seat(state, 0), _of_seat(state, 1)]


def _of_seat(state: FaceToFace, seat: int) -> Amounts:
    tops = state.tops()
    up, down = tops[:2] if seat == state.seat else tops[2:]
    return amounts(up, down, state.hand_bits(seat), len(state.draws[seat]), seat == state.seat)


def amounts(up: int, down: int, hand: int, draw: int, to_act: bool) -> Amounts:
    """Steps of room between the own tops, cards in hand and draw pile, the hand's distance from the tops in steps, and
    pairs that are ten apart. The hand is given as bits, the draw pile by its number of cards.
    """
    held = hand.bit_count()
    room, left, away = down - up - 1, held + draw, _FARTHEST * (HAND - held)
    steps, bits = steps_from(up, down), hand
    while bits:
        card = bits.bit_length() - 1
        bits ^= 1 << card
        away += max(0, steps[card])
    return (
        (0, room),
        (1, left),
        (2, room * left),
        (3, left * left),
        (4, to_act),
        (5, away),
        (6, (hand & hand >> 10).bit_count()),
    )


@lru_cache(maxsize=1 << 12)
def steps_from(up: int, down: int) -> tuple[int, ...]:
    """By its number, how far a card is from the nearer own pile, and less than 0 if it takes a pile back."""
    found = list[int]()
    for card in range(NUMBERS[-1] + 1):
        rise, fall = card - up, down - card
        nearer = min(rise if rise > 0 else _FARTHEST, fall if fall > 0 else _FARTHEST, _FARTHEST)
        found.append(-BACK if -BACK in (rise, fall) else nearer)
    return tuple(found)


QUANTITIES = Quantities(NAMES, features)
