"""Beam search for whole turns of shifts: how bots plan ahead in the games of gems."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from pyengine.core.state import Action
from pyengine.core.strategy import MOST_TURNS, Stop, Turn, never
from pyengine.gems.field import SHIFTS, Shift

DEEPEST = 10
"""How many shifts a turn has at most in a wide beam."""


def max_depth(breadth: int) -> int:
    """How many shifts a turn has at most in a beam of this breadth: a narrow one soon drops the good turns anyway."""
    return min(DEEPEST, 2 + breadth // 3)


class Prospect(Protocol):
    """A field, with what is needed to evaluate it after a shift."""

    key: bytes
    """Equal for prospects that are worth the same."""

    def shifted(self, end: int) -> Self:
        """The prospect after a shift of the card at this end."""


P = TypeVar("P", bound=Prospect)


class PartialTurn(NamedTuple, Generic[P]):
    """A turn under way: the field as it is now, the hand that is left, and the shift done last, after another turn."""

    prospect: P
    hand: list[int]
    before: PartialTurn[P] | None = None
    shift: Shift | None = None

    def shifts(self) -> tuple[Shift, ...]:
        """All shifts done."""
        return (*self.before.shifts(), self.shift) if self.before and self.shift else ()


Ahead = defaultdict[float, list[tuple[PartialTurn[P], int, int]]]
"""By what they bring: turns under way, each with the end of one more shift and the card that pays for it."""


def best_turns(
    now: P,
    hand: list[int],
    look: Callable[[PartialTurn[P], Ahead[P]], None],
    card: float,
    breadth: int,
    *,
    stop: Stop = never,
) -> list[tuple[float, tuple[Shift, ...]]]:
    """The turns that bring most, the best first: what each is worth, and its shifts, each paid for with one card.

    A beam search: of all turns with one shift more than those begun, the `breadth` best go on. `look` adds each shift
    that can follow a turn to those ahead, in the order of the ends, by what a turn brings that ends with it; every card
    spent costs `card`. None where time was up before the search was done.
    """
    found: list[tuple[float, PartialTurn[P]]] = []
    beam, known = [PartialTurn(now, hand)], {now.key}
    for spent in range(1, max_depth(breadth) + 1):
        ahead: Ahead[P] = defaultdict(list)
        for begun in beam:
            if stop():
                return []
            look(begun, ahead)
        new = len(found)
        for gain, turn in _go_on(ahead, known):
            found.append((gain - spent * card, turn))
            if len(found) == new + breadth:
                break
        beam = [turn for _, turn in found[new:]]
    found.sort(key=itemgetter(0), reverse=True)
    return [(worth, turn.shifts()) for worth, turn in found[:MOST_TURNS]]


def _go_on(ahead: Ahead[P], known: set[bytes]) -> Iterator[tuple[float, PartialTurn[P]]]:
    """The turns ahead, what brings most first, but for those that lead to prospects known."""
    for gain in sorted(ahead, reverse=True):
        for begun, end, gem in ahead[gain]:
            prospect = begun.prospect.shifted(end)
            if prospect.key not in known:
                known.add(prospect.key)
                left = begun.hand[:]
                left[gem] -= 1
                yield gain, PartialTurn(prospect, left, begun, SHIFTS[end][gem])


def by_value(plans: list[tuple[float, tuple[Action, ...]]]) -> list[Turn]:
    """The turns, the one worth most first."""
    return [Turn(actions, worth) for worth, actions in sorted(plans, key=itemgetter(0), reverse=True)]
