"""The cards, piles and actions of Face to Face (F2F-1, F2F-2).

A card is its number, 2…59. On a pile, a card of the other player's set is its number plus `FOREIGN`.
A pile is 0 own ascending, 1 own descending, 2 their ascending, 3 their descending, as the seat to act sees them.
"""

from __future__ import annotations

from dataclasses import dataclass

NUMBERS = tuple(range(2, 60))
HAND = 6
MINIMUM = 2
BACK = 10
"""A card that is so much lower takes an ascending pile back, so much higher a descending one."""
FOREIGN = 64
NUMBER = FOREIGN - 1
"""The bits of a card on a pile that are its number."""
BASES = (1, 60)
PILES = ("own-up", "own-down", "their-up", "their-down")


@dataclass(frozen=True, slots=True)
class Play:
    """Lay `card` from the hand on `pile`, one of `PILES`."""

    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Stop laying and draw: the end of the turn (F2F-5)."""


END_TURN = EndTurn()
PLAYS = {(card, pile): Play(card, name) for card in NUMBERS for pile, name in enumerate(PILES)}
PLAYS_OF = tuple(
    tuple([PLAYS[card, pile] for pile in range(4) if card >= NUMBERS[0] and piles >> pile & 1] for piles in range(16))
    for card in range(NUMBERS[-1] + 1)
)
"""By card and a set of piles, as bits: the plays of the card there."""
ACTIONS: tuple[Play | EndTurn, ...] = (*PLAYS.values(), END_TURN)
"""Every action there can be, in an order that stays."""
PILE_INDEX = {name: pile for pile, name in enumerate(PILES)}


def number(code: int) -> int:
    """The number printed on a card that lies on a pile, whoever's set it is of."""
    return code & NUMBER
