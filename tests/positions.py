"""Position texts taken apart and put together again, for tests that look at them from outside the engine."""

from __future__ import annotations

from collections.abc import Iterable


def items(position: str) -> list[list[str]]:
    """The words of each item."""
    return [item.split() for item in position.split("|")]


def joined(found: Iterable[list[str]]) -> str:
    """The items as one text; a zone that is left without cards gets its `-`."""
    return " | ".join(" ".join(words) for words in found)


def cards_of(words: Iterable[str]) -> list[str]:
    """The cards among the words of a zone: none for `-`."""
    return [word for word in words if word != "-"]


def or_none(cards: list[str]) -> list[str]:
    """The words of a zone with these cards."""
    return cards or ["-"]
