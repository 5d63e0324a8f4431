"""What every kind of text can be asked: its pieces, the state at a place, its parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Event
from typing import ClassVar, NamedTuple

from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.language_server.pieces import Piece
from pyengine.language_server.places import Span

BROKEN = (NotationError, OptionError, IllegalAction)
"""There is no state behind what raises these."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game and its state at a place, the seat whose facts a fence has, and the seat whose actions stand there."""

    game: Game
    state: State
    own: int
    seat: int


class Problem(NamedTuple):
    """Something that does not hold: its place, a code (see `rulebook.Failure`), what was found, what was wanted."""

    span: Span
    code: str
    found: str
    wanted: str


class Part(NamedTuple):
    """A part of a text: its name, what there is to say of it, its kind, the lines it has, and its own parts."""

    name: str
    detail: str
    kind: str
    first: int
    last: int
    parts: tuple[Part, ...] = ()


class Text(ABC):
    """One version of a text, read as far as it can be; nothing that is asked raises, whatever the text is."""

    kind: ClassVar[str]
    longest: ClassVar[int]
    """The most characters that are looked at."""

    def __init__(self, text: str) -> None:
        self.too_long = len(text) > self.longest
        self.text = text
        self.lines = [line.rstrip("\r") for line in text.split("\n")]

    def line(self, line: int) -> str:
        """A line of it; an empty one beyond its end."""
        return self.lines[line - 1] if 0 < line <= len(self.lines) else ""

    @abstractmethod
    def pieces_of(self, line: int) -> Iterator[Piece]:
        """The pieces of a line, in their order."""

    @abstractmethod
    def game_at(self, line: int) -> str:
        """The game that a line is about, as the text names it; empty where it names none."""

    @abstractmethod
    def moment(self, line: int, column: int) -> Moment | None:
        """The moment before the word at a place; None where there is no state."""

    @abstractmethod
    def first_state(self, line: int) -> State | None:
        """The state of the position or the deal that a line belongs to."""

    @abstractmethod
    def is_command(self, line: int) -> bool:
        """True for a line that is behind a position: its names are facts."""

    @abstractmethod
    def problems(self, stop: Event) -> Iterator[Problem]:
        """What does not hold, part by part, until `stop` is set."""

    @abstractmethod
    def outline(self) -> tuple[Part, ...]:
        """Its parts."""

    def sign(self, piece: Piece) -> str:  # noqa: ARG002 - for texts without markers
        """What a marker means."""
        return ""

    def head(self, line: int) -> tuple[str, ...]:  # noqa: ARG002 - for texts without a head
        """What a line of the head can begin with; nothing where it is none."""
        return ()

    def piece_at(self, line: int, column: int) -> Piece | None:
        """The piece under a cursor; the one before it where it stands just behind one."""
        found = [piece for piece in self.pieces_of(line) if piece.span.holds(line, column)]
        return next((piece for piece in found if column < piece.span.end), found[0] if found else None)

    def pieces(self) -> Iterator[Piece]:
        """All pieces."""
        for line in range(1, len(self.lines) + 1):
            yield from self.pieces_of(line)


def moment(game: Game, state: State, line: str, asked: int | None = None) -> Moment:
    """The moment of a line that names a seat, else of the one that is asked there, else of the one to act."""
    acting = state.to_act[0] if state.to_act else 0
    named = line.strip().partition(":")[0]
    seat = int(named) - 1 if named.isascii() and named.isdigit() and len(named) < 3 else asked
    return Moment(game, state, acting, acting if seat is None or not 0 <= seat < state.players else seat)
