"""Helper functions for the tests of Glastonbury: positions, play, refusals and facts."""

from __future__ import annotations

import pyengine
from pyengine.core.state import State

GAME = pyengine.game("glastonbury")
CORNERS = (0, 5, 30, 35)


def grid(**cards: str) -> str:
    """The `grid` item with these cards at their places (`r2c3="ra1"`), gaps elsewhere, and no deck."""
    places = [cards.pop(f"r{at // 6 + 1}c{at % 6 + 1}", "#" if at in CORNERS else ".") for at in range(36)]
    assert not cards
    return f"grid {' '.join(places)} | deck -"


def line(*row: str, **others: str) -> str:
    """A grid whose row 2 begins with these cards, with others at places of their own."""
    return grid(**{f"r2c{column}": card for column, card in enumerate(row, 1)}, **others)


def refusal(position: str, action: str) -> str | None:
    state = GAME.position(position)
    breach = state.why_not(state.to_act[0] if state.to_act else 0, GAME.parse(action))
    return breach.rule if breach else None


def played(position: str, *actions: str) -> State:
    state = GAME.position(position)
    for action in actions:
        state.apply(state.to_act[0], GAME.parse(action))
    return state


def fact(state: State, name: str) -> str:
    return GAME.facts(state, 0)[name]


def stated(position: str, name: str) -> str:
    return fact(GAME.position(position), name)
