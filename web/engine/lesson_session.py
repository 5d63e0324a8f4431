"""The session of a lesson: the others' actions are scripted, and the reader does the requested ones."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.record import Player, Record
from pyengine.rulebook.lesson import READER, Lesson, Move
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup
from web.games import find as find_game
from web.parts.messages import Messages

_PAUSE = 1100
"""Milliseconds before each reply, so that it can be followed."""
_MOST_SEATS = 4
"""People at the table of a lesson, at most."""


class LessonSession(Session):
    """A session in which only the actions of a lesson's step are done.

    `moves_left` are the actions still to come. `tried` is the text of a legal action that the reader tried in place of
    the one asked for.
    """

    def __init__(self, setup: Setup, record: Record) -> None:
        super().__init__(setup, record)
        self.moves_left: list[Move] = []
        self.tried: str | None = None

    @property
    def requested(self) -> Move | None:
        """The action that the reader is asked for; None while the others act, and when nothing is left to do."""
        return self.moves_left[0] if self.moves_left and self.moves_left[0].seat == READER else None

    @property
    def next_bot(self) -> int | None:
        """The seat of the next reply."""
        return self.moves_left[0].by(self.timeline.state) if self.moves_left and not self.requested else None

    @property
    def wait(self) -> int | None:
        """Milliseconds until the next reply; None when the reader is asked for something, or nothing is left."""
        if self.lingers or self.next_bot is None:
            return None
        return 0 if self.setup.pace == "instant" else _PAUSE

    @property
    def idle(self) -> str:
        """A lesson waits for the others, or for the reader to go on."""
        return "" if self.requested else "replies" if self.moves_left else "go-on"

    @property
    def can_undo(self) -> bool:
        """A lesson goes back by its steps."""
        return False

    @property
    def can_hint(self) -> bool:
        """The lesson has its own hints."""
        return False

    def legal(self) -> tuple[str, ...]:
        """The reader's legal actions while one is requested."""
        return super().legal() if self.requested else ()

    def callers(self) -> tuple[tuple[int, str], ...]:
        """Nobody calls out by themselves."""
        return ()

    def attempt(self, text: str, caller: int | None = None, *, dimmed: bool = False) -> None:  # noqa: ARG002 - alone
        """Do the requested action, or set `refusal` or `tried` to why not. Raises `NotationError`."""
        requested, game = self.requested, self.timeline.game
        chosen, self.chosen = self.chosen, None
        self.refusal = self.tried = None
        action = game.parse(text)
        if requested is None:
            raise NotationError(text, 1, 1, "go on")
        self.refusal, self.refused = self.timeline.state.why_not(READER, action), text
        if self.refusal is not None or dimmed:
            self.chosen = chosen
            return
        if not requested.free and action != game.parse(requested.text):
            self.tried = game.format(action)
        else:
            self.recent = []
            self._record_events(self.timeline.apply(READER, action))
            self.moves_left.pop(0)

    def run(self) -> bool:
        """Do the next reply; True if there was one."""
        seat = self.next_bot
        if seat is None or self.lingers:
            return False
        self._record_events(self.timeline.apply(seat, self.timeline.game.parse(self.moves_left.pop(0).text)))
        return True


def start_lesson(lesson: Lesson, position: str, t: Messages, pace: str = "normal") -> LessonSession:
    """A position of a lesson with the reader at their seat and named people at the others."""
    game = find_game(lesson.game)
    players = game.position(position).players
    others = [Player(DEFAULT_BOT, t("learn-name", seat=seat + 1)) for seat in range(players) if seat != READER]
    seats = (Player("human"), *others)
    return LessonSession(
        Setup(game, seats, 0, {}, pace, lang=t.lang, pauses=False), Record(game.id, players, position, seats=seats)
    )


def with_names(words: str, t: Messages) -> str:
    """An action in words, with the names of the people in place of their numbers."""
    for seat in range(1, _MOST_SEATS):
        words = words.replace(t("player-number", number=seat + 1), t("learn-name", seat=seat + 1))
    return words
