"""A cache of the seats' legal actions for one state."""

from __future__ import annotations

from pyengine.core.game import Game
from pyengine.core.state import State


class LegalActions:
    """Caches the texts of every seat's legal actions for the last state asked about.

    A state changes in place as actions are done; `moment`, the number of actions so far, shows whether it has.
    """

    def __init__(self, game: Game) -> None:
        self._write = game.format
        self._state: State | None = None
        self._moment = -1
        self._texts: dict[int, tuple[str, ...]] = {}

    def of(self, state: State, moment: int, seat: int) -> tuple[str, ...]:
        """The texts of the legal actions of `seat`."""
        if state is not self._state or moment != self._moment:
            self._state, self._moment, self._texts = state, moment, {}
        if seat not in self._texts:
            self._texts[seat] = tuple(self._write(action) for action in state.legal(seat))
        return self._texts[seat]
