"""Markdown with fences: rulebooks, lessons, puzzles, and pages of anybody's."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from threading import Event

from pyengine.core.state import State
from pyengine.language_server import messages
from pyengine.language_server.block_pieces import line_pieces
from pyengine.language_server.document import Block
from pyengine.language_server.moment import BROKEN, Moment, fence_moment
from pyengine.language_server.notations import game_named
from pyengine.language_server.pieces import Piece, Source, rules
from pyengine.language_server.places import Span, marked
from pyengine.language_server.reader import Part, Problem, Reader
from pyengine.puzzles import check_puzzles
from pyengine.rulebook import Failure, check
from pyengine.rulebook.fence import MARKERS
from pyengine.rulebook.run import start

_LESSON = "step"
_CHECKED = 4096
"""How many fences' results are kept, so that only what was changed is run again."""
_SHORTENED = "…"


@lru_cache(_CHECKED)
def checked(text: str) -> tuple[Failure, ...]:
    """What does not hold in a text, as `pyengine check` finds it."""
    return tuple(dict.fromkeys([*check(text), *check_puzzles(text)]))


class MarkdownReader(Reader):
    """Reads Markdown; what is in no fence is prose, which may name rules."""

    def pieces_of(self, line: int) -> Iterator[Piece]:
        """Those of the fence; in prose the rules."""
        block = self.document.block(line)
        yield from line_pieces(block, line) if block else rules(Source(self.document.line(line), line))

    def game_at(self, line: int) -> str:
        """The game of the fence."""
        block = self.document.block(line)
        return block.game if block else ""

    def moment(self, line: int, column: int) -> Moment | None:
        """What the fence has come to."""
        block = self.document.block(line)
        return fence_moment(self.document, block, line, column) if block and block.kind in MARKERS else None

    def first_state(self, line: int) -> State | None:
        """That of the fence's position, or of a set-up's line."""
        block = self.document.block(line)
        game = game_named(block.game) if block else None
        if block is None or game is None:
            return None
        text = "\n".join(block.lines[: block.setup])
        if block.kind not in MARKERS:
            text = self.document.line(line).partition(" : ")[2].partition(" : ")[0]
        try:
            return start(game, text)
        except BROKEN:
            return None

    def is_command(self, line: int) -> bool:
        """True behind the fence's position."""
        block = self.document.block(line)
        return block is not None and block.kind in MARKERS and line > block.line + block.setup

    def sign(self, piece: Piece) -> str:
        """What a fence's marker means."""
        block = self.document.block(piece.span.line)
        puzzle = block is not None and block.kind == "puzzle"
        return (messages.PUZZLE_MARKERS if puzzle else messages.MARKERS).get(piece.text, "")

    def problems(self, stop: Event) -> Iterator[Problem]:
        """Each fence by itself, so that one that is broken hides nothing; the steps of a lesson together."""
        for block in self.document.blocks:
            if stop.is_set():
                return
            if block.kind != _LESSON:
                yield from self._problems(block.text, block.line - 1)
        if not stop.is_set() and not self.document.too_long:
            yield from self._problems(self._prose(), 0)

    def _problems(self, text: str, above: int) -> Iterator[Problem]:
        for failure in checked(text):
            yield Problem(self._place(failure, above), failure.code, failure.found, failure.wanted)

    def _place(self, failure: Failure, above: int) -> Span:
        line = failure.line + above
        if failure.code == "option":
            return self._setting(line, failure.found)
        column = failure.column or self._column(line, failure)
        return marked(self.document.lines, line, column)

    def _column(self, line: int, failure: Failure) -> int:
        """Where a word stands of which only the line is known; 0 for the line as a whole."""
        word = failure.wanted if failure.code == "refused" else failure.found
        return self.document.line(line).find(word) + 1 if word.strip() else 0

    def _setting(self, line: int, found: str) -> Span:
        """A setting that a game does not have stands on the fence's first line, or in the deal below."""
        value = found.removeprefix("game=").rstrip(_SHORTENED)
        for at in range(line, min(line + 20, len(self.document.lines)) + 1):
            column = self.document.line(at).find(value)
            if column >= 0:
                return marked(self.document.lines, at, column + 1)
        return marked(self.document.lines, line, 0)

    def _prose(self) -> str:
        """The text without the fences that stand by themselves, line by line."""
        lines = list(self.document.lines)
        for block in self.document.blocks:
            if block.kind != _LESSON:
                lines[block.line - 1 : block.last] = [""] * (block.last - block.line + 1)
        return "\n".join(lines)

    def outline(self) -> tuple[Part, ...]:
        """The headings, and in each the fences."""
        heads = [(0, ""), *self._headings(), (len(self.document.lines) + 1, "")]
        fences = [self._fence(block) for block in self.document.blocks]
        lines = [part.first for part in fences]
        parts = list[Part]()
        for (line, title), (after, _) in pairwise(heads):
            inside = tuple(fences[bisect_left(lines, line) : bisect_left(lines, after)])
            parts += [Part(title, "", "heading", line, after - 1, inside)] if line else inside
        return tuple(parts)

    def _headings(self) -> Iterator[tuple[int, str]]:
        within = False
        for at, line in enumerate(self.document.lines, 1):
            within = not within if line.lstrip().startswith("```") else within
            if line.startswith("#") and not within and not self.document.too_long:
                title = line.lstrip("#").partition("{#")[0].strip()
                yield from [(at, title)] if title else []

    @staticmethod
    def _fence(block: Block) -> Part:
        first = next((line.strip() for line in block.lines if line.strip()), "")
        return Part(f"{block.kind} {block.game}", first[:80], "fence", block.line, block.last)
