"""A game in progress: its record and its state, with undo."""

from __future__ import annotations

from pyengine.core.events import Event
from pyengine.core.record import Record, Step, take_step
from pyengine.core.state import Action, State
from pyengine.games import game as find_game


class Timeline:
    """A record and the state that it leads to.

    Each entry of `moments` is a step with its events, unredacted. An action can be taken back
    by its own seat while nothing came after it that cannot be unseen: no revealed card, no
    other player's action, no chance.
    """

    def __init__(self, record: Record) -> None:
        """Replay `record`; raises `NotationError` or `IllegalAction` when it is broken."""
        self.game = find_game(record.game)
        self._deal = record.with_steps(())
        self._replay(record.steps)

    def _replay(self, steps: tuple[Step, ...]) -> None:
        self.state: State = self._deal.start()
        self.moments: list[tuple[Step, list[Event]]] = []
        for step in steps:
            self.moments.append((step, take_step(self.game, self.state, step)))

    @property
    def record(self) -> Record:
        """The record so far."""
        return self._deal.with_steps(tuple(step for step, _ in self.moments))

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Do an action; raises `IllegalAction` and changes nothing when a rule forbids it."""
        events = self.state.apply(seat, action)
        self.moments.append((Step(seat, self.game.format(action)), events))
        return events

    def can_undo(self, seat: int) -> bool:
        """True if the last action is one that `seat` may take back."""
        if not self.moments or self.state.outcome:
            return False
        step, events = self.moments[-1]
        return step.seat == seat and not any(event.reveals for event in events)

    def undo(self, seat: int) -> bool:
        """Take back the last action of `seat`, if it may be; the state is replayed from the deal."""
        if not self.can_undo(seat):
            return False
        self._replay(self.record.steps[:-1])
        return True
