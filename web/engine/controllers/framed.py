"""What all tables in frames of other sites share: the calls of the host page."""

from __future__ import annotations

import re
from abc import ABC
from collections.abc import Callable
from typing import Any

from pyengine.core.errors import NotationError, OptionError
from web.engine.answer import Picture
from web.engine.controllers.base import TableController, command, seat_number
from web.engine.embed_events import EmbedEvents, legal_for, state_for
from web.engine.notices import IMPOSSIBLE, NO_TABLE, InputProblem, problem_text, refusal_notice
from web.engine.scene import PlayScene, scene_of
from web.engine.session import Session
from web.parts.html import Html, el, glued
from web.protocol import COMMANDS
from web.protocol.answers import CallResult, CommandError
from web.protocol.commands import Act, Call, GoTo, Look, SetPosition

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
        # A call acts for whoever's turn it is, also where the device has not been passed to that person yet; where it
        # fails, nobody else's hand is shown than before.
        revealed = session.revealed
        if session.hot_seat:
            session.reveal()
        try:
            session.attempt(text)
        except NotationError as error:
            session.revealed = revealed
            return self._call_problem(InputProblem(error))
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

    @command("state")
    def state(self, look: Look) -> None:
        """Return the moment that is shown, and what a seat may know of it: by default the viewer."""
        self._look(look, lambda session: session.viewer, state_for)

    @command("legal")
    def legal(self, look: Look) -> None:
        """Return the legal actions in it: by default those of the person whose turn it is."""
        self._look(look, _actor, legal_for)

    def _look(
        self, look: Look, default: Callable[[Session], int | None], value: Callable[[Session, int | None], Any]
    ) -> None:
        session, text = self.session, look.get("seat", "")
        if session is None:
            self._set_result(self._no_table())
            return
        number, seats = seat_number(text), len(session.setup.seats)
        if text and (number is None or number > seats):
            self._set_result(self._call_problem(InputProblem(OptionError("seat", text[:40], (f"0…{seats}",)))))
        else:
            seat = default(session) if number is None else number - 1 if number else None
            self._set_result({"value": value(session, seat)})

    @command("take-back")
    def take_back(self, _: Call) -> None:
        """Take back the last action of whoever of the people did it, where that may be unseen."""
        session = self.session
        if session is None:
            self._set_result(self._no_table())
            return
        # Only the viewer can undo: for that alone the one who acted last is the viewer.
        revealed, moments = session.revealed, session.timeline.moments
        if session.hot_seat and moments and moments[-1][0].seat in session.humans:
            session.revealed = moments[-1][0].seat
        possible = session.can_undo
        session.past = None
        session.undo()
        session.revealed = revealed
        self._set_result({"value": None} if possible else self._call_problem(IMPOSSIBLE))

    @command("set-position")
    def set_position(self, _: SetPosition) -> None:
        """A lesson and a puzzle have positions of their own."""
        self._set_result(self._call_problem(IMPOSSIBLE) if self.session else self._no_table())

    @command("go-to")
    def go_to(self, _: GoTo) -> None:
        """A lesson and a puzzle show no past moment."""
        self._set_result(self._call_problem(IMPOSSIBLE) if self.session else self._no_table())

    def _call_problem(self, problem: InputProblem) -> CallResult:
        return {"error": {"message": problem_text(problem, self.messages)}}

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
        self.events.error(text, "attributes")
        fields = {"title": self.messages("app-name"), "events": self.events.take()}
        head = self.messages("embed-not-set-up")
        box = {"class": "notice trouble", "id": "notice", "tabindex": "-1"}
        html = el("main", {"id": "main"}, el("div", box, el("p", {"class": "head"}, head), el("p", None, text)))
        return Picture(html, glued(" ", (head, text)), fields=fields)

    def page_fields(self) -> dict[str, Any]:
        """The language of the answer."""
        return {"lang": self.messages.lang, "dir": self.messages.dir}


def _actor(session: Session) -> int | None:
    """The seat whose legal actions are asked for, where none is named."""
    return session.viewer if session.past or session.next_person is None else session.next_person
