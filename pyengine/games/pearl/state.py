"""The data of a game of Pearl of the East."""

from __future__ import annotations

from typing import Self

from pyengine.core.outcome import Outcome
from pyengine.core.prng import Chance
from pyengine.core.state import State
from pyengine.games.pearl.pieces import (
    TURN,
)
from pyengine.gems.field import (
    PEARL,
)


class PearlState(State):
    """A field, a deck and a discard (tops at the end), for each seat a hand of counts and its completed deck.

    `turn` counts from 1, `bound` is the last one (0: there is none), `shifts` are those of this turn, `phase` is
    `TURN` or `TASK`, and `pearl` is the kind that the pearl stands for this turn, or `PEARL` while it is free.
    """

    __slots__ = (
        *("bound", "chance", "deck", "discard", "done", "field", "hands"),
        *("outcome", "pearl", "phase", "seat", "shifts", "turn"),
    )

    outcome: Outcome | None

    def __init__(self, field: list[int], hands: list[list[int]], deck: list[int], first: int, chance: Chance) -> None:
        self.field = field
        self.hands = hands
        self.deck = deck
        self.discard: list[int] = []
        self.done: list[list[int]] = [[] for _ in hands]
        self.seat = first
        self.turn = 1
        self.bound = 0
        self.shifts = 0
        self.phase = TURN
        self.pearl = PEARL
        self.chance = chance
        self.outcome = None

    @property
    def players(self) -> int:
        """Two to five."""
        return len(self.hands)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if self.outcome else (self.seat,)

    def copy(self) -> Self:
        """An independent state."""
        twin = type(self).__new__(type(self))
        twin.field = self.field[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.discard = self.deck[:], self.discard[:]
        twin.done = [done[:] for done in self.done]
        twin.seat, twin.turn, twin.bound = self.seat, self.turn, self.bound
        twin.shifts, twin.phase, twin.pearl = self.shifts, self.phase, self.pearl
        twin.chance, twin.outcome = self.chance.copy(), self.outcome
        return twin
