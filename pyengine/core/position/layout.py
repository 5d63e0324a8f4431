"""How the cards of an item are laid out in its text, for editors of positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

FREE = "."
"""The cell of a place where no card lies."""


class Holder(Protocol):
    """What is used of a `Box`."""

    def left(self, read: Any, /) -> dict[int, int]:
        """How many of each card are in it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of an item's cards. A cell is the text of one card, or of a place without one.

    `cards` are the cards of the `box` by their cells. Where cards lie at fixed places, `empty` has the cells of all
    places without a card: those that are `FREE`, and others where none can lie; it is empty where cards lie in a row.
    `per_word` is how many cells make up a word of the text: 1, or several of one letter each.
    """

    box: Holder
    cards: Mapping[str, int]
    empty: tuple[str, ...] = ()
    per_word: int = 1

    def cells(self, words: Sequence[str]) -> list[str]:
        """The cells of the item's words."""
        if self.per_word > 1:
            return [letter for word in words for letter in word]
        return [] if not self.empty and list(words) == ["-"] else list(words)

    def words(self, cells: Sequence[str]) -> list[str]:
        """The words of the cells."""
        if self.per_word > 1:
            return ["".join(cells[at : at + self.per_word]) for at in range(0, len(cells), self.per_word)]
        return list(cells) or ["-"]

    def holds(self, cell: str) -> bool:
        """True if a card lies in the cell."""
        return cell in self.cards

    def cell(self, card: int) -> str | None:
        """The cell for a card of the box; None where it cannot lie here."""
        return next((cell for cell, found in self.cards.items() if found == card), None)
