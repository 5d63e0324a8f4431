"""What a seat sees of a game as float32, written at once: for games that have a quicker way than their bytes.

A vector is an array of float32 in which nearly all places are zero: a writer begins with zeros and sets the others, so
that nothing is converted afterwards. What it sets is rounded as the vectors made of bytes are, so both are the same to
the bit.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import copysign, log1p
from struct import pack, unpack
from typing import TypeAlias, TypeVar

SCALE = 16.0
"""By which the logarithms of numbers that have no bound are divided."""
K = TypeVar("K")
V = TypeVar("V")

Floats: TypeAlias = "array[float]"  # cannot be subscripted before Python 3.12


@dataclass(frozen=True, slots=True)
class Shape:
    """The vectors that are wanted: for so many players, seats counted from the viewer, and with or without `memory` of
    what went out of sight. `places` says where each field and number stands; those that are not there are left out.
    """

    players: int
    memory: bool
    size: int
    places: Mapping[str, slice]

    def start(self, name: str) -> int:
        """The first place of a field or number."""
        found: int = self.places[name].start
        return found

    def starts(self, *names: str) -> list[int]:
        """The first place of each of these."""
        return [self.start(name) for name in names]

    def of_players(self, name: str) -> list[int]:
        """The first place of a field, such as `players/{}/score`, for each seat as the viewer counts them."""
        return [self.start(name.format(seat)) for seat in range(self.players)]

    def zeros(self) -> Floats:
        """A vector in which nothing is set."""
        return array("f", bytes(4 * self.size))


@cache
def shares(most: int) -> tuple[float, ...]:
    """Each whole number that a byte can be as a share of `most`, as a product of float32 has it."""
    (unit,) = unpack("f", pack("f", 1 / most))
    return tuple([unit * number for number in range(256)])


def spread(places: bytes, most: int = 1) -> Floats:
    """Bytes as shares of `most`."""
    units = shares(most)
    return array("f", [units[place] for place in places])


class Remembered(dict[K, V]):
    """What was made of each key, at most so many: when there are more, all are forgotten."""

    __slots__ = ("_make", "_most")

    def __init__(self, make: Callable[[K], V], most: int = 1 << 12) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: K) -> V:
        """Make it, and keep it."""
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._make(key)
        return found


def scaled(number: int) -> float:
    """A number that has no bound as it stands in vectors."""
    return copysign(log1p(abs(number)), number) / SCALE


SCALED = Remembered(scaled)
"""The same, of numbers that were asked for before."""


class PileWriter:
    """Writes a pile on which cards are laid: how many there are of each code, then the codes as they lie, each plus 1.

    What it wrote last is kept, and as long as that only grows no more than the new cards is written.
    """

    __slots__ = ("_counted", "_counts", "_kinds", "_order", "_part", "_size", "_zeros")

    def __init__(self, kinds: int, size: int, counts: Sequence[float]) -> None:
        """`kinds` codes, `size` places for their order; `counts` are the numbers to write for 0, 1, … of a code."""
        self._kinds, self._size, self._counts, self._order = kinds, size, counts, shares(kinds)
        self._zeros = array("f", bytes(4 * (kinds + size)))
        self._counted, self._part = b"", self._zeros[:]

    def part(self, pile: Sequence[int]) -> Floats:
        """The places of this pile; they are to be copied."""
        lying, counted = bytes(pile), self._counted
        if lying == counted:
            return self._part
        if not lying.startswith(counted):
            counted, self._part = b"", self._zeros[:]
        self._counted = lying
        part, kinds = self._part, self._kinds
        for at in range(len(counted), len(lying)):
            code = lying[at]
            part[code] = self._counts[lying.count(code, 0, at + 1)]
            if at < self._size:
                part[kinds + at] = self._order[code + 1]
        return part
