"""The only errors that the engine raises on bad input. They have facts; sentences come from the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Breach:
    """Why an action is refused: the rule's ID and the facts of the case (names to numbers or short codes)."""

    rule: str
    facts: dict[str, Any] = field(default_factory=dict, compare=False)


class IllegalAction(ValueError):
    """An action that the rules forbid now; `breach` says by which rule. The state is unchanged.

    `where` is the line and column of the action when it stands in a record.
    """

    def __init__(self, breach: Breach, where: tuple[int, int] | None = None) -> None:
        at = f"line {where[0]}, column {where[1]}: " if where else ""
        super().__init__(at + (f"{breach.rule} {breach.facts}" if breach.facts else breach.rule))
        self.breach = breach
        self.where = where


class NotationError(ValueError):
    """A text that cannot be read.

    `what` is the piece of text that stands there, `line` and `column` count from 1,
    and `expected` names what the grammar has there (a code such as "card" or "pile").
    """

    def __init__(self, what: str, line: int, column: int, expected: str) -> None:
        super().__init__(f"line {line}, column {column}: {what!r} where {expected} was expected")
        self.what = what
        self.line = line
        self.column = column
        self.expected = expected

    def moved(self, lines: int, columns: int = 0) -> NotationError:
        """The same error seen from a text that holds this one `lines` lower (`columns` on its first line)."""
        column = self.column + columns if self.line == 1 else self.column
        return NotationError(self.what, self.line + lines, column, self.expected)


class OptionError(ValueError):
    """A setting that a game does not have: which `name`, the `value` given, and the values `allowed`."""

    def __init__(self, name: str, value: object, allowed: tuple[object, ...]) -> None:
        listed = ", ".join(map(str, allowed))
        super().__init__(f"{name}={value!s}: expected one of {listed}")
        self.name = name
        self.value = value
        self.allowed = allowed
