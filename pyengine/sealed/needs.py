"""What the game waits for. It follows from the messages alone, so there is always one next writer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.core.state import Action
from pyengine.sealed.shuffle import Place


@dataclass(frozen=True, slots=True)
class Need:
    """Something that has to be written before the game goes on."""


@dataclass(frozen=True, slots=True)
class SeatNeed(Need):
    """Something that this seat has to write."""

    seat: int


@dataclass(frozen=True, slots=True)
class TossNeed(Need):
    """Everybody's share of the coin toss of this number."""

    number: int


@dataclass(frozen=True, slots=True)
class ShuffleNeed(Need):
    """The next step of the shuffle of this number."""

    number: int


@dataclass(frozen=True, slots=True)
class KeysNeed(Need):
    """The keys of these places, by all who have not given theirs."""

    places: tuple[Place, ...]


class DeclareNeed(SeatNeed):
    """The seat declares what all can see of an action, since its hidden cards decide that."""


@dataclass(frozen=True, slots=True)
class ShowNeed(SeatNeed):
    """The seat shows its hidden cards to another one, or (None) to all."""

    to: int | None


class ActNeed(SeatNeed):
    """The seat acts."""


class ChooseNeed(SeatNeed):
    """The seat commits itself to an action: others choose at the same time."""


class RevealNeed(SeatNeed):
    """The seat reveals what it has chosen."""


class ConsentNeed(SeatNeed):
    """The seat says whether the last action may be taken back."""


@dataclass(frozen=True, slots=True)
class SecretNeed(Need):
    """The game is over: these seats give their secrets for the audit."""

    seats: tuple[int, ...]


class Choices:
    """What seats choose at the same time: their order, commitments, and the actions that are known.

    `hidden` has the commitment and the number of its message, `own` the choice as its player alone can read it.
    """

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.hidden: dict[int, tuple[bytes, int]] = {}
        self.own: dict[int, bytes] = {}
        self.known: dict[int, Action] = {}

    def need(self) -> SeatNeed | None:
        """Who chooses or reveals next; the last to choose needs no commitment, since all others have made theirs."""
        for seat in self.seats:
            if seat not in self.hidden and seat not in self.known:
                return ActNeed(seat) if seat == self.seats[-1] else ChooseNeed(seat)
        return next((RevealNeed(seat) for seat in self.seats if seat not in self.known), None)
