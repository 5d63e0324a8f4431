"""The cards and actions of Flights for the conformance suite, read from texts alone."""

from __future__ import annotations

from pyengine.core.prng import Prng
from tests.positions import cards_of, items, joined, or_none

CITIES = [f"{colour}{value}" for colour in "rbgyvo" for value in range(1, 7)]
ALL = [*CITIES, *(f"x{value}" for value in range(1, 7)), "u", "d"]


def phase_of(found: list[list[str]]) -> str:
    return next(words[1] for words in found if words[0] == "phase")


def cards(position: str) -> list[str]:
    """Every card wherever it lies, those of the colours left out as well."""
    found = items(position)
    laying = phase_of(found) == "lay"
    every = []
    for name, *words in found:
        if name in ("hand", "city"):
            every += cards_of(words[1:])
        elif name in ("deck", "discard", "table", "swap"):
            every += cards_of(words)
        elif name == "laid" and laying:
            every += [word.split(">")[0] for word in cards_of(words[1:])]
        elif name == "out":
            every += [f"{colour}{value}" for colour in cards_of(words) for value in range(1, 7)]
    return sorted(every)


def pool() -> list[str]:
    """Every lay and take there can be, every swap of equal values, and some of others."""
    lays = [f"{card}>{flight}" for card in ALL for flight in range(1, 7)]
    swaps = [f"{own}>{their}" for own in CITIES for their in CITIES if own[1] == their[1] and own != their]
    return lays + [f"take>{card}" for card in ALL] + swaps + ["r1>r1", "r1>b2", "o6>v5"]


def permuted(position: str, seat: int | None, chance: Prng) -> str:
    """The position with the deck, the others' hands and what they hide put in another order."""
    found = items(position)
    hidden = [words for words in found if _hidden(words, phase_of(found), seat)]
    mixed = [card for words in hidden for card in _held(words)]
    chance.shuffle(mixed)
    for words in hidden:
        size = len(_held(words))
        here, mixed = mixed[:size], mixed[size:]
        if words[0] == "laid":
            words[2] = f"{here[0]}>{chance.choice(_unused(found, words[1]))}"
        else:
            start = 1 if words[0] == "deck" else 2
            words[start:] = or_none(sorted(here, key=ALL.index) if start == 2 else here)
    return joined(found)


def _hidden(words: list[str], phase: str, seat: int | None) -> bool:
    if words[0] == "deck":
        return True
    secret = words[0] == "hand" or (words[0] == "laid" and phase == "lay" and words[2] != "-")
    return secret and (seat is None or words[1] != str(seat + 1))


def _held(words: list[str]) -> list[str]:
    if words[0] == "laid":
        return [words[2].split(">")[0]]
    return cards_of(words[1:] if words[0] == "deck" else words[2:])


def _unused(found: list[list[str]], seat: str) -> list[str]:
    used = next(words[2:] for words in found if words[:2] == ["used", seat])
    return [flight for flight in "123456" if flight not in used]
