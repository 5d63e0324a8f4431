"""The events of Flights. Cards stand in events as their texts, seats from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.events import HIDDEN, Event


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """`seat` laid `card` with `flight`, face down: only the seat itself knows which (FLI-4)."""

    type: ClassVar[str] = "laid"
    seat: int
    card: str
    flight: int | str

    def seen_by(self, seat: int | None) -> Laid:
        """The others learn only that something was laid."""
        return self if seat == self.seat else Laid(self.seat, HIDDEN, HIDDEN)


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """All have laid; `laid` gives seat, card and flight of each, the first to pick first (FLI-5)."""

    type: ClassVar[str] = "turned"
    reveals: ClassVar[bool] = True
    laid: tuple[tuple[int, str, int], ...]


@dataclass(frozen=True, slots=True)
class Took(Event):
    """`seat` picked `card`. A city goes to the end of its collection (FLI-13)."""

    type: ClassVar[str] = "took"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Deported(Event):
    """The last city of the seat's collection was discarded, or there was none (FLI-14)."""

    type: ClassVar[str] = "deported"
    seat: int
    city: str | None


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """`seat` gave `own` and received `their` from seat `partner`, place for place (FLI-17)."""

    type: ClassVar[str] = "swapped"
    seat: int
    own: str
    partner: int
    their: str


@dataclass(frozen=True, slots=True)
class Unused(Event):
    """`seat` took the exchange `card`, but no swap is possible (FLI-15)."""

    type: ClassVar[str] = "unused"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Burnt(Event):
    """These cities of the seat's collection burnt together (FLI-19)."""

    type: ClassVar[str] = "burnt"
    seat: int
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Round `round` begins; seat `first` has the first-turn card (FLI-7)."""

    type: ClassVar[str] = "round"
    round: int
    first: int


@dataclass(frozen=True, slots=True)
class GameScored(Event):
    """Game `game` of the match is over (FLI-20, FLI-22).

    `match` says what is counted (`points`, `single` or `wins`), `cities` are the collections, `complete` the seats
    that have all colours, `values` what each collection scores, `scores` and `wins` what each seat has in all.
    """

    type: ClassVar[str] = "scored"
    clears: ClassVar[bool] = True
    game: int
    match: str
    cities: tuple[tuple[str, ...], ...]
    complete: tuple[int, ...]
    values: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """Game `game` of the match is set up, without the colours `out`; seat `first` begins (FLI-2, FLI-3)."""

    type: ClassVar[str] = "dealt"
    reveals: ClassVar[bool] = True
    game: int
    out: tuple[str, ...]
    first: int
