"""Reading short texts: words that know where they stand, so that an error can say line and column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pyengine.core.errors import NotationError

_PIECE = re.compile(r"[|\n]|[^\s|]+")
_SPACED = re.compile(r"\S+")


class Word(NamedTuple):
    """A word of a text and where it stands (line and column count from 1)."""

    text: str
    line: int
    column: int

    def wrong(self, expected: str) -> NotationError:
        """The error that says this word stands where `expected` should."""
        return NotationError(self.text, self.line, self.column, expected)

    def lacking(self, expected: str) -> NotationError:
        """The error that says `expected` should stand behind this word."""
        return NotationError("", self.line, self.column + len(self.text), expected)

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


def end_of(text: str) -> Word:
    """The empty word just behind a text."""
    return Word("", text.count("\n") + 1, len(text) - text.rfind("\n"))


def only(words: list[Word], before: Word, expected: str) -> Word:
    """The one word of an item; raises `NotationError` when there is none or more."""
    if not words:
        raise before.lacking(expected)
    if len(words) > 1:
        raise words[1].wrong("end of item")
    return words[0]


def words_of(line: Word) -> Iterator[Word]:
    """The words of a piece of a line."""
    for piece in _SPACED.finditer(line.text):
        yield Word(piece[0], line.line, line.column + piece.start())
