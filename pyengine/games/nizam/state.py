"""The data of a game of Nizam."""

from __future__ import annotations

from typing import Self

from pyengine.core.outcome import Outcome
from pyengine.core.prng import Chance
from pyengine.core.state import State
from pyengine.gems.field import (
    runs,
)


class NizamState(State):
    """A field, a deck and a discard (tops at the end), and for each seat a hand of counts and a score.

    `shifts` are those of this turn, `untouched` the run of each line that is still untouched (NIZ-11), 0 for none,
    `runouts` how often the deck has run out.
    """

    __slots__ = (
        *("chance", "deck", "discard", "field", "hands", "outcome"),
        *("runouts", "scores", "seat", "shifts", "untouched"),
    )

    outcome: Outcome | None

    def __init__(self, field: list[int], hands: list[list[int]], deck: list[int], first: int, chance: Chance) -> None:
        self.field = field
        self.hands = hands
        self.deck = deck
        self.discard: list[int] = []
        self.scores = [0] * len(hands)
        self.seat = first
        self.shifts = 0
        self.runouts = 0
        self.untouched = runs(field)
        self.chance = chance
        self.outcome = None

    @property
    def players(self) -> int:
        """One to five."""
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
        twin.scores, twin.untouched = self.scores[:], self.untouched[:]
        twin.seat, twin.shifts, twin.runouts = self.seat, self.shifts, self.runouts
        twin.chance, twin.outcome = self.chance.copy(), self.outcome
        return twin
