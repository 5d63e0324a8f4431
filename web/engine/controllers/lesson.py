"""The desk of a lesson: which step the reader is at, what is asked for, and what is said of it."""

from __future__ import annotations

import re
from typing import Any

from pyengine.core.record import Player, Record
from pyengine.rulebook.lesson import READER, Lesson, Step, load_lesson
from web.engine.controllers.diagram import DiagramDesk
from web.engine.lesson_session import Guided
from web.engine.presenter import moved_in, scene_of
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup
from web.engine.wording import action_words
from web.games import find as find_game
from web.games import table_of
from web.parts import lesson_layout as screen
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.page_paths import learn_path, rules_path

_MOST = 4
"""People at the table of a lesson, at most."""
_UP = re.compile(r"(?:\.\./){0,8}")


class LessonDesk(DiagramDesk):
    """A lesson under way. `at` counts its steps from 0; `done` while the reader looks at what a step has led to."""

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.lesson: Lesson | None = None
        self.guided: Guided | None = None
        self.positions: tuple[str, ...] = ()
        self.root: str = ""
        self.at = 0
        self.pointed = self.done = False

    # What the page asks --------------------------------------------------------------------------------------

    def _do_lesson(self, command: dict[str, Any]) -> None:
        """Begin a game's lesson at a step, where there is such a one."""
        self._speak([str(command.get("lang", ""))])
        game = find_game(str(command.get("game", "")))
        self.root = (_UP.match(str(command.get("root", ""))) or [""])[0]
        self.lesson = load_lesson(game.id, self.messages.lang)
        self.positions = tuple(game.write(state) for state in self.lesson.states())
        text = str(command.get("step", "0"))
        at = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
        self._begin(at if at < len(self.positions) else 0, str(command.get("pace", "normal")))

    def _begin(self, at: int, pace: str | None = None) -> None:
        """Set the board up as it is at the beginning of a step."""
        assert self.lesson is not None
        before = self.session.setup.pace if self.session else "normal"
        self.session = self.guided = guided(self.lesson, self.positions[at], self.messages, pace or before)
        self._enter(at)

    def _enter(self, at: int) -> None:
        assert self.lesson is not None
        assert self.guided is not None
        self.at, self.pointed, self.done = at, False, False
        self.guided.left = list(self.lesson.steps[at].moves)

    def _do_next(self, _: dict[str, Any]) -> None:
        """Go on, where nothing is left to do."""
        if self.lesson and self.guided and not self.guided.left and self.at + 1 < len(self.positions):
            if self.lesson.steps[self.at + 1].fresh:
                self._begin(self.at + 1)
            else:
                self._enter(self.at + 1)

    def _do_back(self, _: dict[str, Any]) -> None:
        """To the beginning of this step; from there to the one before."""
        if self.lesson and self.guided:
            begun = self.done or len(self.guided.left) < len(self.lesson.steps[self.at].moves)
            self._begin(self.at if begun else max(0, self.at - 1))

    def _do_again(self, _: dict[str, Any]) -> None:
        if self.lesson:
            self._begin(0)

    def _do_point(self, _: dict[str, Any]) -> None:
        """Show what is asked for."""
        self.pointed = True

    def _do_undo(self, _: dict[str, Any]) -> None:
        """A lesson goes back by its steps."""

    def _dismiss(self) -> None:
        super()._dismiss()
        if self.guided:
            self.guided.other = None

    # What the page shows -------------------------------------------------------------------------------------

    def _answer(self) -> dict[str, Any]:
        if self.lesson is None or self.guided is None:
            return super()._answer()
        at = self.at
        self._go_on(self.lesson, self.guided)
        step, session, t = self.lesson.steps[self.at], self.guided, self.messages
        scene = scene_of(session, t)
        table = table_of(self.lesson.game)
        note, said = self._note(session)
        around = screen.Around(self.at, len(self.lesson.steps), note, self._ways(session), self._links(), self.root)
        html = screen.lesson(scene, step, table.draw(scene), around)
        if self.pointed and session.asked:
            html = screen.pointed(html, session.asked.text, table.begins)
        told = [table.say(event, t, scene.names, scene.viewer) for event in scene.news]
        told += [said or "", *self._read_out(step, at)]
        answer = {
            "html": str(html),
            "say": " ".join(filter(None, told)),
            "moved": list(moved_in(scene, self.lesson.game)),
        }
        return answer | {"wait": session.wait, "step": self.at}

    def _go_on(self, lesson: Lesson, session: Guided) -> None:
        """After the last action of a step comes the next one; where that begins elsewhere, the reader says when."""
        if session.left or session.lingers or not lesson.steps[self.at].moves:
            return
        self.done = True
        if self.at + 1 < len(lesson.steps) and not lesson.steps[self.at + 1].fresh:
            self._enter(self.at + 1)

    def _read_out(self, step: Step, before: int) -> list[str]:
        """A step that has just begun, for those who listen."""
        if self.at == before:
            return [self.messages("learn-well")] if self.done else []
        return [f"{step.title}.", *(text.replace("*", "") for text in step.note)]

    def _note(self, session: Session) -> tuple[Html | None, str]:
        """What stands upon the table; a word about another action than the lesson's, or what is pointed at, too."""
        note, text = super()._note(session)
        if note is not None or self.lesson is None or self.guided is None:
            return note, text
        t, asked = self.messages, self.guided.asked
        if self.guided.other is not None:
            other = self.lesson.steps[self.at].other or (t("learn-other"),)
            head = t("learn-allowed", action=self._words(self.guided.other))
            return screen.allowed(head, other, t), f"{head} {' '.join(other)}".replace("*", "")
        if self.pointed and asked:
            text = t("learn-asked", action=self._words(asked.text))
            return screen.told(text), text
        return None, ""

    def _words(self, text: str) -> str:
        assert self.lesson is not None
        return named(action_words(self.lesson.game, text, self.messages), self.messages)

    def _ways(self, session: Guided) -> screen.Ways:
        last = self.at + 1 == len(self.positions)
        begun = self.done or self.at > 0 or session.played
        stopped = not session.left and not session.lingers
        return screen.Ways(begun, stopped and not last, stopped and last, session.asked is not None, self.done)

    def _links(self) -> dict[str, str]:
        assert self.lesson is not None
        game_id, lang = self.lesson.game, self.messages.lang
        return {
            "play": f"{self.root}play/?game={game_id}&lang={lang}",
            "rules": self.root + rules_path(game_id, lang),
            "learn": self.root + learn_path(game_id, lang),
        }


def named(words: str, t: Messages) -> str:
    """An action in words, with the names of the people in place of their numbers."""
    for seat in range(1, _MOST):
        words = words.replace(t("player-number", number=seat + 1), t("learn-name", seat=seat + 1))
    return words


def guided(lesson: Lesson, position: str, t: Messages, pace: str = "normal") -> Guided:
    """A position of a lesson with the reader at their seat and named people at the others."""
    game = find_game(lesson.game)
    players = game.position(position).players
    others = [Player(DEFAULT_BOT, t("learn-name", seat=seat + 1)) for seat in range(players) if seat != READER]
    seats = (Player("human"), *others)
    return Guided(Setup(game, seats, 0, {}, pace, lang=t.lang), Record(game.id, players, position, seats=seats))
