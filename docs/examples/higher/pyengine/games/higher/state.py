"""The data of a game of Higher."""

from __future__ import annotations

from typing import Self

from pyengine.core.prng import Chance
from pyengine.core.sequential import SequentialState


class HigherState(SequentialState):
    """Hands are sorted; the deck and the pile have their top at the end."""

    __slots__ = ("chance", "deck", "hands", "pile", "spent", "turn")

    def __init__(self, hands: list[list[int]], deck: list[int], chance: Chance) -> None:
        self.hands, self.deck, self.chance = [sorted(hand) for hand in hands], deck, chance
        self.pile: list[int] = []
        self.spent: list[int] = []
        self.seat, self.turn = 0, 1
        self.outcome = None

    @property
    def players(self) -> int:
        """Two or three."""
        return len(self.hands)

    @property
    def top(self) -> int:
        """The number to beat; 0 on a bare pile."""
        return self.pile[-1] if self.pile else 0

    def copy(self) -> Self:
        """An independent state."""
        twin = type(self)([hand[:] for hand in self.hands], self.deck[:], self.chance.copy())
        twin.pile, twin.spent = self.pile[:], self.spent[:]
        twin.seat, twin.turn, twin.outcome = self.seat, self.turn, self.outcome
        return twin
