"""The cards and actions of Nizam (NIZ-1). A card is its kind, 0…7; for gems, fields and shifts see `gems.field`."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.gems.field import COPIES, KINDS, Shift, all_shifts

CARDS = tuple(kind for kind in range(len(KINDS)) for _ in range(COPIES))
"""All 96 cards, in canonical order."""
HAND = 3
"""Cards dealt to everyone (NIZ-3), and taken by a draw (NIZ-5)."""
SOLO_LIMIT = 8
"""How many cards a single player may hold (NIZ-19)."""
POINTS = (0, 0, 0, 3, 5, 7)
"""What a run scores by its length (NIZ-10)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take cards from the deck: the whole turn (NIZ-5)."""


@dataclass(frozen=True, slots=True)
class Activate:
    """Stop shifting and score: the end of the turn (NIZ-9)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done (NIZ-18)."""


DRAW = Draw()
ACTIVATE = Activate()
PASS = Pass()
WORDS: dict[str, Draw | Activate | Pass] = {"draw": DRAW, "activate": ACTIVATE, "pass": PASS}
"""The actions that are one word, by that word."""
ACTIONS: tuple[Shift | Draw | Activate | Pass, ...] = (*WORDS.values(), *all_shifts())
"""Every action there can be."""
