"""The cards and actions of UNO for the conformance suite, read from texts alone."""

from __future__ import annotations

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

COLOURS = ("blue", "green", "red", "yellow")
SYMBOLS = (*"0123456789", "+1", "rev", "skip")
COLOURED = [colour[0] + symbol for colour in COLOURS for symbol in SYMBOLS]
ORDER = [*COLOURED, "wild", "wild+2"]
ALL = [*COLOURED, *["wild"] * 2, *["wild+2"] * 2]


def cards(position: str) -> list[str]:
    """Every card of the hands and piles."""
    found: list[str] = []
    for name, *words in items(position):
        if name in ("hand", "deck", "discard"):
            found += cards_of(words[1:] if name == "hand" else words)
    return sorted(found)


def pool() -> list[str]:
    """Every action there can be."""
    lays = [f"{card}>discard" for card in COLOURED]
    lays += [f"{card}>{colour}" for card in ("wild", "wild+2") for colour in COLOURS]
    others = [*(f"colour>{colour}" for colour in COLOURS), *(f"catch>{seat}" for seat in range(1, 11))]
    return [*lays, *(lay + "!" for lay in lays), *others, "draw", "keep", "challenge", "accept", "let"]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The position with the draw pile and the hands that `seat` may not know put in another order.

    What the seat was shown stays. So does the whole hand of who drew a card that may be laid (everyone can
    tell so much of it), and of an accused who was caught since.
    """
    found = items(position)
    owner = 0 if seat is None else seat + 1
    shown = {words[2]: words[3:] for words in found if words[:2] == ["knows", str(owner)]}
    drawer = next((words[1] for words in found if words[0] == "seat"), "")
    if "phase drawn" not in position:
        drawer = _accused(found)
    hands = {words[1]: words for words in found if words[0] == "hand" and words[1] not in (str(owner), drawer)}
    deck = next(words for words in found if words[0] == "deck")
    loose = {holder: _without(cards_of(words[2:]), shown.get(holder, [])) for holder, words in hands.items()}
    mixed = cards_of(deck[1:]) + [card for lot in loose.values() for card in lot]
    chance.shuffle(mixed)
    for holder, words in hands.items():
        here, mixed = mixed[: len(loose[holder])], mixed[len(loose[holder]) :]
        words[2:] = or_none(sorted(here + shown.get(holder, []), key=ORDER.index))
    deck[1:] = or_none(mixed)
    for words in found:
        if words[0] == "knows" and words[1] != str(owner) and words[2] in hands:
            words[3:] = sorted(hands[words[2]][2:][: len(words) - 3], key=ORDER.index)
        if words[0] == "rng":
            words[1] = str(chance.state)
    return joined(found)


def _accused(found: list[list[str]]) -> str:
    """The accused who has late cards, or no seat."""
    scalar = {words[0]: words[1] for words in found}
    step = -1 if scalar["direction"] == "left" else 1
    accused = (int(scalar["seat"]) - 1 + step) % int(scalar["players"]) + 1
    return "" if scalar["late"] == "-" else str(accused)


def _without(cards: list[str], some: list[str]) -> list[str]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return left
