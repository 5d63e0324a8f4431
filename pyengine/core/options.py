"""Options of a game: variants of the rules that players may choose at set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyengine.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at set-up: its `name`, the values one may give (the default first) and the `rule` it belongs to.

    With a `span` (lowest, highest) any whole number in it will do, and `choices` are suggestions.
    """

    name: str
    choices: tuple[str, ...]
    rule: str
    span: tuple[int, int] | None = None

    @property
    def default(self) -> str:
        """The value if none is chosen."""
        return self.choices[0]

    def check(self, value: object) -> str:
        """The value as text; raises `OptionError` when it is none of those allowed."""
        text = str(value)
        if text in self.choices or self._spans(text):
            return text
        allowed = self.choices if self.span is None else (f"{self.span[0]}…{self.span[1]}",)
        raise OptionError(self.name, value, allowed)

    def _spans(self, text: str) -> bool:
        if self.span is None or not (text.isascii() and text.isdigit() and len(text) <= 20):
            return False
        return text == str(int(text)) and self.span[0] <= int(text) <= self.span[1]


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Every option's value, defaults filled in; raises `OptionError` for an unknown name or value."""
    names = tuple(option.name for option in options)
    for name in given:
        if name not in names:
            raise OptionError(name, given[name], names)
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
