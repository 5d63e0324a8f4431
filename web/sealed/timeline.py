"""The timeline of a shared game: what this device's player may know of it, as far as it is certain."""

from __future__ import annotations

from pyengine.core.events import Event
from pyengine.core.record import Record, Step
from pyengine.core.state import Action
from pyengine.core.timeline import Timeline
from pyengine.sealed.client import Client


class SharedTimeline(Timeline):
    """The moments that a device is certain of: it stands still while the player's own new cards cannot be seen yet."""

    def __init__(self, client: Client) -> None:
        self.game = client.invitation.game
        self.moments: list[tuple[Step, list[Event]]] = []
        self.follow(client)

    def follow(self, client: Client) -> list[Event]:
        """Take over what has happened; the events since the last time."""
        state, done = client.certain()
        if state is None:
            return []
        known = len(self.moments)
        tasks = [task for task in done if task.actions]
        self.state = state
        self.moments = [(Step(task.actions[0][0], self.game.format(task.actions[0][1])), task.events) for task in tasks]
        return [event for _, events in self.moments[known:] for event in events]

    @property
    def dealt(self) -> bool:
        """True once there is a state to show."""
        return hasattr(self, "state")

    @property
    def record(self) -> Record:
        """There is none before the game has been checked."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Actions are messages here."""
        raise NotImplementedError

    def can_undo(self, seat: int) -> bool:  # noqa: ARG002
        """Nobody takes a move back without the others."""
        return False

    def undo(self, seat: int) -> bool:  # noqa: ARG002
        """As above."""
        return False
