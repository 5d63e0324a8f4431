"""Places in a text, as an editor marks them."""

from __future__ import annotations

import re
from typing import NamedTuple

_WORD = re.compile(r"[^\s|]+")
_BEFORE = re.compile(r"[^\s|]*\Z")


class Span(NamedTuple):
    """A piece of one line: the line and the column count from 1, the length is in characters."""

    line: int
    column: int
    length: int

    @property
    def end(self) -> int:
        """The column behind it."""
        return self.column + self.length

    def holds(self, line: int, column: int) -> bool:
        """True if a cursor at this place is in it, or just behind it."""
        return line == self.line and self.column <= column <= self.end


def marked(lines: list[str], line: int, column: int) -> Span:
    """The word that an error at this place is about; behind the last word, that one; else the whole line.

    The place is moved into the text if it is outside, so that it can be shown.
    """
    line = min(max(line, 1), len(lines))
    text = lines[line - 1]
    found = _WORD.match(text, max(column, 1) - 1) if column > 0 else None
    if found:
        return Span(line, found.start() + 1, len(found[0]))
    before = list(_WORD.finditer(text, 0, column - 1)) if column > 1 else []
    if before:
        return Span(line, before[-1].start() + 1, len(before[-1][0]))
    start = len(text) - len(text.lstrip())
    return Span(line, start + 1, max(0, len(text.rstrip()) - start))


def typed(text: str, line: int, column: int) -> Span:
    """The part of a word that stands before the cursor, as far back as a blank or a bar; it may be empty."""
    found = _BEFORE.search(text[: column - 1])
    start = found.start() if found else column - 1
    return Span(line, start + 1, column - 1 - start)


def segment(text: str, line: int, column: int, start: int, names: tuple[str, ...]) -> tuple[Span, str]:
    """What was typed of an item, since the bar before it, and the name of the item if that is whole and ended.

    The items begin behind `start` characters of the line.
    """
    begun = max(text.rfind("|", start, column - 1) + 1, start)
    written = text[begun : column - 1]
    begun += len(written) - len(written.lstrip())
    words = text[begun : column - 1].split(" ")
    ended = [" ".join(words[:size]) for size in range(len(words) - 1, 0, -1)]
    name = next((each for each in ended if each in names), "")
    return Span(line, begun + 1, column - 1 - begun), name
