"""Records: a head down to the deal, and then lines of what seats did."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from threading import Event

from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.limits import MOST_ACTIONS
from pyengine.core.record import Record, Step
from pyengine.core.state import State
from pyengine.language_server.document import Document
from pyengine.language_server.head_pieces import head_pieces
from pyengine.language_server.moment import BROKEN, Moment
from pyengine.language_server.pieces import Piece, Source, turn
from pyengine.language_server.places import marked
from pyengine.language_server.reader import Part, Problem, Reader
from pyengine.language_server.replay import Replay

HEAD = ("record", "engine", "game", "players", "option", "seed", "seat", "deal")
"""What the lines of a record's head begin with."""
_TURN = re.compile(r"([0-9]{1,2}):")
_WORD = re.compile(r"[^ ]+")


class RecordReader(Reader):
    """Reads a record; `before` is the reader of the version before, whose states are taken over."""

    def __init__(self, document: Document, before: Reader | None = None) -> None:
        super().__init__(document)
        self._before = before if isinstance(before, RecordReader) else None

    @cached_property
    def deal_line(self) -> int:
        """The line of the deal; behind the last line where there is none."""
        lines = enumerate(self.document.lines[:1000], 1)
        return next((at for at, line in lines if line.startswith("deal ")), len(self.document.lines) + 1)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All actions as they stand there, be they legal or not."""
        found = list[Step]()
        for at, line in enumerate(self.document.lines[self.deal_line :], self.deal_line + 1):
            seat = _TURN.match(line)
            if seat and not self.document.too_long:
                words = _WORD.finditer(line, seat.end())
                found += [Step(int(seat[1]) - 1, word[0], (at, word.start() + 1)) for word in words]
        return tuple(found[:MOST_ACTIONS])

    @cached_property
    def replay(self) -> Replay | None:
        """The game as far as it can be read; None where its head cannot be."""
        before = self._before.__dict__.get("replay") if self._before else None
        self._before = None
        try:
            head = Record.parse("\n".join(self.document.lines[: self.deal_line]))
            return Replay(head.with_steps(self.steps), before)
        except BROKEN:
            return None

    def pieces_of(self, line: int) -> Iterator[Piece]:
        """Those of a line of the head, or of a turn."""
        source = Source(self.document.line(line), line)
        if source.text.startswith("#"):
            yield source.piece("comment", 0, len(source.text))
        elif line > self.deal_line:
            yield from turn(source)
        else:
            yield from head_pieces(source, self.game_at(line))

    @cached_property
    def _game(self) -> str:
        head = self.document.lines[: min(self.deal_line, 1000)]
        return next((line[5:].strip() for line in head if line.startswith("game ")), "")

    def game_at(self, line: int) -> str:  # noqa: ARG002 - a record is of one game
        """The record's game."""
        return self._game

    def moment(self, line: int, column: int) -> Moment | None:
        """Before an action: what all above have led to."""
        number = bisect_left(self.steps, (line, column), key=lambda step: step.where)
        try:
            state = self.replay.state(number) if self.replay and line > self.deal_line else None
        except BROKEN:
            return None
        if state is None or self.replay is None:
            return None
        acting = state.to_act[0] if state.to_act else 0
        named = _TURN.match(self.document.line(line))
        seat = int(named[1]) - 1 if named else acting
        return Moment(self.replay.game, state, acting, seat if 0 <= seat < state.players else acting)

    def first_state(self, line: int) -> State | None:  # noqa: ARG002 - a record has one deal
        """The state as dealt."""
        return self.replay.state(0) if self.replay else None

    def is_command(self, line: int) -> bool:
        """True behind the deal."""
        return line > self.deal_line

    def head(self, line: int) -> tuple[str, ...]:
        """All that a head has, down to the deal."""
        return HEAD if line <= self.deal_line else ()

    def problems(self, stop: Event) -> Iterator[Problem]:
        """The first thing that does not hold: behind it nothing can be said."""
        if self.document.too_long:
            return
        try:
            Record.parse(self.document.text).start()
            if self.replay:
                self.replay.run(stop)
        except NotationError as error:
            span = marked(self.document.lines, error.line, error.column)
            yield Problem(span, "notation", error.what, error.expected)
        except IllegalAction as error:
            line, column = error.where or (1, 1)
            span = marked(self.document.lines, line, column)
            word = self.document.line(line)[column - 1 :].partition(" ")[0]
            yield Problem(span, "refused", error.breach.rule, word)

    def outline(self) -> tuple[Part, ...]:
        """The head, and the lines of turns."""
        last = len(self.document.lines)
        head = Part(self.game_at(1) or "record", "", "head", 1, min(self.deal_line, last))
        lines = enumerate(self.document.lines[self.deal_line :][:2000], self.deal_line + 1)
        turns = ((at, line.partition(":")) for at, line in lines if _TURN.match(line))
        return (head, *(Part(f"{seat}:", rest.strip()[:80], "turn", at, at) for at, (seat, _, rest) in turns))
