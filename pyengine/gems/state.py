"""The data that the games of gems have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from pyengine.core.prng import Chance
from pyengine.core.sequential import SequentialState
from pyengine.gems.field import hand_of


class GemsState(SequentialState):
    """A field, a deck and a discard (tops at the end), and for each seat a hand of counts.

    `shifts` are those of this turn.
    """

    __slots__ = ("chance", "deck", "discard", "field", "hands", "shifts")

    def __init__(self, field: list[int], hands: list[list[int]], deck: list[int], first: int, chance: Chance) -> None:
        self.field = field
        self.hands = hands
        self.deck = deck
        self.discard: list[int] = []
        self.seat = first
        self.shifts = 0
        self.chance = chance
        self.outcome = None

    @property
    def players(self) -> int:
        """As many as there are hands."""
        return len(self.hands)

    def copy(self) -> Self:
        """An independent state; what a game has besides is still to be set."""
        twin = type(self).__new__(type(self))
        twin.field = self.field[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.discard = self.deck[:], self.discard[:]
        twin.seat, twin.shifts = self.seat, self.shifts
        twin.chance, twin.outcome = self.chance.copy(), self.outcome
        return twin


def put(state: GemsState, seat: int, cards: Sequence[int], _: Sequence[int]) -> None:
    """Let a seat have these cards."""
    state.hands[seat] = hand_of(cards)
