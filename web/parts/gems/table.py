"""What the tables of both games of gems have in common."""

from __future__ import annotations

from pyengine.gems.field import KINDS
from web.parts.clicks import Clicks
from web.parts.gems.options import options
from web.parts.table import Scene, Table

_MOST = 3
"""So many cards pay at most."""


class GemTable(Table):
    """Cards of the hand pay for shifts: `R.1+S.1+T.1` and an end of a line are `RST>row1-left`."""

    clicks = Clicks(most=_MOST, order=KINDS)

    def options(self, scene: Scene) -> list[str]:
        """The shifts by what they cost, and everything else."""
        return options(scene)
