"""The data of a game of Glastonbury."""

from __future__ import annotations

from typing import Self

from pyengine.core.prng import Chance
from pyengine.core.sequential import SequentialState
from pyengine.games.glastonbury.pieces import CORNER, GAP, NONE, OPEN


class GlastonburyState(SequentialState):
    """Two to four wizards round a grid.

    `deck` has its top at the end, and its first `known` cards are those that Bad Luck put there for all to see;
    cauldrons have theirs at the end too. `left` counts the cards of each line. `recipes` holds A and B of each
    seat in turn, -1 for none. `places` are stops, -1 before the choice. `using` is the spell in use this turn.
    """

    __slots__ = (
        *("aside", "by_seat", "cauldrons", "chance", "colours", "deck", "ended", "grid", "known", "left", "out"),
        *("outer", "places", "recipes", "spells", "using", "with_recipes"),
    )

    def __init__(self, colours: list[int], options: tuple[bool, bool, bool], out: int, chance: Chance) -> None:
        self.colours, self.out, self.chance = colours, out, chance
        self.by_seat, self.outer, self.with_recipes = options
        self.places = [GAP] * len(colours)
        self.cauldrons: list[list[int]] = [[] for _ in colours]
        self.spells: list[list[int]] = [[] for _ in colours]
        self.recipes = [NONE] * (2 * len(colours))
        self.deck: list[int] = []
        self.aside: list[int] = []
        self.lay([])
        self.seat = self.known = self.using = 0
        self.ended = NONE
        self.outcome = None

    def lay(self, cards: list[int]) -> None:
        """Lay the grid: these cards place by place, gaps where they run out, and the four corners (GLA-4)."""
        self.grid = [CORNER] * 36
        for place, card in zip(OPEN, cards + [GAP] * len(OPEN), strict=False):
            self.grid[place] = card
        rows = [range(row * 6, row * 6 + 6) for row in range(6)] + [range(column, 36, 6) for column in range(6)]
        self.left = [sum(self.grid[place] >= 0 for place in row) for row in rows]

    @property
    def players(self) -> int:
        """Two to four."""
        return len(self.colours)

    def copy(self) -> Self:
        """An independent state."""
        twin = type(self).__new__(type(self))
        twin.aside, twin.colours, twin.deck, twin.grid = self.aside[:], self.colours, self.deck[:], self.grid[:]
        twin.left, twin.places, twin.recipes = self.left[:], self.places[:], self.recipes[:]
        twin.cauldrons = [cards[:] for cards in self.cauldrons]
        twin.spells = [spells[:] for spells in self.spells]
        twin.by_seat, twin.outer, twin.with_recipes = self.by_seat, self.outer, self.with_recipes
        twin.seat, twin.using, twin.known, twin.out = self.seat, self.using, self.known, self.out
        twin.ended, twin.outcome = self.ended, self.outcome
        twin.chance = self.chance.copy()
        return twin
