"""A game's table in tests of its rules: positions are texts, and whoever is to act does what is asked."""

from __future__ import annotations

import pyengine
from pyengine.core.state import State


class Table:
    """What a game does with a position. Seats count from 0."""

    def __init__(self, game: str) -> None:
        self.game = pyengine.game(game)

    def refusal(self, position: str, action: str, seat: int | None = None) -> str | None:
        """The rule that forbids the action to the seat, by default the first to act; in a game that is over, seat 0."""
        state = self.game.position(position)
        actor = next(iter(state.to_act), 0) if seat is None else seat
        breach = state.why_not(actor, self.game.parse(action))
        return breach.rule if breach else None

    def played(self, position: str, *actions: str) -> State:
        """The state after these actions, each of the first to act."""
        state = self.game.position(position)
        for action in actions:
            state.apply(state.to_act[0], self.game.parse(action))
        return state

    def fact(self, state: State, name: str, own: int = 0) -> str:
        """One fact of the state, for the reader at seat `own`."""
        return self.game.facts(state, own)[name]
