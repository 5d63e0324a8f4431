"""Helper functions for the tests of UNO: positions, play, refusals and facts."""

from __future__ import annotations

from pyengine import game
from pyengine.core.events import Event
from pyengine.core.state import State

GAME = game("uno")


def refusal(position: str, action: str, seat: int | None = None) -> str | None:
    """The rule that forbids the action to the seat (the one that is waited for), or None."""
    state = GAME.position(position)
    breach = state.why_not(state.to_act[-1] if seat is None else seat - 1, GAME.parse(action))
    return breach.rule if breach else None


def played(position: str, *actions: str) -> State:
    """The position after these actions of whoever is waited for; `2:let` names the seat."""
    state = GAME.position(position)
    for text in actions:
        act(state, text)
    return state


def act(state: State, text: str) -> list[Event]:
    """Do one action, as in `played`."""
    seat, colon, action = text.rpartition(":")
    return state.apply(int(seat) - 1 if colon else state.to_act[-1], GAME.parse(action))


def fact(state: State, name: str) -> str:
    return GAME.facts(state, 0)[name]


def facts(state: State, *names: str) -> list[str]:
    found = GAME.facts(state, 0)
    return [found[name] for name in names]


def legal(state: State, seat: int) -> list[str]:
    return [GAME.format(action) for action in state.legal(seat - 1)]
