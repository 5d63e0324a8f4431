"""The data of a game of Nizam."""

from __future__ import annotations

from typing import Self

from pyengine.core.prng import Chance
from pyengine.gems.field import runs
from pyengine.gems.state import GemsState


class NizamState(GemsState):
    """For each seat a score, besides what all games of gems have.

    `untouched` is the run of each line that is still untouched (NIZ-11), 0 for none,
    `runouts` how often the deck has run out.
    """

    __slots__ = ("runouts", "scores", "untouched")

    def __init__(self, field: list[int], hands: list[list[int]], deck: list[int], first: int, chance: Chance) -> None:
        super().__init__(field, hands, deck, first, chance)
        self.scores = [0] * len(hands)
        self.runouts = 0
        self.untouched = runs(field)

    def copy(self) -> Self:
        """An independent state."""
        twin = super().copy()
        twin.scores, twin.untouched, twin.runouts = self.scores[:], self.untouched[:], self.runouts
        return twin
