"""Options of a game that is written as one file: what players may choose at set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyengine.core.options import Option as GameOption
from pyengine.kit.now import AuthorError


@dataclass(eq=False)
class OptionSpec:
    """A choice as declared: all values are numbers, or all are words; the first one is what nobody has to choose."""

    choices: tuple[int | str, ...]

    def option(self, name: str, rule: str) -> GameOption:
        """As the other games have it."""
        return GameOption(name, tuple(map(str, self.choices)), rule)

    def typed(self, value: int | str) -> int | str:
        """A value as the author wrote it."""
        return next(each for each in self.choices if str(each) == str(value))


def Option(*choices: int | str) -> OptionSpec:  # noqa: N802 - reads as a kind of thing
    """Declares an option: `passing = Option("yes", "no")`, which `game.passing` then is one of.

    A variant that says which of them it is has an option of one value: nobody is asked.
    """
    words = choices[0].split() if len(choices) == 1 and isinstance(choices[0], str) else list(choices)
    if not words or len(set(map(str, words))) < len(words) or any(len(str(each).split()) != 1 for each in words):
        raise AuthorError("an option has values to choose from, each once")
    return OptionSpec(tuple(words))


def option_property(name: str) -> Any:
    """An option, as an attribute of the game."""
    return property(lambda game: game.option(name))
