"""Helper functions for the tests of Flights: play, refusals, events and facts, from position texts."""

from __future__ import annotations

from typing import Any

import pyengine
from pyengine.core.state import State
from pyengine.games.flights.notation import parse
from pyengine.games.flights.position import position


def _who(state: State, action: str) -> tuple[int, str]:
    """`2:take>r3` names the seat; without it the first to act does it."""
    seat, colon, text = action.partition(":")
    return (int(seat) - 1, text) if colon else (state.to_act[0], action)


def refusal(state: State | str, action: str) -> str | None:
    """The rule by which the action is refused, or None."""
    state = position(state) if isinstance(state, str) else state
    seat, text = _who(state, action)
    breach = state.why_not(seat, parse(text))
    return breach.rule if breach else None


def played(state: State | str, *actions: str) -> State:
    """The state after these actions."""
    state = position(state) if isinstance(state, str) else state
    for action in actions:
        seat, text = _who(state, action)
        state.apply(seat, parse(text))
    return state


def events(state: State | str, action: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of the action, as this viewer sees them."""
    state = position(state) if isinstance(state, str) else state
    seat, text = _who(state, action)
    return [event.seen_by(viewer).to_json() for event in state.copy().apply(seat, parse(text))]


def fact(state: State, name: str) -> str:
    """One fact."""
    return pyengine.game("flights").notation.facts(state, 0)[name]


def lines(state: State, name: str) -> list[str]:
    """One fact of every seat."""
    return [fact(state, f"{name} {seat}") for seat in range(1, state.players + 1)]


def picks(table: str) -> list[str]:
    """For a table of cards, by kinds laid by as many seats: what each picker in turn may take, the first taken."""
    cards = table.split()
    state: State = position(
        f"players {len(cards)} | " + " | ".join(f"laid {at} {card}>{7 - at}" for at, card in enumerate(cards, 1))
    )
    found = []
    while fact(state, "phase") == "pick":
        legal = state.legal(state.to_act[0])
        found.append(" ".join(text_of(action) for action in legal))
        state.apply(state.to_act[0], legal[0])
    return found


def text_of(action: object) -> str:
    """A take's card."""
    return pyengine.game("flights").format(action).removeprefix("take>")
