"""A lesson in a frame of another site: the steps as on the lesson's page, with the calls and events of a table."""

from __future__ import annotations

from typing import Any

from pyengine.rulebook.lesson import Lesson
from web.engine.answer import Picture
from web.engine.controllers.base import command
from web.engine.controllers.framed import FramedController
from web.engine.controllers.lesson import LessonController, step_of
from web.engine.embed_setup import read_frame
from web.engine.lesson_session import LessonSession
from web.engine.session import Session
from web.parts.html import el
from web.protocol.answers import CallResult
from web.protocol.commands import Call, Frame, Plain, Valued


class GuidedController(FramedController, LessonController):
    """The lesson of the attribute `lesson`. `first` is the step that it begins at, from 0; `steps_done` is how many of
    the steps the host page knows to be done. Each position of the lesson is a game that is ready.
    """

    page = "guided"

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.first = 0
        self.steps_done = 0

    @command("frame")
    def frame(self, frame: Frame) -> None:
        """Begin the lesson at its step; after a restart of the engine at the one that the reader had come to."""
        self.set_language([frame.get("lang", "")])
        fields = read_frame(frame["query"]).fields
        lesson = self._load(fields.get("game", ""))
        self.first = max(0, step_of(fields.get("lesson", ""), len(lesson.steps) + 1) - 1)
        resumed = frame.get("resume")
        at = step_of(resumed, len(lesson.steps)) if resumed else self.first
        self._begin(lesson, at, fields.get("pace", "normal"))

    def _lesson(self) -> Lesson:
        assert self.lesson is not None
        return self.lesson

    def _begin(self, lesson: Lesson, at: int, pace: str | None = None) -> None:
        super()._begin(lesson, at, pace)
        self.steps_done = at
        self.events.restart()

    @command("again")
    def again(self, _: Plain) -> None:
        """To the step that the lesson began at."""
        if self.lesson:
            self._begin(self.lesson, self.first)

    @command("reset")
    def reset(self, _: Call) -> None:
        """The same, for the host page."""
        if self.lesson:
            self._begin(self.lesson, self.first)
        self._set_result({"value": None} if self.lesson else self._no_table())

    @command("lang")
    def lang(self, lang: Valued) -> None:
        """The same step from its beginning, in another language."""
        before = self.messages.lang
        self.set_language([lang["value"]])
        if self.lesson and self.messages.lang != before:
            self._begin(self._load(self.lesson.game), self.at)

    def _act(self, session: Session, text: str) -> CallResult:
        assert isinstance(session, LessonSession)
        result = super()._act(session, text)
        if session.tried is None:
            return result
        message, session.tried = self._other_action(self._lesson(), session.tried)[1], None
        return {"error": {"message": message}}

    def picture(self, session: Session) -> Picture:
        """The whole content of the frame."""
        made = super().picture(session)
        html = el("main", {"id": "main"}, el("div", {"class": "lesson", "id": "lesson"}, made.html))
        fields = {"title": self.messages("learn-of", game=self.messages(f"game-{self._lesson().game}"))}
        return Picture(html, made.say, made.moved, made.movers, fields)

    def _links(self, lesson: Lesson, session: Session) -> dict[str, str]:  # noqa: ARG002 - nothing leads out of a frame
        return {}

    def session_fields(self, session: Session) -> dict[str, Any]:
        """The events for the host page, and the step to resume at after a restart of the engine."""
        self.events.update(session)
        assert isinstance(session, LessonSession)
        # A step that only tells something is done once it is shown.
        done = self.at + (not session.moves_left and not session.lingers)
        for step in range(self.steps_done, done):
            self.events.step_done(step + 1, len(self.positions))
        self.steps_done = max(self.steps_done, done)
        return {**super().session_fields(session), "kept": str(self.at), "events": self.events.take()}
