"""Reading short texts: words that know where they stand, so that an error can say line and column."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pyengine.core.errors import NotationError

_PIECE = re.compile(r"[|\n]|[^\s|]+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text and where it stands (line and column count from 1)."""

    text: str
    line: int
    column: int

    def wrong(self, expected: str) -> NotationError:
        """The error that says this word stands where `expected` should."""
        return NotationError(self.text, self.line, self.column, expected)

    def number(self, expected: str, lowest: int, highest: int) -> int:
        """The word as an integer between the two bounds; raises `NotationError`."""
        if not (self.text.isascii() and self.text.isdigit() and len(self.text) <= 20):
            raise self.wrong(expected)
        value = int(self.text)
        if not lowest <= value <= highest or self.text != str(value):
            raise self.wrong(expected)
        return value


def items(text: str) -> Iterator[list[Word]]:
    """The items of a position text: runs of words between bars and line ends; empty ones are passed over."""
    line, start, words = 1, 0, list[Word]()
    for piece in _PIECE.finditer(text):
        if piece[0] not in "|\n":
            words.append(Word(piece[0], line, piece.start() - start + 1))
            continue
        if words:
            yield words
        words = []
        if piece[0] == "\n":
            line, start = line + 1, piece.end()
    if words:
        yield words


def take(words: list[Word], read: dict[str, Callable[[list[Word]], None]]) -> None:
    """Hand the words of an item on to the reader that its longest known name (one or two words) calls for."""
    for length in (2, 1):
        name = " ".join(word.text for word in words[:length])
        if len(words) >= length and name in read:
            return read[name](words[length:])
    raise words[0].wrong("item")


def only(words: list[Word], before: Word, expected: str) -> Word:
    """The one word of an item; raises `NotationError` when there is none or more."""
    if not words:
        raise NotationError("", before.line, before.column + len(before.text), expected)
    if len(words) > 1:
        raise words[1].wrong("end of item")
    return words[0]
