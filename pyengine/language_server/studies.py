"""Studies: a head, and chapters that begin with a position or a deal and branch."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from threading import Event
from typing import NamedTuple

from pyengine.core.record import Record, Step, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.language_server import messages
from pyengine.language_server.moment import BROKEN, Moment
from pyengine.language_server.pieces import Piece, Source
from pyengine.language_server.places import marked
from pyengine.language_server.reader import Part, Problem, Reader
from pyengine.language_server.replay import MOST
from pyengine.language_server.study_pieces import study_pieces
from pyengine.study import parse_study
from pyengine.study.check import check_study

CHAPTER_HEAD = ("title", "view", "position", "players", "option", "seed", "seat", "deal", "engine")
"""What the lines of a chapter's head begin with."""
STUDY_HEAD = ("study", "engine", "game", "languages", "title", '"', "chapter")
"""What the lines above the first chapter begin with."""
_TURN = re.compile(r"\s*([0-9]{1,2}):")
_ASKED = re.compile(r"\s*\?\s+([0-9]{1,2}):")
_WORD = re.compile(r"[^ ]+")


class _Chapter(NamedTuple):
    """The lines of a chapter: where it begins, where its tree begins, where it ends."""

    first: int
    tree: int
    last: int


class StudyReader(Reader):
    """Reads a study."""

    @cached_property
    def chapters(self) -> tuple[_Chapter, ...]:
        """Its chapters by their lines."""
        lines = [] if self.document.too_long else self.document.lines
        firsts = [at for at, line in enumerate(lines, 1) if line.strip() == "chapter"]
        ends = [at - 1 for at in firsts[1:]] + [len(lines)]
        return tuple(_Chapter(at, self._tree(at, end), end) for at, end in zip(firsts, ends, strict=False))

    def _tree(self, first: int, last: int) -> int:
        """The first line behind a chapter's head."""
        heads = (at for at in range(first, last + 1) if self._begins(at, ("position ", "deal ")))
        return next(heads, last) + 1

    def _begins(self, line: int, starts: tuple[str, ...]) -> bool:
        return self.document.line(line).lstrip().startswith(starts)

    def chapter_at(self, line: int) -> _Chapter | None:
        """The chapter that a line is in; None above the first."""
        at = bisect_right([chapter.first for chapter in self.chapters], line) - 1
        return self.chapters[at] if at >= 0 else None

    @cached_property
    def _roots(self) -> dict[int, Record]:
        return {}

    def _root(self, chapter: _Chapter) -> Record:
        """What a chapter begins with; raises `NotationError`."""
        if chapter.first not in self._roots:
            study = self.document.lines[: self.chapters[0].first - 1]
            head = self.document.lines[chapter.first - 1 : chapter.tree - 1]
            self._roots[chapter.first] = parse_study("\n".join([*study, *head])).chapters[0].root
        return self._roots[chapter.first]

    def pieces_of(self, line: int) -> Iterator[Piece]:
        """Those of a line of a head, or of the tree."""
        chapter = self.chapter_at(line)
        tree = chapter is not None and line >= chapter.tree
        return study_pieces(Source(self.document.line(line), line), self._game, tree=tree)

    @cached_property
    def _game(self) -> str:
        named = (line.strip() for line in self.document.lines[:1000])
        return next((line[5:].strip() for line in named if line.startswith("game ")), "")

    def game_at(self, line: int) -> str:  # noqa: ARG002 - a study is of one game
        """The study's game."""
        return self._game

    def is_command(self, line: int) -> bool:
        """True in a chapter's tree."""
        chapter = self.chapter_at(line)
        return chapter is not None and line >= chapter.tree

    def moment(self, line: int, column: int) -> Moment | None:
        """Before an action of the tree, or where a stop asks."""
        chapter = self.chapter_at(line)
        if chapter is None or line < chapter.tree:
            return None
        steps, asked = self._path(chapter, line, column)
        try:
            state = self._root(chapter).start()
            game = find_game(self._game)
            for step in steps if len(steps) <= MOST else ():
                take_step(game, state, step)
        except BROKEN:
            return None
        acting = state.to_act[0] if state.to_act else 0
        seat = acting if asked is None or asked >= state.players else asked
        return Moment(game, state, acting, seat) if len(steps) <= MOST else None

    def _path(self, chapter: _Chapter, line: int, column: int) -> tuple[list[Step], int | None]:
        """What is done before a place, and the seat that the line names or the stop asks."""
        steps, forks, asked = list[Step](), list[list[Step]](), None
        for at in range(chapter.tree, line + 1):
            text = self.document.line(at)
            if text.strip() == "(":
                forks.append(list(steps))
                steps = steps[:-1]
            elif text.strip() == ")":
                steps = forks.pop() if forks else steps
            elif turn := _TURN.match(text):
                asked = int(turn[1]) - 1
                words = _WORD.finditer(text, turn.end())
                done = [Step(asked, word[0], (at, word.start() + 1)) for word in words]
                steps += [step for step in done if step.where < (line, column)]
                asked = asked if at == line else None
            elif stop := _ASKED.match(text):
                asked = int(stop[1]) - 1
        return steps, None if asked is not None and asked < 0 else asked

    def first_state(self, line: int) -> State | None:
        """The state that the chapter begins with."""
        chapter = self.chapter_at(line)
        try:
            return self._root(chapter).start() if chapter else None
        except BROKEN:
            return None

    def head(self, line: int) -> tuple[str, ...]:
        """What a study's head has, or a chapter's."""
        if self.is_command(line):
            return ()
        return STUDY_HEAD if self.chapter_at(line) is None else CHAPTER_HEAD

    def problems(self, stop: Event) -> Iterator[Problem]:  # noqa: ARG002 - a study is checked as a whole
        """Everything that does not hold."""
        if not self.document.too_long:
            for fault in check_study(self.document.text):
                span = marked(self.document.lines, fault.line, fault.column)
                yield Problem(span, fault.code, fault.found, fault.wanted)

    def sign(self, piece: Piece) -> str:
        """What a sign of the tree means."""
        return messages.SIGNS.get(piece.text, "")

    def outline(self) -> tuple[Part, ...]:
        """The chapters by their first titles."""
        return tuple(
            Part(self._title(chapter) or f"chapter {number}", "", "chapter", chapter.first, chapter.last)
            for number, chapter in enumerate(self.chapters, 1)
        )

    def _title(self, chapter: _Chapter) -> str:
        lines = (self.document.line(at).split(maxsplit=2) for at in range(chapter.first, chapter.tree))
        return next((words[2][:80] for words in lines if len(words) == 3 and words[0] == "title"), "")
