"""The events of Glastonbury."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import HIDDEN, Event, Left


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """`seat` put its wizard at a corner (GLA-6)."""

    type: ClassVar[str] = "placed"
    seat: int
    stop: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """The wizard of `seat` went so many `steps` and now stands at `stop` (GLA-7)."""

    type: ClassVar[str] = "moved"
    seat: int
    steps: int
    stop: str


@dataclass(frozen=True, slots=True)
class MovedByHidden(Moved):
    """The same, by the number that lay hidden under a joker (GLA-19)."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Took(Event):
    """`seat` took the `card` of a `place`: to its `cauldron` or `spells`, to `cast` it, or `aside`."""

    type: ClassVar[str] = "took"
    seat: int
    place: str
    card: str
    to: str


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """The deck's top card was laid into a gap (GLA-12)."""

    type: ClassVar[str] = "filled"
    reveals: ClassVar[bool] = True
    place: str
    card: str

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The card; all see it."""
        return (Left(1, None),)


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Bad Luck took the top card of the cauldron of `seat`: under the `deck`, or `aside`, out of the game (GLA-17)."""

    type: ClassVar[str] = "lost"
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    to: str


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """`seat` looked through its cauldron, from the bottom up; the others see how many cards there are (GLA-18)."""

    type: ClassVar[str] = "looked"
    reveals: ClassVar[bool] = True
    fleeting: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Looked:
        """The owner sees the cards."""
        return self if seat == self.seat else Looked(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Used(Event):
    """`seat` used a kept `spell`, which can be used `left` times more (GLA-14, GLA-16)."""

    type: ClassVar[str] = "used"
    seat: int
    spell: str
    left: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` took nothing."""

    type: ClassVar[str] = "passed"
    seat: int
