"""Writes views as numbers at the named places that each game's `observing.py` declares: for the tests' own versions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Places = dict[str, list[int]]
"""By name of a field or a number what stands there; zeros at its end may be missing, and names of zeros alone."""


def hot(value: object, values: Iterable[object]) -> list[int]:
    """1 at the place of the value, if it is there."""
    return [int(each == value) for each in values]


def order(cards: Sequence[object], values: Sequence[object]) -> list[int]:
    """The place of each card's kind among all, from 1."""
    return [values.index(card) + 1 for card in cards]


def where(values: Sequence[object], cards: Sequence[object]) -> list[int]:
    """For each value where it is in the list, from 1."""
    return [cards.index(value) + 1 if value in cards else 0 for value in values]


def counts(cards: Sequence[object], values: Iterable[object]) -> list[int]:
    """How often each value is there."""
    return [cards.count(value) for value in values]


def end(view: dict[str, Any], *reasons: str) -> Places:
    """The outcome."""
    outcome = view["outcome"]
    if outcome is None:
        return {}
    seats = range(len(outcome["scores"]))
    place = [next(at for at, group in enumerate(outcome["ranking"], 1) if seat in group) for seat in seats]
    scores = {f"outcome/score/{seat}": [score] for seat, score in enumerate(outcome["scores"])}
    return {"outcome/reason": hot(outcome["reason"], reasons), "outcome/place": place, **scores}


def seats(view: dict[str, Any], most: int) -> Places:
    """Whose view it is, of how many."""
    every = range(most)
    return {"seat": hot(view["seat"], every), "players": hot(len(view["players"]) - 1, every)}


def due(view: dict[str, Any], most: int) -> list[int]:
    """The seat that the game waits for."""
    return hot(view["to_act"][-1] if view["to_act"] else None, range(most))
