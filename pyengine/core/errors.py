"""The only errors that the engine raises on bad input. They have facts; sentences come from the rulebook.

Each can be copied and pickled, and its message is one line, which quotes at most `QUOTED` characters of what was given.
An argument of a type that its annotation rules out, such as bytes for a text, raises `TypeError`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

QUOTED = 40
"""The most characters of a given text that an error repeats."""
_BITS = 128
"""The longest whole numbers that are written out: Python refuses to write those of several thousand digits."""


def quoted(value: object) -> str:
    """A given value as at most `QUOTED` printable characters on one line, whatever it is."""
    if isinstance(value, bool | float | None):
        return str(value)
    if isinstance(value, int):
        return str(value) if value.bit_length() <= _BITS else f"<int of {value.bit_length()} bits>"
    if not isinstance(value, str):
        return f"<{type(value).__name__}>"[:QUOTED]
    return shortened(escaped(value[: QUOTED + 1]))


def escaped(text: str) -> str:
    """The text with what cannot be printed written as in a Python literal."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def shortened(text: str) -> str:
    """A text of at most `QUOTED` characters; of a longer one its beginning, and an ellipsis."""
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


@dataclass(frozen=True, slots=True)
class Breach:
    """Why an action is refused: the rule's ID and the facts of the case (names to numbers or short codes)."""

    rule: str
    facts: dict[str, Any] = field(default_factory=dict, hash=False)


class IllegalAction(ValueError):
    """An action that the rules forbid now; `breach` says by which rule. The state is unchanged.

    `where` is the line and column of the action when it stands in a record.
    """

    def __init__(self, breach: Breach, where: tuple[int, int] | None = None) -> None:
        super().__init__(breach, where)
        self.breach = breach
        self.where = where

    def __str__(self) -> str:
        at = f"line {self.where[0]}, column {self.where[1]}: " if self.where else ""
        facts = f" {self.breach.facts}" if self.breach.facts else ""
        return f"{at}{self.breach.rule}{facts}{' (seats from 1)' if 'seat' in self.breach.facts else ''}"


class NotationError(ValueError):
    """A text that cannot be read.

    `what` is the piece of text that stands there, or its beginning, `line` and `column` count from 1,
    and `expected` names what the grammar has there (a code such as "card" or "pile").
    """

    def __init__(self, what: str, line: int, column: int, expected: str) -> None:
        self.what = shortened(what)
        super().__init__(self.what, line, column, expected)
        self.line = line
        self.column = column
        self.expected = expected

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.what!r} where {self.expected} was expected"

    def moved(self, lines: int, columns: int = 0) -> NotationError:
        """The same error seen from a text that holds this one `lines` lower (`columns` on its first line)."""
        column = self.column + columns if self.line == 1 else self.column
        return NotationError(self.what, self.line + lines, column, self.expected)


class OptionError(ValueError):
    """A setting that a game does not have: which `name`, the `value` given, and the values `allowed`."""

    def __init__(self, name: str, value: object, allowed: tuple[object, ...]) -> None:
        super().__init__(name, value, allowed)
        self.name = name
        self.value = value
        self.allowed = allowed

    def __str__(self) -> str:
        listed = ", ".join(map(str, self.allowed))
        return f"{quoted(self.name)}={quoted(self.value)}: expected one of {listed}"


class SeatError(OptionError):
    """A seat that a state does not have; `value` and `allowed` count from 0, as Python does everywhere."""

    def __str__(self) -> str:
        return f"{super().__str__()} (seats count from 0 in Python, and from 1 in texts)"


class LinkError(ValueError):
    """A link that cannot be read. `code`: `cut` (with `here` of its `whole` number of characters, 0 where it does not
    say so), `damaged` (other characters than were sent), `too-long`, `none` (no link of ours at all), `part` (`here` of
    its `whole` number of parts are there), `part-unread`.
    """

    def __init__(self, code: str, here: int = 0, whole: int = 0) -> None:
        super().__init__(code, here, whole)
        self.code = code
        self.here = here
        self.whole = whole

    def __str__(self) -> str:
        return f"{self.code}: {self.here} of {self.whole} characters" if self.whole else self.code
