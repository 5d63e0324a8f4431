"""A batch of numbers from the generator at once: one product of long integers, a lane for every step.

Jump-ahead (F. B. Brown, "Random Number Generation with Arbitrary Strides", Transactions of the American Nuclear
Society 71, 1994): the state after k steps is state · multiplierᵏ + a constant, modulo 2⁶⁴. So the state times a number
whose lanes are the powers, plus one whose lanes are the constants, holds all states to come: a lane of 128 bits has
room for each product.
"""

from __future__ import annotations

from struct import Struct

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
M32 = (1 << 32) - 1
M64 = (1 << 64) - 1
SHORTEST, LONGEST = 10, 128
"""The lengths of lists that are shuffled by a batch: with shorter ones it is no gain."""
_LANE = 128
_KEY = M32 >> 2
"""Thirty bits of a key: CPython sorts and computes fastest with integers of one digit."""
_PLACE = LONGEST - 1
_FIVE_TOP_BITS = bytes(byte >> 3 for byte in range(256))
_NUMBER = Struct("<Q").unpack_from


class Batch:
    """The next `steps` states of any stream, and the one after them."""

    __slots__ = ("_constants", "_high", "_keys", "_longs", "_low", "_places", "_powers", "_shorts", "_size", "_top")

    def __init__(self, steps: int) -> None:
        powers, constants = [1], [0]
        for _ in range(steps):
            powers.append(powers[-1] * MULTIPLIER & M64)
            constants.append((constants[-1] * MULTIPLIER + INCREMENT) & M64)
        self._powers, self._constants = _in_lanes(powers), _in_lanes(constants)
        self._low, self._high = _in_lanes([M64] * (steps + 1)), _in_lanes([M32] * steps)
        self._keys, self._places = _in_lanes([_KEY ^ _PLACE] * steps), _in_lanes(list(range(steps)))
        self._longs, self._shorts = Struct("<" + "Q8x" * steps).unpack_from, Struct("<" + "I12x" * steps).unpack
        self._size, self._top = 16 * steps, _LANE * steps

    def words(self, state: int) -> tuple[bytes, zip[tuple[int, int]]]:
        """The states as bytes, for `state_at`; and for each step its 32 bits of output, twice, and their rotation.

        What PCG puts out is the lower half of the doubled word, shifted to the right by the rotation.
        """
        states = self._powers * state + self._constants & self._low
        words = ((states >> 18 ^ states) >> 27 & self._high) * (1 << 32 | 1)
        found = states.to_bytes(self._size + 16, "little")
        turns = found[7::16].translate(_FIVE_TOP_BITS)
        return found, zip(self._longs(words.to_bytes(self._size + 16, "little")), turns, strict=False)

    def order(self, state: int) -> tuple[int, list[int]]:
        """The state after the steps, and all places 0 ≤ n < `steps` in the order of the states' 23 highest bits.

        Equal bits, which are rare, leave the places in their old order.
        """
        states = self._powers * state + self._constants
        keys = states >> 34 & self._keys | self._places
        order = sorted(self._shorts(keys.to_bytes(self._size, "little")))
        return states >> self._top & M64, [key & _PLACE for key in order]


def state_at(states: bytes, step: int) -> int:
    """One of the states that `Batch.words` returns."""
    return int(_NUMBER(states, 16 * step)[0])


def _in_lanes(numbers: list[int]) -> int:
    return int.from_bytes(b"".join([number.to_bytes(_LANE // 8, "little") for number in numbers]), "little")


class Batches(dict[int, Batch]):
    """Batches by their number of steps, each made when it is first needed; they are `LONGEST` at most."""

    def __missing__(self, steps: int) -> Batch:
        self[steps] = found = Batch(steps)
        return found


BATCHES = Batches()
