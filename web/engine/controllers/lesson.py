"""A lesson: the step that the reader is at, the action it asks for, and the notices about it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, ClassVar

from pyengine.rulebook.lesson import Lesson, Step
from web.engine import books
from web.engine.answer import Picture, picture_of
from web.engine.controllers.base import TableController, command
from web.engine.lesson_session import LessonSession, start_lesson, with_names
from web.engine.scene import PlayScene, scene_of
from web.engine.session import Session
from web.engine.wording import action_words
from web.games import find as find_game
from web.parts import lesson_layout, notice
from web.parts.drawing import draw
from web.parts.html import Html, glued
from web.parts.page_paths import learn_path, rules_path, workbench_path
from web.protocol.commands import OpenLesson, Page, Plain

_UP = re.compile(r"(?:\.\./){0,8}")


class LessonController(TableController):
    """A lesson in progress. `at` is the step, from 0; `done` is true while the reader looks at the result of a step,
    `highlights` once they have asked what to do.
    """

    page: ClassVar[Page] = "lesson"

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.lesson: Lesson | None = None
        self.lesson_session: LessonSession | None = None
        self.positions: tuple[str, ...] = ()
        self.root: str = ""
        self.at = 0
        self.highlights = self.done = False

    # Commands ------------------------------------------------------------------------------------------

    @command("lesson")
    def open(self, asked: OpenLesson) -> None:
        """Begin a game's lesson at a step, if it exists."""
        self.set_language([asked.get("lang", "")])
        self.root = (_UP.match(asked.get("root", "")) or [""])[0]
        lesson = self._load(asked["game"])
        self._begin(lesson, step_of(asked.get("step", "0"), len(self.positions)), asked.get("pace", "normal"))

    def _load(self, game_id: str) -> Lesson:
        """Take a game's lesson in the reader's language; raises `OptionError` where there is no such game."""
        game = find_game(game_id)
        self.lesson = books.lesson(game.id, self.messages)
        self.positions = tuple(game.write(state) for state in self.lesson.states())
        return self.lesson

    def _begin(self, lesson: Lesson, at: int, pace: str | None = None) -> None:
        """Set the board up as it is at the beginning of a step."""
        before = self.session.setup.pace if self.session else "normal"
        self.session = self.lesson_session = start_lesson(lesson, self.positions[at], self.messages, pace or before)
        self._enter(lesson, self.lesson_session, at)

    def _enter(self, lesson: Lesson, session: LessonSession, at: int) -> None:
        self.at, self.highlights, self.done = at, False, False
        session.moves_left = list(lesson.steps[at].moves)

    @command("next")
    def go_on(self, _: Plain) -> None:
        """To the next step, once this one is done."""
        lesson, session = self.lesson, self.lesson_session
        if lesson and session and not session.moves_left and self.at + 1 < len(self.positions):
            if lesson.steps[self.at + 1].fresh:
                self._begin(lesson, self.at + 1)
            else:
                self._enter(lesson, session, self.at + 1)

    @command("back")
    def go_back(self, _: Plain) -> None:
        """To the beginning of this step; from there to the one before."""
        if self.lesson and self.lesson_session:
            begun = self.done or len(self.lesson_session.moves_left) < len(self.lesson.steps[self.at].moves)
            self._begin(self.lesson, self.at if begun else max(0, self.at - 1))

    @command("again")
    def again(self, _: Plain) -> None:
        """To the first step."""
        if self.lesson:
            self._begin(self.lesson, 0)

    @command("point")
    def point(self, _: Plain) -> None:
        """Highlight the action that the step asks for."""
        self.highlights = True

    def dismiss(self) -> None:
        """Clear the notice, also that about another action than the lesson's."""
        super().dismiss()
        if self.lesson_session:
            self.lesson_session.tried = None

    # Answers -----------------------------------------------------------------------------------------------------

    def picture(self, session: Session) -> Picture:
        """The step's note, and the table."""
        assert self.lesson is not None
        assert self.lesson_session is not None
        before = self.at
        self._advance(self.lesson, self.lesson_session)
        step, requested = self.lesson.steps[self.at], self.lesson_session.requested
        points = requested.text if self.highlights and requested else ""
        scene = replace(scene_of(session, self.messages), pointed=points)
        note, said = self.notice(session, scene)
        last = self.at + 1 == len(self.positions)
        begun = self.done or self.at > 0 or self.lesson_session.played
        stopped = not self.lesson_session.moves_left and not self.lesson_session.lingers
        controls = lesson_layout.Controls(
            begun, stopped and not last, stopped and last, self.lesson_session.requested is not None, self.done
        )
        layout = lesson_layout.LessonLayout(
            self.at,
            len(self.lesson.steps),
            note,
            controls,
            self._links(self.lesson, session),
            self.root,
        )
        html = lesson_layout.lesson(scene, step, draw(scene), layout)
        return picture_of(scene, html, said, *self._read_out(step, before))

    def problem_picture(self) -> Picture:
        """The error in place of the table."""
        text = self.problem_words()
        return Picture(notice.trouble(text, self.messages, broken=False), text)

    def session_fields(self, session: Session) -> dict[str, Any]:
        """The step to store."""
        return {**super().session_fields(session), "step": self.at}

    def _advance(self, lesson: Lesson, session: LessonSession) -> None:
        """After the last action of a step enter the next one, unless that begins with another position."""
        if session.moves_left or session.lingers or not lesson.steps[self.at].moves:
            return
        self.done = True
        if self.at + 1 < len(lesson.steps) and not lesson.steps[self.at + 1].fresh:
            self._enter(lesson, session, self.at + 1)

    def _read_out(self, step: Step, before: int) -> list[str]:
        """The note of a step that has just begun, for the live region."""
        if self.at == before:
            return [self.messages("learn-well")] if self.done else []
        return [f"{step.title}.", *(text.replace("*", "") for text in step.note)]

    def notice(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The notice beside the table: also about another action than the lesson's, and the highlighted action."""
        note, text = super().notice(session, scene)
        if note is not None or self.lesson is None or self.lesson_session is None:
            return note, text
        if self.lesson_session.tried is not None:
            return self._other_action(self.lesson, self.lesson_session.tried)
        if self.highlights and self.lesson_session.requested:
            t = self.messages
            text = t("learn-asked", action=self._action_text(self.lesson, self.lesson_session.requested.text))
            return lesson_layout.instruction(text), text
        return None, ""

    def _other_action(self, lesson: Lesson, tried: str) -> tuple[Html, str]:
        """The notice about a legal action that the lesson does not ask for."""
        t = self.messages
        texts = lesson.steps[self.at].other or (t("learn-other"),)
        head = t("learn-allowed", action=self._action_text(lesson, tried))
        return lesson_layout.other_action(head, texts, t), glued(" ", (head, *texts)).replace("*", "")

    def _action_text(self, lesson: Lesson, text: str) -> str:
        return with_names(action_words(lesson.game, text, self.messages), self.messages)

    def _links(self, lesson: Lesson, session: Session) -> dict[str, str]:
        game_id, lang, game = lesson.game, self.messages.lang, session.setup.game
        position = game.write(session.timeline.state)
        return {
            "workbench": self.root + workbench_path(game_id, lang, position=position, seat=session.viewer),
            "play": f"{self.root}play/?game={game_id}&lang={lang}",
            "rules": self.root + rules_path(game_id, lang),
            "learn": self.root + learn_path(game_id, lang),
        }


def step_of(text: str, steps: int) -> int:
    """The number of a step, from 0; the first where a text names none."""
    at = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    return at if at < steps else 0
