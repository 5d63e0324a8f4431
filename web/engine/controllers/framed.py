"""What all tables in frames of other sites share: calls of the host page, and events for it: a game is ready, an action
was done or undone, the game is over.
"""

from __future__ import annotations

import re
from abc import ABC
from typing import Any

from pyengine.core.errors import NotationError
from web.engine.answer import Picture
from web.engine.controllers.base import TableController, command
from web.engine.notices import NO_TABLE, InputProblem, problem_text, refusal_notice
from web.engine.scene import PlayScene, scene_of
from web.engine.session import Session
from web.parts.html import Html, el
from web.protocol import COMMANDS, Act, Call, CallResult, CommandError, EmbedEvent

_LINK = re.compile(r'<a class="rule"[^<>]*>([^<>]*)</a>')


class FramedController(TableController, ABC):
    """A table that a host page can call; links to rules are taken out, since they would lead nowhere in a frame."""

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.events = EmbedEvents()

    @command("act")
    def act(self, act: Act) -> None:
        """Do an action for the person whose turn it is, or return the rule that forbids it."""
        self._set_result(self._act(self.session, act["text"]) if self.session else self._no_table())

    def _act(self, session: Session, text: str) -> CallResult:
        revealed = session.revealed
        if session.hot_seat:
            session.reveal()
        try:
            session.attempt(text)
        except NotationError as error:
            session.revealed = revealed
            return {"error": {"message": problem_text(InputProblem(error), self.messages)}}
        breach, session.refusal = session.refusal, None
        if breach is None:
            return {"value": None}
        message = refusal_notice(breach, session.refused, scene_of(session, self.messages), self.root)[1]
        session.revealed = revealed
        return {"error": {"message": message, "rule": breach.rule, "facts": dict(breach.facts)}}

    @command("record")
    def record(self, _: Call) -> None:
        """Return the game's record."""
        self._set_result({"value": self.session.timeline.record.format()} if self.session else self._no_table())

    def _no_table(self) -> CallResult:
        self.problem = self.problem or NO_TABLE
        return {"error": {"message": self.problem_words()}}

    def _set_result(self, result: CallResult) -> None:
        self.extra["result"] = result

    def refuse(self, error: CommandError) -> dict[str, Any]:
        """A call gets a result in any case, since the host page waits for it."""
        answer = super().refuse(error)
        if error["command"] in COMMANDS and COMMANDS[error["command"]].called:
            t, missing = self.messages, error["code"] == "no-table"
            text = problem_text(NO_TABLE, t) if missing else t("problem-command", field=error["field"])
            answer["result"] = {"error": {"message": text}}
        return answer

    def notice(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The notice beside the table, without links, and its text."""
        note, text = super().notice(session, scene)
        return Html(_LINK.sub(r'<strong class="rule">\1</strong>', note)) if note else None, text

    def problem_picture(self) -> Picture:
        """The error in the attributes, in the table's place; also reported to the host page."""
        self.problem = self.problem or NO_TABLE
        text = self.problem_words()
        self.events.error(text)
        fields = {"title": self.messages("app-name"), "events": self.events.take()}
        head = self.messages("embed-not-set-up")
        box = {"class": "notice trouble", "id": "notice", "tabindex": "-1"}
        html = el("main", {"id": "main"}, el("div", box, el("p", {"class": "head"}, head), el("p", None, text)))
        return Picture(html, f"{head} {text}", fields=fields)

    def page_fields(self) -> dict[str, Any]:
        """The language of the answer."""
        return {"lang": self.messages.lang, "dir": self.messages.dir}


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
        if self.known is None:
            game, seats = session.setup.game.id, len(session.setup.seats)
            self._events.append({"type": "ready", "game": game, "players": seats, "number": number})
        elif number < self.known:
            self._events.append({"type": "move", "number": number, "seat": None, "action": None})
        known = number if self.known is None else self.known
        for at, step in enumerate(session.timeline.record.steps[known:], known + 1):
            self._events.append({"type": "move", "number": at, "seat": step.seat + 1, "action": step.text})
        outcome = session.timeline.state.outcome
        if outcome:
            ranking = [[seat + 1 for seat in place] for place in outcome.ranking]
            scores = list(outcome.scores or ())
            self._events.append({"type": "gameover", "rule": outcome.reason, "ranking": ranking, "scores": scores})
        self.known = number
