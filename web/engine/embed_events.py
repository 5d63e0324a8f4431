"""What the host page of a table is told: the events in the order in which they happened, and the state it asks for."""

from __future__ import annotations

from typing import Literal

from pyengine.core.outcome import Outcome
from pyengine.core.record import take_step
from pyengine.core.state import State
from web.engine.session import Session
from web.protocol.answers import EmbedEvent, Ending, HostState


class EmbedEvents:
    """The events not sent yet. `known` is the number of actions that the host page knows of, None before a game."""

    def __init__(self) -> None:
        self.known: int | None = None
        self._events: list[EmbedEvent] = []
        # As it was after the known actions: each event has the position that it led to.
        self._state: State | None = None
        self._looked: int | None = None

    def restart(self) -> None:
        """Another game has begun."""
        self.known = None

    def take(self) -> list[EmbedEvent]:
        """Returns the events, and clears the list."""
        events, self._events = self._events, []
        return events

    def error(self, text: str, reason: Literal["attributes", "ignored"]) -> None:
        """Add an error in the table's set-up."""
        self._events.append({"type": "error", "message": text, "reason": reason})

    def step_done(self, step: int, steps: int) -> None:
        """Add that the reader has done a step of a lesson, from 1."""
        self._events.append({"type": "stepdone", "step": step, "steps": steps})

    def solved(self, game: str, number: int, hints: int, mistakes: int, *, alone: bool) -> None:
        """Add that the reader has solved a puzzle."""
        found: EmbedEvent = {
            "type": "puzzlesolved",
            "game": game,
            "number": number,
            "alone": alone,
            "hints": hints,
            "mistakes": mistakes,
        }
        self._events.append(found)

    def refused(self, session: Session) -> None:
        """Add what the reader has tried, if a rule forbids it."""
        if session.refusal is None or session.viewer is None:
            return
        tried: EmbedEvent = {
            "type": "refused",
            "number": len(session.timeline.moments),
            "seat": session.viewer + 1,
            "action": session.refused,
            "rule": session.refusal.rule,
        }
        self._events.append(tried)

    def resume(self, session: Session) -> None:
        """Go on with a game that the host page knows, after a restart of the engine."""
        self._know(session)

    def update(self, session: Session) -> None:
        """Add the events of a game that the host page does not know yet."""
        timeline = session.timeline
        steps, game = timeline.record.steps, timeline.game
        begins, number = self.known is None, len(steps)
        if self.known is None:
            position, players = game.write(timeline.state), len(session.setup.seats)
            begun: EmbedEvent = {
                "type": "ready",
                "game": game.id,
                "players": players,
                "number": number,
                "position": position,
            }
            self._events.append(begun)
        elif number < self.known:
            position = game.write(timeline.state)
            undone: EmbedEvent = {"type": "move", "number": number, "seat": None, "action": None, "position": position}
            self._events.append(undone)
        elif self._state is not None:
            for at, step in enumerate(steps[self.known :], self.known + 1):
                take_step(game, self._state, step)
                position = game.write(self._state)
                done: EmbedEvent = {
                    "type": "move",
                    "number": at,
                    "seat": step.seat + 1,
                    "action": step.text,
                    "position": position,
                }
                self._events.append(done)
        if number != self.known and timeline.state.outcome:
            self._events.append({"type": "gameover", **_ending(timeline.state.outcome)})
        looked = session.past.at if session.past else None
        if not begins and looked != self._looked:
            self._events.append({"type": "moment", "number": number if looked is None else looked, "last": number})
        self._looked = looked
        if number != self.known:
            self._know(session)

    def _know(self, session: Session) -> None:
        self.known, self._state = len(session.timeline.moments), session.timeline.state.copy()


def state_for(session: Session, seat: int | None) -> HostState:
    """The moment that is shown, with what a seat (from 0) or a spectator may know of it."""
    state, last = session.state, len(session.timeline.moments)
    return {
        "game": session.setup.game.id,
        "players": len(session.setup.seats),
        "number": session.past.at if session.past else last,
        "last": last,
        "position": session.timeline.game.write(state),
        "toAct": [each + 1 for each in state.to_act],
        "seat": None if seat is None else seat + 1,
        "view": state.view(seat),
        "over": _ending(state.outcome) if state.outcome else None,
    }


def legal_for(session: Session, seat: int | None) -> list[str]:
    """The legal actions of a seat (from 0) in the moment that is shown; none of a spectator."""
    state, game = session.state, session.timeline.game
    return [game.format(action) for action in state.legal(seat)] if seat is not None and seat in state.to_act else []


def _ending(outcome: Outcome) -> Ending:
    ranking = [[seat + 1 for seat in place] for place in outcome.ranking]
    return {"rule": outcome.reason, "ranking": ranking, "scores": list(outcome.scores or ())}
