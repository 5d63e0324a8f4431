"""Draw piles that are made anew from the discard. Both are flat lists of card codes with their top at the end."""

from __future__ import annotations

from pyengine.core.state import Rng


def take(deck: list[int], discard: list[int], chance: Rng, keep: int = 0) -> int | None:
    """The top card of the deck, or None where there is nothing to take.

    A deck that is empty, or empty after this, is made anew at once from all but the last `keep` discards.
    """
    if not deck:
        renew(deck, discard, chance, keep)
        if not deck:
            return None
    card = deck.pop()
    if not deck:
        renew(deck, discard, chance, keep)
    return card


def renew(deck: list[int], discard: list[int], chance: Rng, keep: int = 0) -> None:
    """Shuffle all but the last `keep` discards into the deck."""
    spent = len(discard) - keep
    if spent > 0:
        fresh = discard[:spent]
        del discard[:spent]
        chance.shuffle(fresh)
        deck.extend(fresh)
