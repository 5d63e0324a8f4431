"""The events of Higher."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import HIDDEN, Event, Left


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """`seat` laid `card`."""

    type: ClassVar[str] = "laid"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """`seat` drew `card` (0 where the deck is empty); the others see only that it did."""

    type: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: int
    card: int | str

    def seen_by(self, seat: int | None) -> Drew:
        """The owner sees the card."""
        return self if seat == self.seat else Drew(self.seat, HIDDEN)

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The card, if there was one."""
        return (Left(int(self.card != 0), self.seat),)
