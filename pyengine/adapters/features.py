"""What a seat may know as a vector of fixed length, as each game's `observing.py` declares it.

First come the fields, each place as a share of its most, 0 to 1; then the numbers that have no bound, each as its sign
times ln(1 + its size) / `core.vectors.SCALE`. The vector is a function of the view and of what a seat remembers of
cards that went out of sight, of the view alone where it is made without memory; and it is equal only for equal views.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import Game
from pyengine.core.observing import Observing
from pyengine.core.state import State
from pyengine.core.vectors import SCALED
from pyengine.games import game

Vector = NDArray[np.float32]


class Layout:
    """What stands where in the vectors of a game, and the vectors."""

    __slots__ = ("_fields", "_shares", "_write", "size", "slices")

    def __init__(self, observing: Observing[State], memory: bool = True) -> None:
        self.slices: dict[str, slice] = {}
        """The places of each field and number, by its name."""
        at = 0
        for name, size in (
            *((each.name, each.size) for each in observing.fields),
            *((n, 1) for n in observing.numbers),
        ):
            self.slices[name] = slice(at, at + size)
            at += size
        self.size = at
        self._fields = at - len(observing.numbers)
        self._write = observing.recall if memory and observing.recall else observing.write
        self._shares = np.repeat(
            np.array([1 / each.most for each in observing.fields], np.float32), [each.size for each in observing.fields]
        )

    def vector(self, state: State, seat: int | None) -> Vector:
        """What the seat (None: a spectator) may know: `size` numbers between -1 and 1."""
        found: Vector = np.empty(self.size, np.float32)
        self.put(state, seat, found)
        return found

    def put(self, state: State, seat: int | None, into: Vector) -> None:
        """Write the same into a vector that is there."""
        written, numbers = self._write(state, seat)
        fields = self._fields
        part = into[:fields]
        part[:] = np.frombuffer(written, np.uint8)
        part *= self._shares
        into[fields:] = scaled(numbers)


@lru_cache(maxsize=4096)
def scaled(numbers: tuple[int, ...]) -> Vector:
    """Numbers that have no bound as they stand in vectors; the array is shared and stays as it is."""
    return np.array([SCALED[number] for number in numbers], np.float32)


def layout(game_id: str, memory: bool = True) -> Layout:
    """The layout of a game, made once; its vectors have what a seat remembers or, without `memory`, only what it sees.

    Raises `OptionError` for a game that there is none.
    """
    found = game(game_id)
    known = _layouts.get((game_id, memory))
    if known is None or known[0] is not found:
        known = _layouts[game_id, memory] = found, Layout(observing_of(found), memory)
    return known[1]


_layouts: dict[tuple[str, bool], tuple[Game, Layout]] = {}
"""Made so far, each with its game: a file of somebody's can be opened again, with other rules."""


def observing_of(found: Game) -> Observing[State]:
    """How the states of a game are written."""
    if found.observing:
        return found.observing()
    module = import_module(f"pyengine.games.{found.id.replace('-', '_')}.observing")
    declared: Observing[State] = module.OBSERVING
    return declared
