"""Helper functions for the tests of Nizam: positions, play, refusals and facts."""

from __future__ import annotations

import pyengine
from pyengine.core.state import State

GAME = pyengine.game("nizam")
PLAIN = "field RSEAT SEATD EATDO ATDOJ TDOJR"
"""A field without a run; its first row begins with a ruby and ends with a topaz."""


def state_of(position: str) -> State:
    return GAME.position(position)


def refusal(position: str, action: str, seat: int | None = None) -> str | None:
    state = state_of(position)
    breach = state.why_not(state.to_act[0] if seat is None else seat, GAME.parse(action))
    return breach.rule if breach else None


def played(position: str, *actions: str) -> State:
    state = state_of(position)
    for action in actions:
        state.apply(state.to_act[0], GAME.parse(action))
    return state


def fact(state: State, name: str) -> str:
    return GAME.facts(state, 0)[name]


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
