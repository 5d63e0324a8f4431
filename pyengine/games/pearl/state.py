"""The data of a game of Pearl of the East."""

from __future__ import annotations

from typing import Self

from pyengine.core.prng import Chance
from pyengine.games.pearl.pieces import TURN
from pyengine.gems.field import PEARL
from pyengine.gems.state import GemsState


class PearlState(GemsState):
    """For each seat its completed deck, `done`, besides what all games of gems have.

    `turn` counts from 1, `bound` is the last one (0: there is none), `phase` is `TURN` or `TASK`, and `pearl` is the
    kind that the pearl stands for this turn, or `PEARL` while it is free. `obliged` says that nobody may hold a task
    back (PRL-11).
    """

    __slots__ = ("bound", "done", "obliged", "pearl", "phase", "turn")

    def __init__(self, field: list[int], hands: list[list[int]], deck: list[int], first: int, chance: Chance) -> None:
        super().__init__(field, hands, deck, first, chance)
        self.done: list[list[int]] = [[] for _ in hands]
        self.turn = 1
        self.bound = 0
        self.obliged = False
        self.phase = TURN
        self.pearl = PEARL

    def copy(self) -> Self:
        """An independent state."""
        twin = super().copy()
        twin.done = [done[:] for done in self.done]
        twin.turn, twin.phase, twin.pearl = self.turn, self.phase, self.pearl
        twin.bound, twin.obliged = self.bound, self.obliged
        return twin
