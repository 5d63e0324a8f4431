"""Cards that remember something, such as the place they come from; they count as cards in every other way."""

from __future__ import annotations

from typing import TypeVar

M = TypeVar("M")


class Marked(int):
    """A card with a mark. Copies of lists keep it, and sums, hashes and texts do not know of it."""

    mark: object

    @classmethod
    def of(cls, card: int, mark: object) -> Marked:
        """The card with this mark, and no other."""
        found = cls(card)
        found.mark = mark
        return found


def mark_of(card: int, kind: type[M]) -> M | None:
    """The mark of a card, if it has one of this kind."""
    return card.mark if isinstance(card, Marked) and isinstance(card.mark, kind) else None
