"""The schema of a game's positions: its items and its style."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Flag, auto
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from pyengine.core.errors import NotationError
from pyengine.core.position.cards import Box, Zone
from pyengine.core.position.items import Item
from pyengine.core.position.reading import Reading
from pyengine.core.state import State

S = TypeVar("S", bound=State)


_NUMBER = re.compile(r"[0-9]+")


def expected_code(error: NotationError) -> str:
    """What an error expects, numbers written as `#`."""
    return _NUMBER.sub("#", error.expected)


class Doubt(NamedTuple):
    """What no game can come to: the full name of an item, the word of its value, from 0, and what an error would expect
    there. `stops` is true where nobody could go on from it either, so that there is nothing to analyse.
    """

    key: str
    word: int
    expected: str
    stops: bool = False


def no_doubts(state: Any) -> Iterable[Doubt]:  # noqa: ARG001 - for games whose positions are all possible
    """None."""
    return ()


class Style(Flag):
    """How a text is read, and which place an error names; games differ, so that their error messages stay the same."""

    PLAIN = 0
    BY_NUMBER = auto()
    """The seat in a name is read as a number, and a name that stands twice is wrong itself. Otherwise a name is known
    or unknown as a whole, and the value of the second is wrong."""
    FULL = auto()
    """No name may stand without a value, whether or not anybody asks for it."""
    AT_NAME = auto()
    """A missing value is missing behind its name, not at the end of the text."""
    DASH = auto()
    """A number or a word may be `-`, which stands for its default."""
    AT_ONCE = auto()
    """Values are read in the order of the text, each before the next name; so they cannot depend on each other."""


class Schema(Generic[S]):
    """The items of a game's positions, and the functions to read and write them.

    `kind` is the class of its states, `seats` how many there can be, `box` its cards, and `items` what a text is made
    of, in the order they are written in. `build` makes the state: it calls the `Reading` for the values of the items,
    in the order in which mistakes are to be found, and checks that they agree. `rules` has by what an error expects
    the ID of the rule that wants it so, numbers written as `#`; what is only of the notation has none. `doubts` says
    of a state what no game can come to, though it is read: examples show more than the rules allow. `follows` names the
    items that the others tell anyway: an editor works them out anew where they no longer agree with what was changed.
    """

    def __init__(
        self,
        kind: type[S],
        seats: int,
        box: Box,
        items: Sequence[Item[Any]],
        build: Callable[[Reading], S],
        *,
        style: Style = Style.PLAIN,
        rules: Mapping[str, str] = MappingProxyType({}),
        doubts: Callable[[S], Iterable[Doubt]] = no_doubts,
        follows: Collection[str] = (),
    ) -> None:
        self.rules, self.doubts, self.follows = rules, doubts, follows
        self.kind, self.seats, self.box, self.items, self.build = kind, seats, box, tuple(items), build
        self.by_number, self.full, self.at_name = Style.BY_NUMBER in style, Style.FULL in style, Style.AT_NAME in style
        self.dash, self.at_once = Style.DASH in style, Style.AT_ONCE in style
        self.names = {
            name: (key, length, item, max((int(word) for word in key.split() if word.isdigit()), default=0))
            for item in self.items
            for name, key, length in item.names(seats)
        }
        """By every name that may stand in a text: the item's full name, how many words of it stand there, the item, and
        the highest seat in the name."""
        self.lengths = {name.split()[0]: len(name.split()) for name in self.names}
        """By the first word of a name, how many words tell which it is."""

    def read(self, text: str) -> S:
        """Position text → state; raises `NotationError`."""
        return self.build(Reading(self, text))

    def rule_of(self, error: NotationError) -> str:
        """The ID of the rule that an error is about; empty where it is about the notation."""
        return self.rules.get(expected_code(error), "")

    def write(self, state: State) -> str:
        """State → position text, on one line, nothing left out."""
        return " | ".join([f"{name} {words}" for name, words in self.facts(state, *self.items).items()])

    def facts(self, state: State, *items: Item[Any]) -> dict[str, str]:
        """The values of some items as words, by their full names."""
        assert isinstance(state, self.kind)
        return {f"{item.name}{key}": item.words(value) for item in items for key, value in item.values(state)}

    def sizes(self, state: State, *zones: Zone[Any]) -> dict[str, str]:
        """How many cards lie in some zones, by their full names with `-size`."""
        return {name: size for zone in zones for name, size in zone.sizes(state).items()}

    def unplaced(self, text: str) -> list[int]:
        """The cards of the box that a text names nowhere: none, if it is whole. Raises `NotationError`, as where a card
        is named twice.
        """
        read = Reading(self, text)
        for entry in read.entries.values():
            read.value(entry)
        return self.box.rest(read)
