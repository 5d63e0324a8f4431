"""A puzzle on its page: the play that is tried, what is said of it, hints, and the solution."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar
from urllib.parse import urlencode

from pyengine.core.errors import OptionError
from pyengine.puzzles.puzzle import LEVELS, Puzzle, Try, load_numbered
from pyengine.puzzles.themes import themes
from web.engine.answer import Picture, picture_of
from web.engine.controllers.base import FreeController, command, seat_number
from web.engine.scene import PlayScene, scene_of, still_scene
from web.engine.session import Session
from web.games import find as find_game
from web.parts import notice
from web.parts.drawing import draw
from web.parts.html import Html, glued
from web.parts.lesson_layout import other_action
from web.parts.page_paths import rules_path
from web.parts.table import Scene
from web.protocol.commands import Page, Plain
from web.protocol.puzzles import OpenPuzzle
from web.puzzles import layout, words
from web.puzzles.session import PuzzleSession

_UP = re.compile(r"(?:\.\./){0,8}")
STREAK = "streak"
"""The mode in which the first mistake ends a run of puzzles."""
_THEMES, _SAID, _SHOWN = 1, 2, 3
"""The hints: what it is about, then why, and only then the first action marked on the table."""


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle | None, ...]:
    """The puzzles of a game by their numbers, None for those that are gone; raises `OptionError` where it has none."""
    return load_numbered(find_game(game_id).id)


def standing(numbered: Sequence[Puzzle | None], wanted: int) -> Puzzle | None:
    """The puzzle of this number, or where that is gone the next one; after the last comes the first."""
    return next((each for each in (*numbered[wanted - 1 :], *numbered) if each), None)


class PuzzleController(FreeController):
    """A puzzle by its `number`, from 1; `gone` is the number that was asked for, where that one is gone. `hints` says
    how many were given, `shown` that the reader asked for the solution, and `watched` that some of it was played for
    them; `mistakes` counts plays that were not the best. Of a `theme` that the reader has chosen it is told before the
    answer, of others after it. In a streak `run` puzzles were solved before.
    """

    page: ClassVar[Page] = "puzzle"

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.theme = ""
        self.own: Puzzle | None = None
        self.solving: PuzzleSession | None = None
        self.root: str | None = ""
        self.number = 1
        self.gone = 0
        self.mode = ""
        self.run = self.best_run = 0
        self.hints = self.mistakes = 0
        self.shown = self.watched = False
        self._counted: object = None
        self._told: object = None

    # Commands ------------------------------------------------------------------------------------------

    @command("puzzle")
    def open(self, asked: OpenPuzzle) -> None:
        """Begin a puzzle of a game; raises `OptionError` where there is none of this number."""
        self.set_language([asked.get("lang", "")])
        self.root = (_UP.match(asked.get("root", "")) or [""])[0]
        self.mode = asked.get("mode", "")
        self.run, self.best_run = (seat_number(text) or 0 for text in (asked.get("run", ""), asked.get("best", "")))
        self.theme = asked.get("theme", "")
        if "position" in asked:
            self._begin_own(asked)
        else:
            self.begin(asked["game"], asked["number"])

    def _begin_own(self, asked: OpenPuzzle) -> None:
        """Set a mistake of the reader's own games up; raises `NotationError` or `OptionError` where it is broken."""
        game, loss = find_game(asked["game"]), seat_number(asked.get("loss", "")) or 0
        seat, number = seat_number(asked.get("seat", "")), seat_number(asked["number"])
        if not (seat and number and seat - 1 in game.position(asked["position"]).to_act):
            raise OptionError("seat", asked.get("seat", ""), ())
        played, solution = asked.get("played", ""), asked.get("solution", "")
        tries = (Try((played,), loss),)
        self.own = Puzzle(game.id, asked["position"], seat - 1, (solution,), tries, LEVELS[1], loss, (), number=number)
        self._set_up(self.own)

    def begin(self, game_id: str, number: str) -> None:
        """Set a puzzle up, in the place of one that is gone the next."""
        found = puzzles_of(game_id)
        wanted = seat_number(number)
        puzzle = standing(found, wanted) if wanted and wanted <= len(found) else None
        if not wanted or not puzzle:
            raise OptionError("puzzle", number, (f"1…{len(found)}",))
        self.own = None
        self.gone = 0 if wanted == puzzle.number else wanted
        self._set_up(puzzle)

    def _set_up(self, puzzle: Puzzle) -> None:
        self.number = puzzle.number
        self.session = self.solving = self._session(puzzle)
        self.hints = self.mistakes = 0
        self.shown, self.watched, self._told = False, False, None

    def _session(self, puzzle: Puzzle) -> PuzzleSession:
        return PuzzleSession(puzzle, self.number, self.messages, own=self.own is not None)

    @property
    def over(self) -> bool:
        """True if a streak has ended with this puzzle."""
        return self.mode == STREAK and self.mistakes > 0

    @command("next")
    def go_on(self, _: Plain) -> None:
        """To the puzzle of the next number; after the last to the first."""
        if self.solving:
            game_id = self.solving.puzzle.game
            self.begin(game_id, str(self.number % len(puzzles_of(game_id)) + 1))
            self.gone = 0  # nobody asked for that number

    @command("again")
    def again(self, _: Plain) -> None:
        """Put the position back."""
        if self.solving and not self.solving.solved:
            self.solving.restart()

    @command("point")
    def point(self, _: Plain) -> None:
        """Give a hint: what it is about, then why, then on the table."""
        if self.solving and self.mode != STREAK:
            # of an own mistake there are no themes and no reasons, so the board says it at once
            self.hints = _SHOWN if self.solving.own else self.hints + 1
            self._follow(self.solving)

    @command("solution")
    def show_solution(self, _: Plain) -> None:
        """Show the solution, to be played or passed over; in a streak once that has ended."""
        if self.solving and (self.mode != STREAK or self.over):
            self.shown = True
            self._follow(self.solving)

    @command("solution-on")
    def play_solution_on(self, _: Plain) -> None:
        """Play the next action of the solution on the table."""
        if self.shown and self.solving and not self.solving.solved:
            self._follow(self.solving)
            self.watched = True
            self.solving.attempt(self.solving.puzzle.solution[len(self.solving.done)])

    @command("solution-back")
    def take_solution_back(self, _: Plain) -> None:
        """Take the last of them back, also once all of it lies there."""
        session = self.solving
        if self.shown and session and (self.watched or not session.solved):
            before = session.done[:-1]
            session.solved = False
            session.restart()
            for text in before:
                session.attempt(text)

    def _follow(self, session: PuzzleSession) -> None:
        """Put the position back where the reader has left the solution's way."""
        if not session.solved and session.done != session.puzzle.solution[: len(session.done)]:
            session.restart()

    def after_command(self) -> None:
        """Count a mistake once."""
        session = self.solving
        if session and session.tried and session.tried is not self._counted:
            self._counted = session.tried
            self.mistakes += 1

    def dismiss(self) -> None:
        """Clear the notice, also that about another play."""
        super().dismiss()
        if self.solving:
            self.solving.tried = None

    # Answers -----------------------------------------------------------------------------------------------------

    def picture(self, session: Session) -> Picture:
        """The puzzle's note, and the table."""
        assert isinstance(session, PuzzleSession)
        asked = self.shown or self.hints >= _SHOWN
        on_the_way = session.done == session.puzzle.solution[: len(session.done)]
        marked = asked and on_the_way and not session.solved
        points = session.puzzle.solution[len(session.done)] if marked else ""
        scene = replace(scene_of(session, self.messages), pointed=points)
        note, said = self.notice(session, scene)
        t = self.messages
        title, texts = self._words(session, scene)
        steps = self._step(session, scene) if self.shown and on_the_way else ()
        about = [self._title(session), *([] if session.own else [t(f"puzzle-level-{session.puzzle.level}")])]
        of_theme = () if session.own else themes(session.puzzle)
        if self.theme in of_theme and not (session.solved or self.shown):
            about.append(t(f"puzzle-theme-{self.theme}"))
        if self.mode == STREAK:
            run = self.run + (session.solved and not self.watched)
            about.append(t("puzzle-run", count=run, best=max(run, self.best_run)))
        made = layout.PuzzleLayout(
            tuple(about), title, texts, steps, note, self._buttons(session), self._links(session), well=session.solved
        )
        if session.solved or (self.shown and self.mode != STREAK) or self.over:
            said_themes = t("puzzle-themes", themes=" · ".join(t(f"puzzle-theme-{theme}") for theme in of_theme))
            rivals = words.rivals(session, self._before(session))
            made = replace(made, rivals=rivals, themes="" if session.own else said_themes)
        html = layout.puzzle(scene, draw(scene), made)
        now = (session.solved, self.shown, self.over, self.hints, len(session.done) if self.watched else 0)
        changed, self._told = now != self._told, now
        told = [glued("", (made.title, ".")), *made.texts, *made.steps] if changed else []
        return picture_of(scene, html, said, *told, title=self._title(session))

    def _step(self, session: PuzzleSession, scene: Scene) -> tuple[str, ...]:
        """The sentence of the step that comes next; of the last one, once all of them lie there."""
        solution = session.puzzle.solution
        at = min(len(session.done), len(solution) - 1)
        what = words.actions_words([solution[at]], scene)
        return (self.messages("puzzle-step", number=at + 1, count=len(solution), what=what),)

    def _title(self, session: PuzzleSession) -> str:
        t = self.messages
        if session.own:
            return t("puzzle-own-title", game=t(f"game-{session.puzzle.game}"))
        return t("puzzle-title", game=t(f"game-{session.puzzle.game}"), number=self.number)

    def _words(self, session: PuzzleSession, scene: Scene) -> tuple[str, list[str]]:
        """The note's title and its paragraphs."""
        t = self.messages
        if session.solved:
            title = t("puzzle-solution-title") if self.watched else self._praise()
            return title, words.right(session, scene, self._before(session))
        if self.over:
            return t("puzzle-streak-over"), [t("puzzle-streak-told", count=self.run)]
        if self.shown:
            return t("puzzle-solution-title"), words.why(session.puzzle, scene)
        of_theme = " · ".join(t(f"puzzle-theme-{theme}") for theme in themes(session.puzzle))
        hint = [t("puzzle-hint-theme", themes=of_theme)] if self.hints >= _THEMES and not session.own else []
        if self.hints >= _SAID and session.puzzle.why:
            hint.append(t("puzzle-hint", why=" ".join(words.why(session.puzzle, scene, hint=True))))
        gone = [t("puzzle-gone", number=self.gone)] if self.gone else []
        lead = (
            t("puzzle-own-lead", play=words.actions_words(session.puzzle.tries[0].actions, scene))
            if session.own
            else ""
        )
        return words.prompt(session, t), [*gone, *(hint or [lead or t("puzzle-lead")])]

    def _praise(self) -> str:
        """The title once the reader has found the play: at the first try, at a later one, or with help."""
        how = "shown" if self.shown else "hint" if self.hints else "first" if not self.mistakes else "later"
        return self.messages("puzzle-right", how=how, tries=self.mistakes + 1)

    def _before(self, session: PuzzleSession) -> Scene:
        """The scene of the position, whose words say what may be done there."""
        return still_scene(self._session(session.puzzle), self.messages)

    def _buttons(self, session: PuzzleSession) -> frozenset[str]:
        found = set[str]()
        streak = self.mode == STREAK
        if session.solved or (self.shown and not streak):
            found.add("next")
        if self.over:
            found.add("streak")
        if self.shown and (self.watched or not session.solved):
            found |= {"solution-back"} if session.done else set()
            found |= set() if session.solved else {"solution-on"}
        elif not session.solved:
            found |= {"point"} if not streak and self.hints < _SHOWN else set()
            found |= {"undo"} if session.can_undo else set()
            found |= {"again"} if session.done else set()
            found |= {"solution"} if not streak or self.over else set()
        return frozenset(found)

    def _links(self, session: PuzzleSession) -> list[tuple[str, str]]:
        """To the game's rules, which a puzzle may be the first to ask for; to the workbench once it is solved or shown,
        and to all puzzles.
        """
        t, puzzle = self.messages, session.puzzle
        rules = (t("rules-of", game=t(f"game-{puzzle.game}")), f"{self.root}{rules_path(puzzle.game, t.lang)}")
        if not (session.solved or self.shown or self.over):
            return [rules]
        query = {"game": puzzle.game, "position": puzzle.position, "seat": puzzle.seat + 1, "lang": t.lang}
        bench = f"{self.root}workbench/?{urlencode(query)}"
        return [(t("puzzle-workbench"), bench), (t("puzzle-all"), f"{self.root}puzzles/?lang={t.lang}"), rules]

    def notice(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The notice beside the table: also about another play than the best one."""
        note, text = super().notice(session, scene)
        if note is not None or not isinstance(session, PuzzleSession) or session.tried is None:
            return note, text
        head, texts = words.wrong(session, session.tried, scene)
        return other_action(head, texts, scene.t), session.fresh(glued(" ", (head, *texts)))

    def problem_picture(self) -> Picture:
        """The error in place of the table."""
        text = self.problem_words()
        return Picture(notice.trouble(text, self.messages, broken=False), text, fields={"title": text})

    def session_fields(self, session: Session) -> dict[str, Any]:
        """What the page keeps: the puzzle, if it was solved by the reader alone or cannot be any more, and if a streak
        has ended.
        """
        assert isinstance(session, PuzzleSession)
        solved = session.solved and not self.watched
        missed = bool(self.shown or self.hints or self.mistakes)
        about = {"game": session.puzzle.game, "number": self.number, "level": session.puzzle.level}
        state = {"solved": solved, "alone": solved and not missed, "missed": missed, "over": self.over}
        return {**super().session_fields(session), "puzzle": {**about, **state}}
