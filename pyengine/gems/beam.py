"""Beam search for whole turns of shifts: how bots plan ahead in the games of gems."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import itemgetter
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from pyengine.core.state import Action
from pyengine.core.strategy import MOST_TURNS, Turn
from pyengine.gems.field import SHIFTS, Shift
from pyengine.gems.lookup import one_card_shifts

DEEPEST = 10
"""How many shifts a turn has at most in a wide beam."""


def max_depth(breadth: int) -> int:
    """How many shifts a turn has at most in a beam of this breadth: a narrow one soon drops the good turns anyway."""
    return min(DEEPEST, 2 + breadth // 3)


class Prospect(Protocol):
    """A field, with what is needed to evaluate it after a shift."""

    field: list[int]

    def key(self) -> Hashable:
        """Equal for prospects that are worth the same."""

    def shifted(self, end: int) -> Self:
        """The prospect after a shift of the card at this end."""


P = TypeVar("P", bound=Prospect)


class PartialTurn(NamedTuple, Generic[P]):
    """A turn under way: the field as it is now, the hand that is left, and the shifts done."""

    prospect: P
    hand: list[int]
    shifts: tuple[Shift, ...]


def best_turns(
    now: P, hand: list[int], gain: Callable[[P, int], float], card: float, breadth: int
) -> list[tuple[float, tuple[Shift, ...]]]:
    """The turns that bring most, the best first: what each is worth, and its shifts, each paid for with one card.

    A beam search: of all turns with one shift more than those begun, the `breadth` best go on. `gain` is what a turn
    brings that ends with a shift at an end of a prospect; every card spent costs `card`.
    """
    found: list[tuple[float, tuple[Shift, ...]]] = []
    beam, known = [PartialTurn(now, hand, ())], {now.key()}
    for spent in range(1, max_depth(breadth) + 1):
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
            beam.append(PartialTurn(prospect, left, (*begun.shifts, SHIFTS[end][gem])))
            found.append((worth, beam[-1].shifts))
            if len(beam) == breadth:
                break
    found.sort(key=itemgetter(0), reverse=True)
    return found[:MOST_TURNS]


def by_value(plans: list[tuple[float, tuple[Action, ...]]]) -> list[Turn]:
    """The turns, the one worth most first."""
    return [Turn(actions, worth) for worth, actions in sorted(plans, key=itemgetter(0), reverse=True)]
