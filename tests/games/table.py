"""A game's table in tests of its rules: positions are texts, and whoever is to act does what is asked."""

from __future__ import annotations

from typing import Any

import pyengine
from pyengine.core.state import State


class Table:
    """What a game does with a position. Seats count from 0."""

    def __init__(self, game: str) -> None:
        self.game = pyengine.game(game)

    def refused(self, position: str, action: str, seat: int | None = None) -> tuple[str, dict[str, Any]] | None:
        """The rule that forbids the action to the seat, and the facts; None where none does.

        By default it is the seat that is first to act; in a game that is over, seat 0.
        """
        state = self.game.position(position)
        breach = state.why_not(next(iter(state.to_act), 0) if seat is None else seat, self.game.parse(action))
        return (breach.rule, breach.facts) if breach else None

    def refusal(self, position: str, action: str, seat: int | None = None) -> str | None:
        """The rule alone."""
        found = self.refused(position, action, seat)
        return found[0] if found else None

    def played(self, position: str, *actions: str) -> State:
        """The state after these actions, each of the first to act."""
        state = self.game.position(position)
        for action in actions:
            state.apply(state.to_act[0], self.game.parse(action))
        return state

    def told(self, position: str, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of one action, as plain data; by default of the first to act."""
        state = self.game.position(position)
        events = state.apply(state.to_act[0] if seat is None else seat, self.game.parse(action))
        return [event.to_json() for event in events]

    def fact(self, state: State, name: str, own: int = 0) -> str:
        """One fact of the state, for the reader at seat `own`."""
        return self.game.facts(state, own)[name]
