"""One position text while it is read: its items by their names, and their values once they were asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word, end_of, items, only

T = TypeVar("T")
V_co = TypeVar("V_co", covariant=True)


class Readable(Protocol[V_co]):
    """What a reading uses of an `Item`."""

    name: str
    lacks: str

    def read(self, read: Reading, entry: Entry, /) -> V_co:
        """The value that is named; raises `NotationError`."""

    def default(self, read: Reading, /) -> V_co:
        """The value where none is named."""


class Contents(Protocol):
    """What a reading uses of a `Box`."""

    def rest(self, read: Reading, /) -> list[int]:
        """The cards that are named nowhere."""


class Grammar(Protocol):
    """What a reading uses of a `Schema`, where each of these is explained."""

    seats: int
    by_number: bool
    full: bool
    at_name: bool
    dash: bool
    at_once: bool
    lengths: dict[str, int]

    @property
    def names(self) -> Mapping[str, tuple[str, int, Readable[Any], int]]:
        """By every name that may stand in a text: the full name, its length, the item, the highest seat."""

    @property
    def box(self) -> Contents:
        """The cards."""


class Entry(NamedTuple):
    """An item as it stands in a text."""

    key: str
    """The item's full name, with the seats that belong to it."""
    head: Word
    """The first word of the name, as it stands."""
    words: list[Word]
    """The words of the value."""
    item: Readable[Any]
    seat: int
    """The highest seat in the name, from 1; 0 where there is none."""


class Reading:
    """Reads one text by a schema; everything raises `NotationError`.

    An item's words are understood when its value is first asked for, by calling the reading: so values may depend on
    each other, and mistakes are found in the order in which a game asks for values.
    """

    def __init__(self, schema: Grammar, text: str) -> None:
        self.schema = schema
        self.end = end_of(text)
        """The empty word behind the text: where something is missing that was not named at all."""
        self.entries: dict[str, Entry] = {}
        self.left: dict[object, dict[int, int]] = {}
        """For each box that was opened, how many of each card are still in it."""
        self._values: dict[str, Any] = {}
        for words in items(text):
            self._file(words)

    def _file(self, words: list[Word]) -> None:
        schema, head = self.schema, words[0]
        length = schema.lengths.get(head.text, 1)
        name = head.text if length == 1 else " ".join([word.text for word in words[:length]])
        if name not in schema.names:
            raise self._unknown(words[:length], length)
        key, length, item, seat = schema.names[name]
        value = words[length:]
        if key in self.entries:
            raise (head if schema.by_number else (value or [self.end])[0]).wrong("each item once")
        if schema.full and not value:
            raise words[-1].lacking("word or -") if schema.by_number else self.end.wrong(key)
        self.entries[key] = entry = Entry(key, head, value, item, seat)
        if schema.at_once:
            self.value(entry)

    def _unknown(self, words: list[Word], length: int) -> NotationError:
        """What is wrong with a name: that there is no such item, or the seat in it."""
        head = words[0]
        if length == 1 or not self.schema.by_number:
            return head.wrong("item")
        for word in words[1:]:
            word.number("seat", 1, self.schema.seats)
        return head.wrong("seat") if self.schema.full else head.lacking("seat")

    def __call__(self, item: Readable[T], seat: int = 0) -> T:
        """The value of an item, or its default; of a seat (from 1) where every seat has one."""
        key = f"{item.name} {seat}" if seat else item.name
        if key not in self._values:
            entry = self.entries.get(key)
            self._values[key] = item.default(self) if entry is None else item.read(self, entry)
        value: T = self._values[key]
        return value

    def value(self, entry: Entry) -> object:
        """The value of an item that stands in the text."""
        if entry.key not in self._values:
            self._values[entry.key] = entry.item.read(self, entry)
        return self._values[entry.key]

    def each(self, item: Readable[T], players: int) -> list[T]:
        """The values of an item for each seat."""
        return [self(item, seat) for seat in range(1, players + 1)]

    def settle(self, item: Readable[T], value: T, seat: int = 0) -> None:
        """Set the value of an item, whatever its words are."""
        self._values[f"{item.name} {seat}" if seat else item.name] = value

    def named(self, item: Readable[Any]) -> bool:
        """True if the item stands in the text."""
        return item.name in self.entries

    def given(self, item: Readable[Any], seat: int = 0) -> bool:
        """True if the item stands in the text with anything but `-`."""
        return bool(self.listed(self.entries.get(f"{item.name} {seat}" if seat else item.name)))

    def beyond(self, players: int) -> list[Entry]:
        """The items of seats that are not in the game, in the order of the text."""
        return [entry for entry in self.entries.values() if entry.seat > players]

    def only(self, entry: Entry) -> Word:
        """The one word of a value."""
        return only(entry.words, self._place(entry), entry.item.lacks or entry.key)

    def single(self, entry: Entry) -> Word | None:
        """The one word of a value; None for `-` in a game where that means the default."""
        word = self.only(entry)
        return None if self.schema.dash and word.text == "-" else word

    def word(self, item: Readable[Any]) -> Word | None:
        """The one word of an item, None where there is none or it means the default."""
        entry = self.entries.get(item.name)
        return None if entry is None else self.single(entry)

    def listed(self, entry: Entry | None) -> list[Word]:
        """The words of a value: none for `-`."""
        if entry is None:
            return []
        words = entry.words
        if not words:
            raise self._place(entry).lacking(entry.item.lacks or entry.key)
        return [] if len(words) == 1 and words[0].text == "-" else words

    def at(self, item: Readable[Any], seat: int = 0) -> Word:
        """Where to say that something is wrong with an item as a whole."""
        return self.first(self.entries.get(f"{item.name} {seat}" if seat else item.name))

    def first(self, entry: Entry | None) -> Word:
        """The first word of a value, or where it should stand."""
        return self.end if entry is None else entry.words[0] if entry.words else self._place(entry)

    def _place(self, entry: Entry) -> Word:
        return entry.head if self.schema.at_name else self.end
