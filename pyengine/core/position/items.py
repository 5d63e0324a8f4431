"""The kinds of items that positions are made of; cards are in `cards`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from operator import attrgetter
from typing import Any, Generic, TypeVar

from pyengine.core.errors import NotationError
from pyengine.core.position.layout import Layout
from pyengine.core.position.reading import Entry, Reading
from pyengine.core.prng import SEEDS, Chance, Dice, Prng
from pyengine.core.tape import PREFIX, Tape

T = TypeVar("T")
Source = str | Callable[[Any], Any]
"""Where a state has a value: the name of an attribute (dotted if need be), or a function of the state."""


class Item(ABC, Generic[T]):
    """What one item of a position means: how its words are read and written, and where the state has its value.

    `by_seat`: every seat has one, with its number at the end of the name; then the state has a sequence of values.
    `lacks` is what an error misses where the name has no value; by default the full name.
    """

    def __init__(self, name: str, source: Source = "", by_seat: bool = False, lacks: str = "") -> None:
        self.name, self.by_seat, self.lacks = name, by_seat, lacks
        self.source = source if callable(source) else attrgetter(source or name)

    @abstractmethod
    def read(self, read: Reading, entry: Entry) -> T:
        """The value that is named; raises `NotationError`."""

    @abstractmethod
    def default(self, read: Reading) -> T:
        """The value where none is named."""

    @abstractmethod
    def words(self, value: T) -> str:
        """A value as words."""

    def layout(self) -> Layout | None:
        """How cards of a box lie there; None for an item that holds none."""
        return None

    def names(self, seats: int) -> Iterator[tuple[str, str, int]]:
        """Each name that the item may have in a text, its full name, and how many words of the former belong to it."""
        for found in self.keys(seats):
            yield found, found, len(found.split())

    def keys(self, seats: int) -> Iterator[str]:
        """The full names that there can be with so many seats."""
        for key in product(range(1, seats + 1), repeat=int(self.by_seat)):
            yield " ".join([self.name, *map(str, key)])

    def values(self, state: Any) -> Iterator[tuple[str, T]]:
        """What a state has of it: the numbers at the end of the name, with a space before, and the value."""
        found = self.source(state)
        yield from ((f" {seat}", value) for seat, value in enumerate(found, 1)) if self.by_seat else (("", found),)


class Own(Item[T]):
    """An item with functions of the game's own that read its value, write it and find its default.

    Where its value is one word made of parts, such as `r3>5`, `parts` says for an editor which words each part, by its
    name, can be; `between` stands between them.
    """

    def __init__(
        self,
        name: str,
        reads: Callable[[Reading, Entry], T],
        writes: Callable[[T], str],
        default: Callable[[Reading], T],
        *,
        source: Source = "",
        by_seat: bool = False,
        parts: Callable[[Reading, str], Mapping[str, Sequence[str]]] | None = None,
        between: str = "",
    ) -> None:
        super().__init__(name, source, by_seat)
        self.reads, self.writes, self.otherwise = reads, writes, default
        self.parts, self.between = parts, between

    def read(self, read: Reading, entry: Entry) -> T:
        """The value of the words."""
        return self.reads(read, entry)

    def default(self, read: Reading) -> T:
        """The default."""
        return self.otherwise(read)

    def words(self, value: T) -> str:
        """The value as words."""
        return self.writes(value)


Number = int | Item[int] | Callable[[Reading], int]
"""A number that is always the same, or another item's, or depends on what else the text says."""


def settled(number: Number, read: Reading) -> int:
    """The number in this text."""
    if isinstance(number, int):
        return number
    return read(number) if isinstance(number, Item) else number(read)


class Count(Item[int]):
    """A number from `lowest` to `highest`, both as they are written; the state counts from `lowest` less `less`.

    So `less` is 1 for a seat, which is written from 1 and stored from 0. `-` stands for what the state has below 0.
    """

    def __init__(
        self, name: str, default: Number, lowest: int, highest: Number, *, source: Source = "", less: int = 0
    ) -> None:
        super().__init__(name, source)
        self.otherwise, self.lowest, self.highest, self.less = default, lowest, highest, less

    def read(self, read: Reading, entry: Entry) -> int:
        """The number; the default for `-` where that stands for it."""
        word = read.single(entry)
        if word is None:
            return self.default(read)
        return word.number(self.name, self.lowest, settled(self.highest, read)) - self.less

    def default(self, read: Reading) -> int:
        """The default, as the state counts."""
        return settled(self.otherwise, read) - self.less

    def words(self, value: int) -> str:
        """The number as it is written."""
        return str(value + self.less) if value >= 0 else "-"


class Choice(Item[T]):
    """One of these words, each with the value that it stands for; `default` is a word too, or finds the value.

    `among` tells which of them there can be by what else the text says; `expected` is what an error calls them.
    """

    def __init__(
        self,
        name: str,
        choices: Mapping[str, T],
        default: str | Callable[[Reading], T],
        source: Source = "",
        *,
        expected: str = "",
        among: Callable[[Reading], Collection[str]] | None = None,
        lacks: str = "",
    ) -> None:
        super().__init__(name, source, lacks=lacks)
        self.choices, self.otherwise, self.expected = choices, default, expected
        self.among = among or (lambda _: choices)
        self.texts = {value: text for text, value in choices.items()}

    def read(self, read: Reading, entry: Entry) -> T:
        """What the word stands for."""
        word = read.single(entry)
        if word is None:
            return self.default(read)
        if word.text not in (texts := self.among(read)):
            raise word.wrong(self.expected or " or ".join(texts))
        return self.choices[word.text]

    def default(self, read: Reading) -> T:
        """The default."""
        return self.choices[self.otherwise] if isinstance(self.otherwise, str) else self.otherwise(read)

    def words(self, value: T) -> str:
        """The word; `-` for a value that has none."""
        return self.texts.get(value, "-")


def places(texts: Iterable[str]) -> dict[str, int]:
    """These words, each standing for its place among them."""
    return {text: place for place, text in enumerate(texts)}


class Counts(Item[list[int]]):
    """A number from 0 to `highest` for each seat, all 0 where none are named.

    `each` is what an error calls a number; `uneven` makes the error where they are more or fewer than the seats.
    """

    def __init__(
        self, name: str, each: str, highest: int, players: Item[int], uneven: Callable[[Reading, Entry], NotationError]
    ) -> None:
        super().__init__(name)
        self.each, self.highest, self.players, self.uneven = each, highest, players, uneven

    def read(self, read: Reading, entry: Entry) -> list[int]:
        """The numbers in the order of the seats."""
        if len(entry.words) != read(self.players):
            raise self.uneven(read, entry)
        return [word.number(self.each, 0, self.highest) for word in entry.words]

    def default(self, read: Reading) -> list[int]:
        """Nothing for anybody."""
        return [0] * read(self.players)

    def words(self, value: Sequence[int]) -> str:
        """The numbers."""
        return " ".join(map(str, value))


class Stream(Item[Chance]):
    """The stream of random numbers, as its state: 0 where it is not named. A `Tape` is one word of its answers."""

    def __init__(self, name: str = "rng", source: Source = "chance") -> None:
        super().__init__(name, source)

    def read(self, read: Reading, entry: Entry) -> Chance:
        """The stream that goes on from the state, or the tape."""
        word = read.single(entry)
        if word is None:
            return self.default(read)
        if not word.text.startswith(PREFIX):
            return Prng.resume(word.number(self.name, 0, SEEDS - 1))
        tape = Tape.of(word.text)
        if tape is None:
            raise word.wrong("tape of chance")
        return tape

    def default(self, read: Reading) -> Chance:  # noqa: ARG002 - the same in every text
        """The stream that goes on from 0."""
        return Prng.resume(0)

    def words(self, value: Chance) -> str:
        """Its state, or the answers left."""
        assert isinstance(value, Prng | Dice | Tape)
        return (value.text() if value.left else str(value.rest.state)) if isinstance(value, Tape) else str(value.state)
