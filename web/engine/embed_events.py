"""The events for the host page: a game is ready, an action was done or undone, the game is over."""

from __future__ import annotations

from web.engine.session import Session
from web.protocol import EmbedEvent


class EmbedEvents:
    """The events not sent yet. `known` is the number of actions that the host page knows of, None before a game."""

    def __init__(self) -> None:
        self.known: int | None = None
        self._events: list[EmbedEvent] = []

    def restart(self) -> None:
        """Another game has begun."""
        self.known = None

    def take(self) -> list[EmbedEvent]:
        """Returns the events, and clears the list."""
        events, self._events = self._events, []
        return events

    def error(self, text: str) -> None:
        """Add an error in the table's set-up."""
        self._events.append({"type": "error", "message": text})

    def update(self, session: Session) -> None:
        """Add the events of a game that the host page does not know yet."""
        number = len(session.timeline.record.steps)
        if self.known == number:
            return
        self._add_start(session, number)
        self._add_moves(session, number if self.known is None else self.known)
        self._add_end(session)
        self.known = number

    def _add_start(self, session: Session, number: int) -> None:
        """A new game, or that actions were undone."""
        if self.known is None:
            game, seats = session.setup.game.id, len(session.setup.seats)
            self._events.append({"type": "ready", "game": game, "players": seats, "number": number})
        elif number < self.known:
            self._events.append({"type": "move", "number": number, "seat": None, "action": None})

    def _add_moves(self, session: Session, known: int) -> None:
        for at, step in enumerate(session.timeline.record.steps[known:], known + 1):
            self._events.append({"type": "move", "number": at, "seat": step.seat + 1, "action": step.text})

    def _add_end(self, session: Session) -> None:
        outcome = session.timeline.state.outcome
        if outcome:
            ranking = [[seat + 1 for seat in place] for place in outcome.ranking]
            scores = list(outcome.scores or ())
            self._events.append({"type": "gameover", "rule": outcome.reason, "ranking": ranking, "scores": scores})
