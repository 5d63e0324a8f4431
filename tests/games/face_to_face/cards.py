"""The cards and actions of Face to Face for the conformance suite, read from texts alone."""

from __future__ import annotations

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

PILES = ("own-up", "own-down", "their-up", "their-down")
OTHER = {"own": "their", "their": "own"}


def pool() -> list[str]:
    """Every action there can be."""
    return ["draw"] + [f"{card}>{pile}" for card in range(2, 60) for pile in PILES]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The position with all that `seat` may not know put in another order."""
    found = items(position)
    actor = next(int(words[1]) for words in found if words[0] == "seat") - 1
    zones = {tuple(words[:2]): words for words in found}
    for side in OTHER:
        hidden = ("draw",) if seat == (actor if side == "own" else 1 - actor) else ("hand", "draw")
        lots = [cards_of(zones[side, zone][2:]) for zone in hidden]
        mixed = [card for lot in lots for card in lot]
        chance.shuffle(mixed)
        for zone, lot in zip(hidden, lots, strict=True):
            here, mixed = mixed[: len(lot)], mixed[len(lot) :]
            zones[side, zone][2:] = or_none(sorted(here, key=int) if zone == "hand" else here)
    return joined(found)
