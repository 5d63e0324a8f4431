"""What a seat sees in the environments of version 1: short vectors in which the seat itself comes first.

They are made of the fields and numbers that each game's `observing.py` declares, as `features` has them, less the
places of seats that nobody has and what does not change in an environment. Where a field speaks of seats, the viewer's
place comes first, then the others clockwise, so that `players/0/score` is one's own score at every seat; where an
action names a seat, it is counted in the same way. `docs/observations.md` lists every field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import log1p

import numpy as np
from numpy.typing import NDArray

from pyengine.adapters.actions import ActionTable, table
from pyengine.adapters.features import Vector, observing_of, scaled
from pyengine.core.errors import OptionError
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.observing import Observing, Seats
from pyengine.core.state import Action, State
from pyengine.core.vectors import SCALE, Floats, Shape
from pyengine.games import game as find_game

_SEAT_NAMES = frozenset(
    ("seat", "to", "partner", "accused", "culprit", "dealer", "first", "giver", "taker", "owner", "complete")
)
"""What events call seats."""
_SEATS_FIRST = frozenset(("seat", "giver", "owner", "dealer"))


@dataclass(frozen=True, slots=True)
class Sight:
    """How the seats of an environment are shown a game.

    Version 0 is the vector of `features`, the same for every set-up. In version 1 seats are told `relative` to the
    viewer or, if not, by their numbers; and the last `events` since the viewer's own last decision can be added.
    """

    version: int = 1
    memory: bool = True
    relative: bool = True
    events: int = 0

    def __post_init__(self) -> None:
        """Raises `OptionError` on a setting that there is not."""
        if self.version not in (0, 1):
            raise OptionError("version", self.version, ("0", "1"))
        if type(self.events) is not int or not 0 <= self.events <= 1000 or (self.events and not self.version):
            raise OptionError("events", self.events, ("0…1000, in version 1",))


class SeatLayout:
    """What stands where in the vectors of a game for so many players, and the vectors."""

    __slots__ = ("_count", "_end", "_places", "_quick", "_scaled", "_shares", "_write", "events", "size", "slices")

    def __init__(self, game: Game, players: int, sight: Sight) -> None:
        observing = observing_of(game)
        chosen = _Chosen(observing, players, game.seats[1], sight.relative)
        self._write = observing.recall if sight.memory and observing.recall else observing.write
        self.slices: dict[str, slice] = {}
        """The places of each field and number, by its name; seat 0 is the viewer, if seats are relative."""
        shares, size = list[float](), 0
        for name, length, top in observing.fields:
            if kept := chosen.places(name, length):
                self.slices[name] = slice(size, size + kept)
                shares += [1 / top] * kept
                size += kept
        self._count = size
        for name in observing.numbers:
            if chosen.places(name, 1):
                self.slices[name] = slice(size, size + 1)
                size += 1
        self._shares = np.array(shares, np.float32)
        turns = range(players) if sight.relative else [0] * players
        self._places = tuple(chosen.in_fields(turn) for turn in turns)
        number_places = tuple(chosen.in_numbers(turn) for turn in turns)
        self._scaled = lru_cache(maxsize=4096)(lambda viewer, numbers: scaled(numbers).take(number_places[viewer]))
        self._end = size
        self.events = EventLayout(game, observing, players, sight) if sight.events else None
        """What is written of events; None where they are not told."""
        if self.events:
            self.slices["events"] = slice(size, size + self.events.size)
            size += self.events.size
        self.size = size
        shape = Shape(players, sight.memory, self._end, self.slices)
        self._quick = partial(observing.quick, shape) if observing.quick and sight.relative else None

    def writer(self) -> Callable[[State, int], Floats] | None:
        """A quicker way to the vectors of a match, without events; None where the game has none."""
        return self._quick() if self._quick and not self.events else None

    def put(self, state: State, seat: int | None, into: Vector, told: Sequence[Event] = ()) -> None:
        """Write what the seat (None: a spectator, to whom seat 0 is the first) may know into a vector that is there.

        `told` are the events since its last decision, unredacted.
        """
        written, numbers = self._write(state, seat)
        viewer, count, end = seat or 0, self._count, self._end
        part = into[:count]
        part[:] = np.frombuffer(written, np.uint8)[self._places[viewer]]  # to numbers first, which is quicker by half
        part *= self._shares
        into[count:end] = self._scaled(viewer, numbers)
        if self.events:
            self.events.put(told, seat, into[end:])

    def vector(self, state: State, seat: int | None, told: Sequence[Event] = ()) -> Vector:
        """The same as a new vector: `size` numbers between -1 and 1."""
        found: Vector = np.empty(self.size, np.float32)
        self.put(state, seat, found, told)
        return found


class _Chosen:
    """Which places of what a game writes are in its vectors for so many players, of the `most` that it has."""

    def __init__(self, observing: Observing[State], players: int, most: int, relative: bool) -> None:
        self.observing, self.seats = observing, observing.seats
        self.players, self.most, self.relative = players, most, relative

    def places(self, name: str, length: int) -> int:
        """How many places a field keeps."""
        seats = self.seats
        if name in seats.settled or (self.relative and name == seats.viewer):
            return 0
        if name in seats.each or name == seats.viewer:
            return length // self.most * self.players
        seat = seat_in(seats, name)
        return length if seat is None or seat[1] < self.players else 0

    def in_fields(self, turn: int) -> NDArray[np.intp]:
        """Where among the bytes that are written each place is found, when seat `turn` is to be the first."""
        starts, at = dict[str, int](), 0
        for name, length, _ in self.observing.fields:
            starts[name], at = at, at + length
        found = list[int]()
        for name, length, _ in self.observing.fields:
            kept = self.places(name, length)
            start = starts[self._source(name, turn)]
            if kept and name in self.seats.each:
                share = length // self.most
                for seat in range(self.players):
                    first = start + (seat + turn) % self.players * share
                    found += range(first, first + share)
            else:
                found += range(start, start + kept)
        return np.array(found, np.intp)

    def in_numbers(self, turn: int) -> NDArray[np.intp]:
        """Where among the numbers that are written each one is found."""
        places = {name: at for at, name in enumerate(self.observing.numbers)}
        kept = [name for name in self.observing.numbers if self.places(name, 1)]
        return np.array([places[self._source(name, turn)] for name in kept], np.intp)

    def _source(self, name: str, turn: int) -> str:
        """The name of what this field is filled from."""
        found = seat_in(self.seats, name)
        if found is None or found[1] >= self.players:
            return name
        start, seat = found
        return f"{start}/{(seat + turn) % self.players}{name[len(f'{start}/{seat}') :]}"


def seat_in(seats: Seats, name: str) -> tuple[str, int] | None:
    """The number of the seat that a name has in it, as `players/0/score` has, and what stands before; None for none."""
    for start in seats.of:
        if name.startswith(f"{start}/"):
            number = name[len(start) + 1 :].partition("/")[0]
            if number.isdigit():
                return start, int(number)
    return None


class EventLayout:
    """The last events as rows: which kind it is, the seats in it, the words in it, and an amount."""

    __slots__ = ("_kinds", "_players", "_relative", "_row", "columns", "rows", "size")

    def __init__(self, game: Game, observing: Observing[State], players: int, sight: Sight) -> None:
        self.rows = sight.events
        kinds = dict.fromkeys(kind.type for kind in observing.told.kinds)
        words = dict.fromkeys([*_action_words(game), *observing.told.words])
        self.columns: tuple[str, ...] = (
            *(f"kind/{kind}" for kind in kinds),
            *(f"seat/{seat}" for seat in range(players)),
            *(f"other/{seat}" for seat in range(players)),
            *(f"word/{word}" for word in words),
            "amount",
        )
        """What the places of a row are."""
        self.size = self.rows * len(self.columns)
        self._players, self._relative = players, sight.relative
        places = {name: at for at, name in enumerate(self.columns)}
        self._row = lru_cache(maxsize=4096)(lambda event, viewer: self._made(places, event, viewer))

    def put(self, told: Sequence[Event], seat: int | None, into: Vector) -> None:
        """Write the last of these events as the seat may know them, the latest in the last row; zeros before them."""
        last = told[-self.rows :]
        viewer = (seat or 0) if self._relative else 0
        into[: self.size - len(last) * len(self.columns)] = 0
        for at, event in enumerate(last, self.rows - len(last)):
            row = slice(at * len(self.columns), (at + 1) * len(self.columns))
            into[row] = self._row(event.seen_by(seat), viewer)

    def _made(self, places: dict[str, int], event: Event, viewer: int) -> Vector:
        found, amount, longest = np.zeros(len(self.columns), np.float32), None, 0
        for name, value in event.to_json().items():
            if name == "type":
                marks = [f"kind/{value}"]
            elif name in _SEAT_NAMES and type(value) is int:
                seat = (value - viewer) % self._players if value >= 0 else value
                marks = [f"{'seat' if name in _SEATS_FIRST else 'other'}/{seat}"]
            elif isinstance(value, bool):
                marks = [f"word/{name}"] if value else []
            elif isinstance(value, list):
                marks, longest = [f"word/{each}" for each in value], max(longest, len(value))
            else:
                marks = [f"word/{value}"]
                if type(value) is int and marks[0] not in places and amount is None:
                    amount = value
            for mark in marks:
                if (place := places.get(mark)) is not None:
                    found[place] = 1
        found[-1] = log1p(abs(longest if amount is None else amount)) / SCALE
        return found


def _action_words(game: Game) -> list[str]:
    """The words of all actions' texts."""
    return [word for text in table(game.id).texts for word in re.split(r"[^\w+-]+", text) if word]


_layouts: dict[tuple[str, int, Sight], tuple[Game, SeatLayout]] = {}
"""Made so far, each with its game: a file of somebody's can be opened again, with other rules."""


def seat_layout(game_id: str, players: int, sight: Sight | None = None) -> SeatLayout:
    """The layout of a game for so many players, made once; raises `OptionError` for a game that there is none."""
    found, wanted = find_game(game_id), sight or Sight()
    known = _layouts.get((game_id, players, wanted))
    if known is None or known[0] is not found:
        known = _layouts[game_id, players, wanted] = found, SeatLayout(found, players, wanted)
    return known[1]


class SeatActions:
    """A game's actions by number as the seats of an environment count them."""

    __slots__ = ("_numbers", "actions", "known")

    def __init__(self, game_id: str, players: int, relative: bool) -> None:
        own: ActionTable = table(game_id)
        turned = observing_of(find_game(game_id)).seats.turned if relative else None
        self.actions: list[dict[int, Action]] = []
        """For each seat the actions by number."""
        for seat in range(players):
            if turned is None:
                self.actions.append(dict(enumerate(own.actions)))
            else:
                here = {own.numbers[turned(action, seat, players)]: action for action in reversed(own.actions)}
                self.actions.append(here)
        self.known = [{id(action): number for number, action in each.items()} for each in self.actions]
        """For each seat the numbers by identity, which spares hashing: states offer the very objects, as a rule."""
        self._numbers = [{action: number for number, action in each.items()} for each in self.actions]

    def numbered(self, seat: int, actions: list[Action]) -> dict[int, Action]:
        """The legal actions of a seat by their numbers."""
        return dict(zip(self.numbers(seat, actions), actions, strict=True))

    def numbers(self, seat: int, actions: list[Action]) -> list[int]:
        """The numbers of a seat's actions, in their order."""
        try:
            return list(map(self.known[seat].__getitem__, map(id, actions)))
        except KeyError:
            return [self._numbers[seat][action] for action in actions]


_actions: dict[tuple[str, int, bool], tuple[Game, SeatActions]] = {}


def seat_actions(game_id: str, players: int, relative: bool) -> SeatActions:
    """The numbers of a game's actions for so many players, made once; raises `OptionError` for a game there is not."""
    found = find_game(game_id)
    known = _actions.get((game_id, players, relative))
    if known is None or known[0] is not found:
        known = _actions[game_id, players, relative] = found, SeatActions(game_id, players, relative)
    return known[1]
