"""The cards and actions of Higher for the conformance suite, read from texts alone."""

from __future__ import annotations

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

ZONES = {"hand": 2, "pile": 1, "spent": 1, "deck": 1}
"""The items that hold cards, and how many words come before them."""


def cards(position: str) -> list[str]:
    """Every card, wherever it lies."""
    return sorted(card for name, *words in items(position) if name in ZONES for card in _cards_in([name, *words]))


def _cards_in(words: list[str]) -> list[str]:
    return cards_of(words[ZONES[words[0]] :])


def pool() -> list[str]:
    """Every action there can be."""
    return ["draw", *(f"{card}>pile" for card in range(1, 25))]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The position with all that `seat` does not see, the others' hands and the deck, put in another order."""
    found = items(position)
    hidden = [words for words in found if words[0] == "deck" or (words[0] == "hand" and words[1] != _number(seat))]
    mixed = [card for words in hidden for card in _cards_in(words)]
    chance.shuffle(mixed)
    for words in hidden:
        size = len(_cards_in(words))
        here, mixed = mixed[:size], mixed[size:]
        words[ZONES[words[0]] :] = or_none(sorted(here, key=int) if words[0] == "hand" else here)
    return joined(found)


def _number(seat: int | None) -> str:
    return "" if seat is None else str(seat + 1)
