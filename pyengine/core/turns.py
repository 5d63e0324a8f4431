"""Whole turns of shifts, looked for side by side: what the games of gems plan ahead with."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import itemgetter
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from pyengine.core.game import MOST_TURNS, Turn
from pyengine.core.lines import SHIFTS, Shift
from pyengine.core.numbers import one_card_shifts
from pyengine.core.state import Action

LONGEST = 10
"""Shifts in a turn that is looked for by a wide beam."""


def longest(breadth: int) -> int:
    """Shifts in a turn that a beam of this breadth looks for: a narrow one soon loses what is worth going on with."""
    return min(LONGEST, 2 + breadth // 3)


class Prospect(Protocol):
    """A field, and all that tells what may come of it."""

    field: list[int]

    def key(self) -> Hashable:
        """What it has in common with its equals."""

    def shifted(self, end: int) -> Self:
        """The prospect after a shift of the card at this end."""


P = TypeVar("P", bound=Prospect)


class Begun(NamedTuple, Generic[P]):
    """A turn under way: what stands now, the hand that is left, and the shifts done."""

    prospect: P
    hand: list[int]
    shifts: tuple[Shift, ...]


def best_turns(
    now: P, hand: list[int], gain: Callable[[P, int], float], card: float, breadth: int
) -> list[tuple[float, tuple[Shift, ...]]]:
    """The turns that bring most, the best first: what each is worth, and its shifts, each paid for with one card.

    A beam search: of all turns with one shift more than those begun, the `breadth` best go on. `gain` tells what a turn
    brings that ends with a shift at an end of a prospect; every card spent costs `card`.
    """
    found: list[tuple[float, tuple[Shift, ...]]] = []
    beam, known = [Begun(now, hand, ())], {now.key()}
    for spent in range(1, longest(breadth) + 1):
        ahead = [
            (gain(begun.prospect, end) - spent * card, begun, end, gem)
            for begun in beam
            for end, gem in one_card_shifts(begun.prospect.field, begun.hand)
        ]
        ahead.sort(key=itemgetter(0), reverse=True)
        beam = []
        for worth, begun, end, gem in ahead:
            prospect = begun.prospect.shifted(end)
            if (key := prospect.key()) in known:
                continue
            known.add(key)
            left = begun.hand[:]
            left[gem] -= 1
            beam.append(Begun(prospect, left, (*begun.shifts, SHIFTS[end][gem])))
            found.append((worth, beam[-1].shifts))
            if len(beam) == breadth:
                break
    found.sort(key=itemgetter(0), reverse=True)
    return found[:MOST_TURNS]


def in_order(plans: list[tuple[float, tuple[Action, ...]]]) -> list[Turn]:
    """The turns, the one worth most first."""
    return [Turn(actions, worth) for worth, actions in sorted(plans, key=itemgetter(0), reverse=True)]
