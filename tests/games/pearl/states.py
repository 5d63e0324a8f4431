"""Positions of Pearl of the East that tests begin with, and what they ask of them."""

from __future__ import annotations

import pyengine
from pyengine.core.state import State

GAME = pyengine.game("pearl")
PLAIN = "field RSEAT SEATD EAJOO JDRSD OoJTR"
"""A field that proves nothing: its first row begins with a ruby, its second column ends with the pearl."""
RUBIES = "field RRRSE SEATD EoDOJ JOTAS ODJTA"
"""A field that proves the ruby alone, in its first row."""
EITHER = "field RRoSS JJDJD ETAAE OSERA DTTOO"
"""A field that proves the ruby or the sapphire, by the pearl in its first row (D2)."""
BOTH = "field RRoSS RAEEE ODJAO TOTSA DTJDJ"
"""The same, and the emerald without the pearl."""


def refusal(position: str, action: str, seat: int | None = None) -> str | None:
    state = GAME.position(position)
    breach = state.why_not(state.to_act[0] if seat is None else seat, GAME.parse(action))
    return breach.rule if breach else None


def played(position: str, *actions: str) -> State:
    state = GAME.position(position)
    for action in actions:
        state.apply(state.to_act[0], GAME.parse(action))
    return state


def fact(state: State, name: str) -> str:
    return GAME.facts(state, 0)[name]


def provable(position: str) -> str:
    return fact(GAME.position(position), "provable")
