"""How the cards of an item lie in its text, for those who lay them there by hand."""

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
class Shelf:
    """The cells of an item: what stands for one card, or for a place without one.

    `cards` are the cards of the `box` by their cells. Where cards lie at places, `empty` has the cells of all places
    without a card: those that are `FREE`, and others where none can lie; else they lie in a row. `row` is how many
    cells are one word: 1, or several letters.
    """

    box: Holder
    cards: Mapping[str, int]
    empty: tuple[str, ...] = ()
    row: int = 1

    def cells(self, words: Sequence[str]) -> list[str]:
        """The cells of the item's words."""
        if self.row > 1:
            return [letter for word in words for letter in word]
        return [] if not self.empty and list(words) == ["-"] else list(words)

    def words(self, cells: Sequence[str]) -> list[str]:
        """The words of the cells."""
        if self.row > 1:
            return ["".join(cells[at : at + self.row]) for at in range(0, len(cells), self.row)]
        return list(cells) or ["-"]

    def holds(self, cell: str) -> bool:
        """True if a card lies in the cell."""
        return cell in self.cards

    def cell(self, card: int) -> str | None:
        """The cell for a card of the box; None where it cannot lie here."""
        return next((cell for cell, found in self.cards.items() if found == card), None)
