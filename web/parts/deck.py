"""A game's cards as they are printed to be cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from web.parts.messages import Messages


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards of one size with one back: how many of each, named as a rulebook's block of components names them.

    `back` is named so too, and None where the cards have no common back. `wide` and `high` are in millimetres.
    """

    cards: Sequence[tuple[int, str]]
    wide: float
    high: float
    back: str | None = "back"


def numbered(count: int) -> Callable[[Messages], list[str]]:
    """The lines of a score sheet for so many rounds, turns or games."""
    return lambda t: [str(number) for number in range(1, count + 1)]  # noqa: ARG005 - numbers are the same for all
