"""Events as small named values; each seat gets its own, redacted, copy."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple

from pyengine.core.outcome import Outcome

HIDDEN = "?"
"""Replaces a card in views and events if the seat may not know it."""


NOBODY = -1
"""Stands for the seat where a card is put away unseen."""


class Left(NamedTuple):
    """So many `cards` left a pile, in the order they lay; only `seat` sees them (None: all, `NOBODY`: nobody)."""

    cards: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    `reveals` marks an event that nobody can take back: a hidden card was seen. `fleeting` marks one
    that shows its `seat` something that the views do not go on showing. What an event that `decides` lays open decides
    what happens next, and one that `clears` gathers up all that is left in the piles.
    """

    type: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    fleeting: ClassVar[bool] = False
    decides: ClassVar[bool] = False
    clears: ClassVar[bool] = False

    @property
    def shuffles(self) -> int | None:
        """How many shuffles of the same action came before it; None where it is told as it happens."""
        return None

    def seen_by(self, seat: int | None) -> Event:  # noqa: ARG002
        """The event as `seat` (None: a spectator) may know it."""
        return self

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """Which cards it tells to have left a pile, and who of so many players sees them.

        Every card that leaves a draw pile is told by one event, and events tell them in the order in which they left.
        """
        return ()

    def to_json(self) -> dict[str, Any]:
        """The event as plain data: its `type` and its fields."""
        data: dict[str, Any] = {"type": self.type}
        for field in fields(self):
            value: Any = getattr(self, field.name)
            if isinstance(value, Outcome):
                value = value.to_json()
            data[field.name] = list(value) if isinstance(value, tuple) else value
        return data


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`seat` is to act now."""

    type: ClassVar[str] = "turn"
    seat: int


TURN_BEGAN = tuple(TurnBegan(seat) for seat in range(10))
"""For each seat the beginning of its turn: events never change, so that one object of each does."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """`seat` drew `cards`, in an order that reveals nothing; the others learn only how many."""

    type: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int | str, ...]

    def seen_by(self, seat: int | None) -> Drew:
        """The owner sees the cards."""
        return self if seat == self.seat else Drew(self.seat, (HIDDEN,) * len(self.cards))

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The cards drawn."""
        return (Left(len(self.cards), self.seat),)


@dataclass(frozen=True, slots=True)
class SetUp(Event):
    """The table is set up: these `cards` left the piles."""

    type: ClassVar[str] = "set-up"
    reveals: ClassVar[bool] = True
    cards: tuple[Left, ...]

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """As it says."""
        return self.cards


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard became a new deck of `cards` cards."""

    type: ClassVar[str] = "reshuffled"
    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game has ended with this `outcome`."""

    type: ClassVar[str] = "over"
    outcome: Outcome
