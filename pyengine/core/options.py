"""Options of a game: variants of the rules that players may choose at set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from pyengine.core.errors import OptionError
from pyengine.core.version import VERSION


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at set-up: its `name`, the values one may give (the default first) and the `rule` it belongs to.

    With a `span` (lowest, highest) any whole number in it will do, and `choices` are suggestions. `players` are the
    fewest and the most players for whom it makes a difference, where that is not everyone. `before` has the values
    that were the default in older engines: pairs of the first version that has another default, oldest first, and
    the value up to there; records of those engines mean it where they name none. `programs` is the value for games
    that programs play among themselves, where none is given and it is not the default; `short` is the one that makes
    a match as short as it can sensibly be, for programs that learn.
    """

    name: str
    choices: tuple[str, ...]
    rule: str
    span: tuple[int, int] | None = None
    players: tuple[int, int] | None = None
    before: tuple[tuple[str, str], ...] = ()
    programs: str | None = None
    short: str | None = None

    @property
    def default(self) -> str:
        """The value if none is chosen."""
        return self.choices[0]

    def default_in(self, engine: str) -> str:
        """The value if none was chosen, in this version of the engine; one that is no version counts as today's."""
        older = (value for until, value in self.before if () < release(engine) < release(until))
        return next(older, self.default)

    def matters(self, players: int) -> bool:
        """True if it makes a difference with so many players."""
        return self.players is None or self.players[0] <= players <= self.players[1]

    def check(self, value: object) -> str:
        """The value as text, whole numbers too; raises `OptionError` when it is none of those allowed."""
        text = value if isinstance(value, str) else ""
        if (number := whole(value)) is not None and number.bit_length() <= 64:
            text = str(number)
        if text in self.choices:
            return text
        if self.span is None:
            raise OptionError(self.name, value, self.choices)
        lowest, highest = self.span
        # The length is asked first: Python refuses to read a number of several thousand digits.
        digits = len(text) <= 20 and text.isascii() and text.isdigit()
        if digits and text == str(int(text)) and lowest <= int(text) <= highest:
            return text
        raise OptionError(self.name, value, (f"{lowest}…{highest}",))


def release(version: str) -> tuple[int, ...]:
    """A version as numbers, such as `0.2.0`; empty for a text that is none."""
    parts = version.split(".")
    return tuple(map(int, parts)) if all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts) else ()


def whole(value: object) -> int | None:
    """A value that counts as a whole number, NumPy's also, as one; None for any other, truth values too."""
    if type(value) is int:
        return value
    try:
        return index(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else None
    except TypeError:
        return None


def among_programs(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, object]:
    """What is given, and for the other options the values that games of programs among themselves have.

    Arenas, simulations and adapters deal with these: nobody is there to break off a game that does not end.
    """
    return {option.name: option.programs for option in options if option.programs is not None} | dict(given)


def shortened(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, object]:
    """The same with the shortest match for the options that are not given."""
    short = {option.name: option.short for option in options if option.short is not None}
    return among_programs(options, short | dict(given))


def settle(options: tuple[Option, ...], given: Mapping[str, object], engine: str = VERSION) -> dict[str, str]:
    """Every option's value, the defaults of this version of the engine filled in.

    Raises `OptionError` for an unknown name or value.
    """
    names = tuple(option.name for option in options)
    for name in given:
        if name not in names:
            raise OptionError(name, given[name], names)
    return {option.name: option.check(given.get(option.name, option.default_in(engine))) for option in options}
