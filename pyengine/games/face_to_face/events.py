"""What happens in Face to Face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import HIDDEN, Event


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """`seat` laid `card` on `pile`, which belongs to seat `to`."""

    type: ClassVar[str] = "laid"
    seat: int
    card: int
    pile: str
    to: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """`seat` drew `cards`; the others learn only how many (F2F-14)."""

    type: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | str, ...]

    def seen_by(self, seat: int | None) -> Drew:
        """The owner sees the cards."""
        return self if seat == self.seat else Drew(self.seat, (HIDDEN,) * len(self.cards))
