"""Helper functions for the tests of Nizam: positions, play, refusals and facts."""

from __future__ import annotations

from pyengine.core.state import State
from tests.games.table import Table

TABLE = Table("nizam")
GAME, refusal, played, fact = TABLE.game, TABLE.refusal, TABLE.played, TABLE.fact
PLAIN = "field RSEAT SEATD EATDO ATDOJ TDOJR"
"""A field without a run; its first row begins with a ruby and ends with a topaz."""


def state_of(position: str) -> State:
    return GAME.position(position)


def field(*rows: str) -> str:
    """A field with these first rows, and below them rows in which nothing is equal to its neighbours."""
    below = ("DOJDO", "OJDOJ", "JDOJD", "DOJDO", "OJDOJ")
    return "field " + " ".join((*rows, *below[: 5 - len(rows)]))


def everything_but(*kinds: str) -> str:
    """All cards that are neither in the plain field nor among these, as words."""
    left = sorted("RSEATDOJ" * 12)
    for gem in [*PLAIN.removeprefix("field ").replace(" ", ""), *kinds]:
        left.remove(gem)
    return " ".join(left)
