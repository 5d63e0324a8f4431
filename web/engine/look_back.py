"""A look back at a game: the state after some of its actions."""

from __future__ import annotations

from pyengine.core.events import Event
from pyengine.core.state import State
from pyengine.core.timeline import Timeline


class LookBack:
    """A game as it was after `at` actions: its state, and what happened with the last of them.

    `news` are the same events until they have been shown.
    """

    def __init__(self, timeline: Timeline, at: int) -> None:
        self.at = at
        self.last = len(timeline.moments)
        steps = timeline.record.steps[:at]
        self.state: State = timeline.record.with_steps(steps).replay()
        self.events: list[Event] = timeline.moments[at - 1][1] if at else []
        self.news = self.events
