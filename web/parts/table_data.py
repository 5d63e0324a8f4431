"""The values in which a game's table answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from web.parts.html import Html
from web.parts.messages import Messages

Event = dict[str, Any]
"""An event as JSON, redacted for its reader."""

Words = Callable[[str, Messages], str]
"""Puts a text of the notation into words of the reader's language."""

Moved = str | tuple[str, ...] | None
"""The `data-move` names of the parts that an event moved."""


Facts = Mapping[str, Any]
"""What a claim asserts, by name: numbers, and cards, colours and seats as the notation has them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that is true and speaks for an action: the `message` that says it, and its facts. What is said `also`
    may stand beside another.
    """

    message: str
    facts: Facts = field(default_factory=dict)
    also: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards of one size with one back: how many of each, named as a rulebook's block of components names them.

    `back` is named so too, and None where the cards have no common back. `wide` and `high` are in millimetres.
    """

    cards: Sequence[tuple[int, str]]
    wide: float
    high: float
    back: str | None = "back"


@dataclass(frozen=True, slots=True)
class Info:
    """What is known of a game without a table.

    `minutes` is the approximate length of a game, `longest` that of a long one where the length is a span; `ruled` are
    the facts that no published rulebook has, and that are rulings of ours: `players`, `minutes`. `difficulty` is how
    hard the game is to learn, from 1 to 3. Where `fewest_win`, as where cards are to be got rid of, the lowest number
    leads. From `crowd` players on, a picture of the table takes the whole width of a printed page. `deck` is all there
    is to print and to cut; `score_rows` are the rounds, turns or games of a sheet on which players write their points.

    Of its events, those of the types in `silent` are never told, those in `rounds` end a round, and `sounds` has what
    is heard (`card`, `draw`, `line` or `shuffle`) by type. Actions that begin as `forced` has it happen by themselves
    where nothing else is possible. `keys` are its own letters: of each the action that it does, or the message that
    says what it does. Where the story is `fleeting`, its sentences depend on what
    can be seen now. `said_already` are the reasons of puzzles that the game's own sentences on a turn have, too.
    `look` is the class of the table in style sheets, where that is not the game's ID.
    """

    minutes: int
    longest: int | None = None
    ruled: frozenset[str] = frozenset()
    difficulty: int = 2
    fewest_win: bool = False
    crowd: int = 5
    score_rows: int = 0
    deck: Sequence[Stack] = ()
    silent: frozenset[str] = frozenset()
    rounds: frozenset[str] = frozenset()
    sounds: Mapping[str, str] = field(default_factory=dict)
    forced: tuple[str, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    fleeting: bool = False
    said_already: frozenset[str] = frozenset()
    look: str = ""


def no_place(name: str, t: Messages) -> str | None:  # noqa: ARG001 - for games whose facts name no part of the table
    """No name for a part of the table."""
    return None


def no_fact(name: str, values: Sequence[str], own: int, t: Messages) -> str | None:  # noqa: ARG001 - as above
    """No words of a game's own for a fact."""
    return None


@dataclass(frozen=True, slots=True)
class Wording:
    """A game's notation in words of the reader's language.

    `act` says an action. `values` says one value of a fact, by the fact's name; a value that is not there stands as
    it is written. `seats` names the facts whose values are seats, besides `seat` and `winner`. `place` says the
    notation's name of a part of the table, as facts name it (`row2`, `r2c3`), and is None for any other word.
    `between` is what stands between several values of a fact, where that is not a comma. `fact` says a whole fact by
    its name, its values and the reader's seat, and is None for what the messages say.

    The message `rules-is-<game>-<fact>` puts a fact of an example into words, where shared `rules-is-<fact>`.
    """

    act: Words
    values: Mapping[str, Words] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    place: Callable[[str, Messages], str | None] = no_place
    between: Mapping[str, str] = field(default_factory=dict)
    fact: Callable[[str, Sequence[str], int, Messages], str | None] = no_fact


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to do now.

    `text` is one sentence. `main` and `second` are the buttons of the turn, which always have the same places; one
    that is not possible now is dimmed, not left out. `extra` stands before them and is there at special moments only,
    such as colours to choose from.
    """

    text: Html | str
    main: Html | None = None
    second: Html | None = None
    extra: Html | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """A number at a seat: `shown` as it stands there, `label` the same in words ("12 points"), an `icon` for what it
    counts. A `warning` is drawn so that nobody overlooks it, such as a last card.
    """

    shown: str
    label: str
    icon: Html | None = None
    warning: bool = False


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a round or a game brought a seat: the score after it and, where the game has points, what was `gained`;
    `shown` is what the seat was left with, such as an open hand.
    """

    seat: int
    score: str
    gained: int | None = None
    shown: Html | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a round or a game: who won it, one sentence on how it was decided, the seats, the best first.

    `stage` is what has ended before the next one begins, in the game's own word: a `round`, or a `game` of a match.
    `counted` says in one line how the points come about, where the seats' cards are shown.
    """

    winners: tuple[int, ...]
    decided: str
    seats: tuple[SeatResult, ...]
    stage: str = "round"
    counted: str = ""
