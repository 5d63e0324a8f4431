"""The cards and actions of Glastonbury for the conformance suite, read from texts alone."""

from __future__ import annotations

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

ZONES = ("cauldron", "spells", "grid", "deck", "aside")
SPELLS = ("luck", "eye", "appear", "move")
A = ("orange", "white", "black", "violet", "brown")
B = ("fewest", "fours", "spells", "ones", "end")
CORNERS = {"r1c1", "r1c6", "r6c1", "r6c6"}
PLACES = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7)]


def zone(words: list[str]) -> list[str]:
    """The cards of an item, without its name and its seat, and without corners and gaps."""
    return [card for card in cards_of(words[2 if words[0] in ("cauldron", "spells") else 1 :]) if card not in "#."]


def cards(position: str) -> list[str]:
    """Every card wherever it lies, kept spells without their uses; recipes are not among them."""
    found = [zone(words) for words in items(position) if words[0] in ZONES]
    return sorted(card.rstrip("0123456789") if card.startswith(SPELLS) else card for lot in found for card in lot)


def pool() -> list[str]:
    """Every action there can be."""
    takes = [f"{place}>{to}" for place in PLACES for to in ("cauldron", "spells", "cast", "aside")]
    starts = [f"start>{corner}" for corner in ("nw", "ne", "se", "sw")]
    return [*starts, *(take for take in takes if take[:4] not in CORNERS), "appear", "move", "pass", "walk"]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The position with the deck, all that lies below tops, and the recipes of others put in another order.

    Where the Eyeball may be cast the seat's own cauldron is left as it is: its owner would see it.
    """
    found = items(position)
    by_name = {" ".join(words[:2]) if words[0] in ("cauldron", "recipes") else words[0]: words for words in found}
    own = None if seat is None or "eye" not in by_name["grid"] else f"cauldron {seat + 1}"
    deck = zone(by_name["deck"])
    cauldrons = [words for name, words in by_name.items() if name.startswith("cauldron") and name != own]
    mix(cauldrons, deck, chance)
    by_name["deck"][1:] = or_none(deck)
    for stack, codes in enumerate((A, B)):
        deal_recipes(by_name, 2 + stack, list(codes), seat, chance)
    return joined(found)


def mix(cauldrons: list[list[str]], deck: list[str], chance: Prng) -> None:
    """Shuffle what lies below the tops together with the ingredients of the deck, and then the deck."""
    lots = [zone(words)[:-1] for words in cauldrons]
    pool = [card for lot in lots for card in lot] + [card for card in deck if card not in SPELLS]
    chance.shuffle(pool)
    for words, lot in zip(cauldrons, lots, strict=True):
        words[2 : 2 + len(lot)] = [pool.pop() for _ in lot]
    deck[:] = pool + [card for card in deck if card in SPELLS]
    chance.shuffle(deck)


def deal_recipes(by_name: dict[str, list[str]], at: int, codes: list[str], seat: int | None, chance: Prng) -> None:
    """Deal one stack of recipes anew, but for the seat's own."""
    holders = []
    for name, words in by_name.items():
        if name.startswith("recipes ") and len(words) > at and words[at] != "-":
            if seat is not None and name == f"recipes {seat + 1}":
                codes.remove(words[at])
            else:
                holders.append(words)
    chance.shuffle(codes)
    for words in holders:
        words[at] = codes.pop()
