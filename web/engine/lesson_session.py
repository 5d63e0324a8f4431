"""A game by a lesson: the others do what is written, and the reader what is asked for."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.record import Record
from pyengine.rulebook.lesson import READER, Move
from web.engine.session import Session
from web.engine.setup import Setup

_PAUSE = 1100
"""Milliseconds before each reply, so that it can be followed."""


class Guided(Session):
    """A session in which only what a step of a lesson says is done.

    `left` are the actions still to come. `other` is the text of a legal action that the reader tried in place of the
    one asked for.
    """

    def __init__(self, setup: Setup, record: Record) -> None:
        super().__init__(setup, record)
        self.left: list[Move] = []
        self.other: str | None = None

    @property
    def asked(self) -> Move | None:
        """What the reader is asked to do now; None while the others act, and when nothing is left to do."""
        return self.left[0] if self.left and self.left[0].seat == READER else None

    @property
    def next_bot(self) -> int | None:
        """The seat of the next reply."""
        return self.left[0].by(self.timeline.state) if self.left and not self.asked else None

    @property
    def wait(self) -> int | None:
        """Milliseconds until the next reply; None when the reader is asked for something, or nothing is left."""
        if self.lingers or self.next_bot is None:
            return None
        return 0 if self.setup.pace == "instant" else _PAUSE

    @property
    def can_undo(self) -> bool:
        """A lesson goes back by its steps."""
        return False

    @property
    def can_ask(self) -> bool:
        """The lesson has its own hints."""
        return False

    def legal(self) -> tuple[str, ...]:
        """What the rules let the reader do while something is asked for."""
        return super().legal() if self.asked else ()

    def callers(self) -> tuple[tuple[int, str], ...]:
        """Nobody calls out by themselves."""
        return ()

    def attempt(self, text: str, caller: int | None = None) -> None:  # noqa: ARG002 - the reader is alone
        """Do what is asked for; a rule refuses, or it is remembered what else was tried. Raises `NotationError`."""
        asked, game = self.asked, self.timeline.game
        self.chosen = self.refusal = self.other = None
        action = game.parse(text)
        if asked is None:
            raise NotationError(text, 1, 1, "go on")
        self.refusal = self.timeline.state.why_not(READER, action)
        if self.refusal is None and not asked.free and action != game.parse(asked.text):
            self.other = game.format(action)
        elif self.refusal is None:
            self.recent = []
            self._happened(self.timeline.apply(READER, action))
            self.left.pop(0)

    def let_think(self) -> bool:
        """The next reply; whether there was one."""
        seat = self.next_bot
        if seat is None or self.lingers:
            return False
        self._happened(self.timeline.apply(seat, self.timeline.game.parse(self.left.pop(0).text)))
        return True
