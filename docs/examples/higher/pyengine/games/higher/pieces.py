"""The cards and actions of Higher. HIG-1: a card is its number, 1…24."""

from __future__ import annotations

from dataclasses import dataclass

NUMBERS = tuple(range(1, 25))


@dataclass(frozen=True, slots=True)
class Play:
    """Lay `card` on the pile."""

    card: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a card and begin the pile anew."""


DRAW = Draw()
PLAYS = {card: Play(card) for card in NUMBERS}
ACTIONS = (*PLAYS.values(), DRAW)
