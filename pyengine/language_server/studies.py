"""Studies: a head, and chapters that begin with a position or a deal and branch."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from threading import Event

from pyengine.core.limits import LONGEST_STUDY
from pyengine.core.record import take_step
from pyengine.core.state import State
from pyengine.language_server import messages
from pyengine.language_server.pieces import Piece, head_line, piece
from pyengine.language_server.places import marked
from pyengine.language_server.records import MOST
from pyengine.language_server.text import BROKEN, Moment, Part, Problem, Text, moment
from pyengine.study.check import check_study
from pyengine.study.reading import ChapterReader, StudyReader

CHAPTER_HEAD = ("title", "view", "position", "players", "option", "seed", "seat", "deal", "engine")
"""What the lines of a chapter's head begin with."""
STUDY_HEAD = ("study", "engine", "game", "languages", "title", '"', "chapter")
"""What the lines above the first chapter begin with."""


class StudyText(Text):
    """A study."""

    kind = "study"
    longest = LONGEST_STUDY

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.found = StudyReader("" if self.too_long else text)

    def chapter_at(self, line: int) -> ChapterReader | None:
        """The chapter that a line is in; None above the first."""
        at = bisect_right(self.found.chapters, line, key=lambda chapter: chapter.begun)
        return self.found.chapters[at - 1] if at else None

    @cached_property
    def _pieces(self) -> dict[int, list[Piece]]:
        found = defaultdict[int, list[Piece]](list)
        for kind, word in self.found.seen:
            found[word.line].append(piece(kind, word._replace(text=word.text.rstrip())))
        for head in (self.found.head, *(chapter.head for chapter in self.found.chapters)):
            for name, rest in head.seen:
                found[name.line] += head_line(name, rest, self.game_at(name.line))
        return found

    def pieces_of(self, line: int) -> Iterator[Piece]:
        """Those that were read on the line."""
        return iter(self._pieces.get(line, ()))

    def game_at(self, line: int) -> str:  # noqa: ARG002 - a study is of one game
        """The study's game."""
        return self.found.head.fields.get("game", "")

    def is_command(self, line: int) -> bool:
        """True in a chapter's tree."""
        chapter = self.chapter_at(line)
        return chapter is not None and 0 < chapter.tree < line

    def moment(self, line: int, column: int) -> Moment | None:
        """Before an action of the tree, or where a stop asks."""
        chapter = self.chapter_at(line)
        if not self.is_command(line) or chapter is None or chapter.root is None or chapter.game is None:
            return None
        if 0 < chapter.broken < line:
            return None
        _, here = chapter.places[bisect_left(chapter.places, ((line, column), 0)) - 1]
        path, at = list[int](), here
        while at > 0:
            path.append(at)
            at = chapter.nodes[at].parent
        if len(path) > MOST:
            return None
        try:
            state = chapter.root.start()
            for at in reversed(path):
                take_step(chapter.game, state, chapter.nodes[at].step)
        except BROKEN:
            return None
        stop = chapter.annotations[here].stop
        return moment(chapter.game, state, self.line(line), stop.seat if stop else None)

    def first_state(self, line: int) -> State | None:
        """The state that the chapter begins with."""
        chapter = self.chapter_at(line)
        try:
            return chapter.root.start() if chapter and chapter.root else None
        except BROKEN:
            return None

    def head(self, line: int) -> tuple[str, ...]:
        """What a study's head has, or a chapter's."""
        if self.is_command(line):
            return ()
        return STUDY_HEAD if self.chapter_at(line) is None else CHAPTER_HEAD

    def problems(self, stop: Event) -> Iterator[Problem]:  # noqa: ARG002 - a study is checked as a whole
        """Everything that does not hold."""
        if not self.too_long:
            for fault in check_study(self.text):
                yield Problem(marked(self.lines, fault.line, fault.column), fault.code, fault.found, fault.wanted)

    def sign(self, piece: Piece) -> str:
        """What a sign of the tree means."""
        return messages.SIGNS.get(piece.text, "")

    def outline(self) -> tuple[Part, ...]:
        """The chapters by their first titles."""
        chapters = self.found.chapters
        lasts = [*(chapter.begun - 1 for chapter in chapters[1:]), len(self.lines)]
        names = [next((said[0][:80] for said in chapter.titles.found.values()), "") for chapter in chapters]
        return tuple(
            Part(name or f"chapter {number}", "", "chapter", chapter.begun, last)
            for number, (chapter, name, last) in enumerate(zip(chapters, names, lasts, strict=False), 1)
        )
