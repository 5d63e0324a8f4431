"""Options of a game: readings that players may choose at set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyengine.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at set-up: its `name`, the values one may give (the default first) and the `rule` it belongs to."""

    name: str
    choices: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        """The value that stands when nobody chooses."""
        return self.choices[0]

    def check(self, value: object) -> str:
        """The value as text; raises `OptionError` when it is none of the choices."""
        text = str(value)
        if text not in self.choices:
            raise OptionError(self.name, value, self.choices)
        return text


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Every option's value, defaults filled in; raises `OptionError` for an unknown name or value."""
    names = tuple(option.name for option in options)
    for name in given:
        if name not in names:
            raise OptionError(name, given[name], names)
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
