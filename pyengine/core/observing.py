"""What a seat may know as whole numbers at fixed places, for programs that learn.

Each game's `observing.py` declares its fields and writes them from the state's own data: the same that `view` tells,
less what follows from the rest, such as the actions that are legal. Absent values are zeros. A game where cards that
were seen go out of sight also writes what a seat remembers of them: all of it, as a search's `Knowledge` has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple

from pyengine.core.events import Event
from pyengine.core.outcome import Outcome
from pyengine.core.state import Action
from pyengine.core.strategy import S
from pyengine.core.vectors import SCALED, Floats, Shape, shares

Written = tuple[bytes, tuple[int, ...]]
"""The places of all fields, one byte each, and the numbers."""


class Field(NamedTuple):
    """`size` places under one name; in each a whole number from 0 to `most`, which is at most 255."""

    name: str
    size: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Seats:
    """Which of the fields and numbers speak of seats, so that a seat can be shown them with itself first."""

    each: tuple[str, ...] = ()
    """Fields that have as many places for each seat, seat after seat."""
    of: tuple[str, ...] = ()
    """Beginnings of names that a seat's number follows, as `players` in `players/0/score`."""
    viewer: str = "seat"
    """The field that says whose view it is."""
    settled: tuple[str, ...] = ()
    """What an environment of a set-up need not tell: it does not change from game to game, or matters no more."""
    turned: Callable[[Action, int, int], Action] | None = None
    """An action as a seat, 0 to itself, counts the seats in it, of so many; None where no action names any."""


@dataclass(frozen=True, slots=True)
class Told:
    """What events can tell, beside seats: their kinds, and the words in them that no action's text has."""

    kinds: tuple[type[Event], ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Observing(Generic[S]):
    """How a game's states are written as numbers; the length is the same for every set-up of the game."""

    fields: tuple[Field, ...]
    """What the bytes are, in their order."""
    numbers: tuple[str, ...]
    """The names of the numbers that have no bound, such as scores."""
    write: Callable[[S, int | None], Written]
    """What the seat (None: a spectator) may know of a state."""
    recall: Callable[[S, int | None], Written] | None = None
    """The same with what it remembers, where `write` leaves zeros; None where what was seen stays in sight."""
    seats: Seats = Seats()
    """What of it speaks of seats."""
    told: Told = Told()
    """What its events tell."""
    marks: Callable[[S, int], bytearray] | None = None
    """A place for each of `Game.actions()`, 1 where `legal` has it for the seat to act, where a game has a quicker way
    to write that than to list them; None where it has not.
    """
    quick: Callable[[Shape], Callable[[S, int], Floats]] | None = None
    """Makes a writer of what a seat sees, as vectors of this shape, where a game has a quicker way than `write` and
    `recall`, to the same numbers; None where it has not. A writer may remember what it wrote last, so each match has
    its own.
    """


def one_of(size: int) -> tuple[bytes, ...]:
    """For each of `size` values its places: 1 for the value itself. The last entry, also found at -1, is for none."""
    return (*(bytes(place == value for place in range(size)) for value in range(size)), bytes(size))


def flags(size: int) -> tuple[bytes, ...]:
    """For each set of bits its `size` places, the lowest bit first."""
    return tuple(bytes(bits >> place & 1 for place in range(size)) for bits in range(1 << size))


_NEXT = bytes(min(code + 1, 255) for code in range(256))


def in_order(codes: Iterable[int], size: int) -> bytes:
    """Codes as they lie, each plus 1; zeros after them as far as `size`, where codes beyond are left out."""
    return bytes(codes).translate(_NEXT).ljust(size, b"\0")[:size]


_MARK = bytes(code == 255 for code in range(256))


def present(codes: Sequence[int], size: int) -> bytes:
    """For each code below `size`, at most 254, whether it is there."""
    return bytes.maketrans(bytes(codes), b"\xff" * len(codes))[:size].translate(_MARK)


def places_in(codes: Iterable[int], size: int) -> bytes:
    """For each code below `size` its place in the list, counted from 1; 0 if it is not there."""
    return _places_in(bytes(codes), size)


# Hands and piles stay as they are for many decisions of others, so what was written of them is kept.
@lru_cache(maxsize=1 << 11)
def _places_in(codes: bytes, size: int) -> bytes:
    found = bytearray(size)
    for place, code in enumerate(codes, 1):
        found[code] = place
    return bytes(found)


def counts_of(codes: Iterable[int], size: int) -> bytes:
    """How often each code below `size` is there."""
    return _counts_of(bytes(codes), size)


@lru_cache(maxsize=1 << 11)
def _counts_of(codes: bytes, size: int) -> bytes:
    found = bytearray(size)
    for code in codes:
        found[code] += 1
    return bytes(found)


class Ending:
    """Writes how a game ended: by which of these rules, which place each seat has, and its score as a number."""

    __slots__ = ("_none", "fields", "numbers", "reasons", "seats")

    def __init__(self, seats: int, *reasons: str) -> None:
        self.seats, self.reasons = seats, reasons
        self.fields = (Field("outcome/reason", len(reasons)), Field("outcome/place", seats, seats))
        self.numbers = tuple(f"outcome/score/{seat}" for seat in range(seats))
        self._none: Written = bytes(len(reasons) + seats), (0,) * seats

    def write(self, outcome: Outcome | None) -> Written:
        """Zeros while the game goes on."""
        if outcome is None:
            return self._none
        reason = bytes(outcome.reason == name for name in self.reasons)
        places = bytearray(self.seats)
        for place, group in enumerate(outcome.ranking, 1):
            for seat in group:
                places[seat] = place
        return reason + places, padded(outcome.scores, self.seats)

    def quick(self, shape: Shape) -> Callable[[Outcome, int, Floats], None]:
        """Makes what sets the same in vectors of this shape: of an outcome, as a seat sees it."""
        players, places = shape.players, shares(self.seats)
        reasons = {name: shape.start("outcome/reason") + at for at, name in enumerate(self.reasons)}
        place, scores = shape.start("outcome/place"), shape.of_players("outcome/score/{}")

        def put(outcome: Outcome, seat: int, into: Floats) -> None:
            into[reasons[outcome.reason]] = 1.0
            for rank, group in enumerate(outcome.ranking, 1):
                for owner in group:
                    into[place + (owner - seat) % players] = places[rank]
            for owner, score in enumerate(outcome.scores):
                into[scores[(owner - seat) % players]] = SCALED[score]

        return put


def padded(numbers: Iterable[int], size: int) -> tuple[int, ...]:
    """The numbers, and zeros after them as far as `size`."""
    found = tuple(numbers)
    return found + (0,) * (size - len(found))
