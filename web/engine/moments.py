"""Moments of a game: what is legal at one, how the game was at an earlier one, and stories of several."""

from __future__ import annotations

from typing import Protocol

from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.core.timeline import Timeline


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


class LookBack:
    """A game as it was after `at` actions of its `timeline`: its state, and what happened with the last of them.

    `news` are the same events until they have been shown.
    """

    def __init__(self, timeline: Timeline, at: int) -> None:
        self.at, self.timeline = at, timeline
        self.last = len(timeline.moments)
        steps = timeline.record.steps[:at]
        self.state: State = timeline.record.with_steps(steps).replay()
        self.events: list[Event] = timeline.moments[at - 1][1] if at else []
        self.news = self.events


class Telling(Protocol):
    """A story that is played on the table (`web.engine.tale`): its moment, and the milliseconds until the next one."""

    shown: LookBack
    going: bool

    @property
    def wait(self) -> int:
        """Milliseconds until the next moment."""

    def show(self, at: int) -> LookBack:
        """Show another moment."""
