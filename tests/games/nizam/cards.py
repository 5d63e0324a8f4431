"""The cards and actions of Nizam for the conformance suite, read from texts alone."""

from __future__ import annotations

from itertools import combinations_with_replacement

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

KINDS = "RSEATDOJ"
SIDES = {"row": ("left", "right"), "col": ("top", "bottom")}
ENDS = [f"{line}{at}-{side}" for line, sides in SIDES.items() for at in range(1, 6) for side in sides]


def zone(words: list[str]) -> str:
    """The name of an item: a hand's has its seat with it."""
    return " ".join(words[:2]) if words[0] == "hand" else words[0]


def cards(position: str) -> list[str]:
    """Every card's letter, wherever it lies; empty places hold none."""
    found = {zone(words): words for words in items(position)}
    lots = [cards_of(words[1 + name.startswith("hand") :]) for name, words in found.items() if holds_cards(name)]
    return sorted(gem for lot in lots for word in lot for gem in word if gem != ".")


def holds_cards(name: str) -> bool:
    return name.split(maxsplit=1)[0] in ("field", "hand", "deck", "discard")


def pool() -> list[str]:
    """Every action there can be."""
    threes = ["".join(three) for three in combinations_with_replacement(KINDS, 3)]
    return ["draw", "activate", "pass"] + [f"{payment}>{end}" for payment in [*KINDS, *threes] for end in ENDS]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The deck and all hands but the seat's own mixed, and another stream of chance."""
    found = {zone(words): words for words in items(position)}
    own = None if seat is None else f"hand {seat + 1}"
    hidden = [name for name in found if name.split()[0] in ("hand", "deck") and name != own]
    mixed = [card for name in hidden for card in cards_of(found[name][len(name.split()) :])]
    chance.shuffle(mixed)
    for name in hidden:
        start = len(name.split())
        size = len(cards_of(found[name][start:]))
        here, mixed = mixed[:size], mixed[size:]
        found[name][start:] = or_none(sorted(here, key=KINDS.index) if name != "deck" else here)
    found["rng"][1] = str(chance.below(1 << 32))
    return joined(found.values())
