"""Records: a head down to the deal, and then lines of what seats did."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby, islice
from threading import Event

from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.limits import LONGEST_RECORD
from pyengine.core.notation import Word, words_of
from pyengine.core.record import Record, RecordReader, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.language_server.pieces import Piece, head_line, piece
from pyengine.language_server.places import marked
from pyengine.language_server.text import BROKEN, Moment, Part, Problem, Text, moment

HEAD = ("record", "engine", "game", "players", "option", "seed", "seat", "deal")
"""What the lines of a record's head begin with."""
MOST = 2_000
"""The most actions that an answer about a place does; where more would be needed there is no state yet."""
_EVERY = 200
"""After so many actions a state is kept."""


class Replay:
    """A record's deal and its actions; each state is made from the last one that is kept before it."""

    def __init__(self, record: Record, before: Replay | None = None) -> None:
        """Begin with the deal; raises `NotationError`. What is the same as `before` is taken from there."""
        self.game, self.record = find_game(record.game), record
        self._kept = {0: record.start()}
        if before is not None and before.record.with_steps(()) == record.with_steps(()):
            pairs = enumerate(zip(before.record.steps, record.steps, strict=False))
            same = next((at for at, (a, b) in pairs if a != b), min(len(before.record.steps), len(record.steps)))
            self._kept |= {at: state for at, state in list(before._kept.items()) if at <= same}

    def state(self, number: int) -> State | None:
        """The state after so many actions; None where too many would have to be done. Raises as `take_step`."""
        # A list, here and above: a check in another thread adds states meanwhile.
        at = max(kept for kept in list(self._kept) if kept <= number)
        return self._on(at, number) if number - at <= MOST else None

    def run(self, stop: Event) -> None:
        """Do all that has not been done, until `stop` is set; raises as `take_step`."""
        at, end = max(self._kept), len(self.record.steps)
        while at < end and not stop.is_set():
            self._on(at, min(at + _EVERY, end))
            at += _EVERY

    def _on(self, at: int, number: int) -> State:
        state = self._kept[at].copy()
        for done, step in enumerate(self.record.steps[at:number], at + 1):
            take_step(self.game, state, step)
            if done % _EVERY == 0:
                self._kept[done] = state.copy()
        return state


class RecordText(Text):
    """A record; `before` is the version before, whose states are taken over."""

    kind = "record"
    longest = LONGEST_RECORD

    def __init__(self, text: str, before: Text | None = None) -> None:
        super().__init__(text)
        self.found = RecordReader("" if self.too_long else text)
        deal = self.found.head.words.get("deal")
        self.deal_line = deal.line if deal else len(self.lines) + 1
        self._before = before if isinstance(before, RecordText) else None

    @cached_property
    def replay(self) -> Replay | None:
        """The game as far as it can be read; None where its head cannot be."""
        # Only if somebody has asked for it, and then let go: else every version would hold on to all before it.
        before = self._before.__dict__.get("replay") if self._before else None
        self._before = None
        try:
            return Replay(self.found.readable(), before)
        except BROKEN:
            return None

    def pieces_of(self, line: int) -> Iterator[Piece]:
        """Those of a line of the head, or of a turn."""
        text = self.line(line)
        if text.startswith("#"):
            yield piece("comment", Word(text, line, 1))
        elif line <= self.deal_line:
            for name, rest in self.found.head.seen:
                yield from head_line(name, rest, self.game_at(line)) if name.line == line else ()
        else:
            seat, colon, done = text.partition(":")
            yield from [piece("seat", Word(seat + colon, line, 1))] if colon else ()
            yield from (piece("action", word) for word in words_of(Word(done, line, len(seat) + 2)))

    def game_at(self, line: int) -> str:  # noqa: ARG002 - a record is of one game
        """The record's game."""
        return self.found.head.fields.get("game", "")

    def moment(self, line: int, column: int) -> Moment | None:
        """Before an action: what all above have led to; behind what cannot be read nothing is known."""
        if line <= self.deal_line or self.replay is None or any(each.line < line for each in self.found.errors[:1]):
            return None
        try:
            state = self.replay.state(bisect_left(self.found.steps, (line, column), key=lambda step: step.where))
        except BROKEN:
            return None
        return moment(self.replay.game, state, self.line(line)) if state else None

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
        if self.too_long:
            return
        try:
            self.found.record().start()
            if self.replay:
                self.replay.run(stop)
        except NotationError as error:
            yield Problem(marked(self.lines, error.line, error.column), "notation", error.what, error.expected)
        except IllegalAction as error:
            line, column = error.where or (1, 1)
            word = self.line(line)[column - 1 :].partition(" ")[0]
            yield Problem(marked(self.lines, line, column), "refused", error.breach.rule, word)

    def outline(self) -> tuple[Part, ...]:
        """The head, and the lines of turns."""
        head = Part(self.game_at(1) or "record", "", "head", 1, min(self.deal_line, len(self.lines)))
        turns = islice(groupby(self.found.steps, key=lambda step: (step.where[0], step.seat)), MOST)
        lines = ((at, f"{seat + 1}:", self.line(at).partition(":")[2].strip()[:80]) for (at, seat), _ in turns)
        return (head, *(Part(seat, said, "turn", at, at) for at, seat, said in lines))
