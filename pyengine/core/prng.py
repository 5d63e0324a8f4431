"""The only source of randomness: PCG XSH-RR 64/32, so that a seed means the same deal in every Python.

Source: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
Algorithms for Random Number Generation", HMC-CS-2014-0905 (2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from pyengine.core.prng_batch import BATCHES, INCREMENT, LONGEST, M32, M64, MULTIPLIER, SHORTEST, state_at

if TYPE_CHECKING:
    from pyengine.core.state import Rng

T = TypeVar("T")

_NEVER_REJECTED = (1 << 32) - LONGEST
"""Words below this are never rejected, for any bound up to `LONGEST`."""
SEEDS = 1 << 64  # how many different seeds there are


class Prng:
    """A stream of random numbers whose state is one 64-bit integer, `state`."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = 0
        self._step()
        self.state = (self.state + seed) & M64
        self._step()

    @classmethod
    def resume(cls, state: int) -> Prng:
        """The stream that goes on from a remembered `state`."""
        stream = cls.__new__(cls)
        stream.state = state & M64
        return stream

    def __eq__(self, other: object) -> bool:
        return self.state == other.state if isinstance(other, Prng) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    @property
    def open(self) -> Prng:
        """The stream for orders that all see at once: this one."""
        return self

    def copy(self) -> Prng:
        """A second stream that will give the same numbers."""
        return Prng.resume(self.state)

    def _step(self) -> int:
        old = self.state
        self.state = (old * MULTIPLIER + INCREMENT) & M64
        word = (((old >> 18) ^ old) >> 27) & M32
        turn = old >> 59
        return ((word >> turn) | (word << (-turn & 31))) & M32

    def below(self, bound: int) -> int:
        """An integer 0 ≤ n < `bound` (at most 2³²), every one equally likely (by rejection)."""
        limit = (1 << 32) - (1 << 32) % bound
        while (word := self._step()) >= limit:
            pass
        return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, every one equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place (Fisher and Yates, from the end)."""
        last = steps = len(items) - 1
        if SHORTEST <= steps < LONGEST:
            states, words = BATCHES[steps].words(self.state)
            for doubled, turn in words:
                word = doubled >> turn & M32
                if word >= _NEVER_REJECTED:
                    break
                other = word % (last + 1)
                items[last], items[other] = items[other], items[last]
                last -= 1
            self.state = state_at(states, steps - last)
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1


class Dice:
    """A fast generator for searches, where speed matters more than quality: the high bits of a 64-bit LCG.

    Its numbers are never used in a deal or a record; states that are drawn with it continue with it.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * MULTIPLIER + INCREMENT) & M64

    def __eq__(self, other: object) -> bool:
        return self.state == other.state if isinstance(other, Dice) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    @property
    def open(self) -> Dice:
        """The numbers for orders that all see at once: these."""
        return self

    def copy(self) -> Dice:
        """A second one that will give the same numbers."""
        twin = Dice.__new__(Dice)
        twin.state = self.state
        return twin

    def below(self, bound: int) -> int:
        """An integer 0 ≤ n < `bound` (at most 2³²), equally likely to within 2⁻³²."""
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & M64
        return (state >> 32) * bound >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`."""
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & M64
        return items[(state >> 32) * len(items) >> 32]

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place."""
        if SHORTEST <= len(items) <= LONGEST:
            self.state, order = BATCHES[len(items)].order(self.state)
            items[:] = [items[place] for place in order]
            return
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            state = (state * MULTIPLIER + INCREMENT) & M64
            other = (state >> 32) * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]
        self.state = state


class Chance(Protocol):
    """The random numbers of a state: `Prng` in a real game, `Dice` in one that a search simulates.

    A `Tape` repeats those of a game whose shuffles came from no seed.
    """

    @property
    def open(self) -> Rng:
        """The source of orders that all see at once, such as lots; what `shuffle` orders lies face down."""

    def below(self, bound: int, /) -> int:
        """An integer 0 ≤ n < bound."""

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items."""

    def shuffle(self, items: list[T], /) -> None:
        """A random order, in place."""

    def copy(self) -> Chance:
        """A second one that will give the same numbers."""


def anew(rng: Rng) -> Chance:
    """A new stream, seeded from `rng`, for a determinized state: the real one is unknown to the searcher."""
    seed = rng.below(1 << 32)
    return Dice(seed) if isinstance(rng, Dice) else Prng.resume(seed)
