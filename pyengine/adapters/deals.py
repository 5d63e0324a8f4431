"""All deals of a game one by one, for solvers that need to know how likely each is, and what chance does later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import factorial, prod
from typing import Any, TypeVar

from pyengine.core.tape import Tape

T = TypeVar("T")

MOST = 5_000
"""So many deals are told apart, at most."""


class NumberedChance:
    """The chance that brings the deal of a number: its `answers`, each one of `ways` that are equally likely.

    Cards of one kind are not told apart: orders that look alike are one.
    """

    def __init__(self, number: int) -> None:
        self.rest = number
        self.ways: list[int] = []
        self.answers: list[int | bytes] = []

    @property
    def open(self) -> NumberedChance:
        """The source of orders that all see at once: this one."""
        return self

    def copy(self) -> NumberedChance:
        """The same: there is only one."""
        return self

    def below(self, bound: int, /) -> int:
        """The next digit of the number."""
        self.answers.append(found := self._digit(bound))
        return found

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any], /) -> None:
        """The order that the next digit stands for, of all that look different."""
        left = Counter(items)
        digit = self._digit(_orders(left))
        where = {item: [at for at, other in enumerate(items) if other == item] for item in left}
        order = bytearray()
        while left:
            for item in list(left):
                rest = left - Counter([item])
                ways = _orders(rest)
                if digit < ways:
                    order.append(where[item].pop(0))
                    left = rest
                    break
                digit -= ways
        self.answers.append(bytes(order))
        items[:] = [items[old] for old in order]

    def _digit(self, ways: int) -> int:
        self.ways.append(ways)
        self.rest, digit = divmod(self.rest, ways)
        return digit

    @property
    def tape(self) -> Tape:
        """The same answers, for a game that goes on."""
        return Tape(self.answers)


def _orders(items: Counter[Any]) -> int:
    """In how many orders these can lie."""
    return factorial(items.total()) // prod(map(factorial, items.values()))


class Asked(Exception):
    """Chance was asked, where it was to be found out whether it would be."""


class NoChance:
    """The chance of a state on which an action is only tried: it raises `Asked` as soon as it is asked."""

    @property
    def open(self) -> NoChance:
        """The source of orders that all see at once: this one."""
        return self

    def copy(self) -> NoChance:
        """The same: there is only one."""
        return self

    def below(self, bound: int, /) -> int:
        """Raises `Asked`."""
        raise Asked(bound)

    def choice(self, items: Sequence[T], /) -> T:
        """Raises `Asked`."""
        raise Asked(len(items))

    def shuffle(self, items: list[Any], /) -> None:
        """Raises `Asked`."""
        raise Asked(len(items))
