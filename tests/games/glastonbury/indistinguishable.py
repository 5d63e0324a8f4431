"""Positions of Glastonbury that the first seat cannot tell apart: they differ in hidden cards only."""

from tests.games.glastonbury.positions import GRID

PAIRS = [
    (
        f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 joker vb2 | deck na1 na2 na3 | {GRID}",
        f"cauldron 1 na3 na4 ka1 | cauldron 2 wa2 na2 vb2 | deck vb3 na1 joker | {GRID}",
    )
]
