"""What of Face to Face tells who will win: the room on the piles, the cards left, and how the hands suit the piles."""

from __future__ import annotations

from pyengine.core.linear import Amounts, Quantities
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.face_to_face.pieces import HAND

NAMES = ("room", "left", "room-by-left", "left-squared", "to-act", "away", "pairs")
_FARTHEST = 30
"""A card farther away from the piles counts as this far; so does one that the hand is short of."""


def features(state: FaceToFace) -> list[Amounts]:
    """The amounts of each seat."""
    return [_of_seat(state, 0), _of_seat(state, 1)]


def _of_seat(state: FaceToFace, seat: int) -> Amounts:
    """Steps of room between the own tops, cards in hand and draw pile, the hand's distance from the tops in steps, and
    pairs that are ten apart.
    """
    tops = state.tops()
    up, down = tops[:2] if seat == state.seat else tops[2:]
    hand, room = state.hands[seat], down - up - 1
    left, bits = len(hand) + len(state.draws[seat]), state.hand_bits(seat)
    away = _FARTHEST * (HAND - len(hand)) + sum([_steps_to(card, up, down) for card in hand])
    pairs = (bits & bits >> 10).bit_count()
    return (
        (0, room),
        (1, left),
        (2, room * left),
        (3, left * left),
        (4, seat == state.seat),
        (5, away),
        (6, pairs),
    )


def _steps_to(card: int, up: int, down: int) -> int:
    """How far a card is from the nearer own pile; nothing for one that takes a pile back."""
    if card in (up - 10, down + 10):
        return 0
    rise, fall = card - up, down - card
    return min(rise if rise > 0 else _FARTHEST, fall if fall > 0 else _FARTHEST, _FARTHEST)


QUANTITIES = Quantities(NAMES, features)
