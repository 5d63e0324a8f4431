"""A text as the server sees it: Markdown with fences, a record or a study; any text is one of them."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from pyengine.core.limits import LONGEST_RECORD, LONGEST_STUDY, LONGEST_TEXT, MOST_FENCES
from pyengine.rulebook.fence import MARKERS

KINDS = (*MARKERS, "components", "setup")
"""The kinds of fences that belong to a game."""
_OPEN = re.compile(r"```([a-z]+)[ \t]+(\S+)[ \t]*\r?")
_FIRST = re.compile(r"(record|study)[ \t]+\d+\s*")
_PLAIN = "markdown"
LONGEST = {_PLAIN: LONGEST_TEXT, "record": LONGEST_RECORD, "study": LONGEST_STUDY}
"""The most characters of each kind of text that are looked at."""


@dataclass(frozen=True, slots=True)
class Block:
    """A fence: its kind, its game as it is named, the line it opens on, its lines, and the one that opens it.

    It is not `closed` where the text ends or another fence opens first, as while one is being typed.
    """

    kind: str
    game: str
    line: int
    lines: tuple[str, ...]
    opening: str
    closed: bool = True

    @property
    def last(self) -> int:
        """The line of its last ```, or of the text's last line."""
        return self.line + len(self.lines) + int(self.closed)

    @property
    def text(self) -> str:
        """All of it, from ``` to ```."""
        end = ["```"] if self.closed else []
        return "\n".join([self.opening, *self.lines, *end])

    @property
    def setup(self) -> int:
        """How many of its lines come before the first command: the position, or the deal."""
        markers = MARKERS.get(self.kind, "")
        return next((at for at, line in enumerate(self.lines) if line[:1] and line[0] in markers), len(self.lines))


class Document:
    """One version of a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = [line.rstrip("\r") for line in text.split("\n")]
        self.kind = _kind(self.lines)
        self.too_long = len(text) > LONGEST[self.kind]

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """The fences, as many as a text may have; none in a record, and none where the text is too long."""
        return () if self.too_long or self.kind != _PLAIN else tuple(islice(_blocks(self.lines), MOST_FENCES))

    @cached_property
    def _openings(self) -> list[int]:
        return [block.line for block in self.blocks]

    def block(self, line: int) -> Block | None:
        """The fence that a line is in, with the lines that open and end it."""
        at = bisect_right(self._openings, line) - 1
        return self.blocks[at] if at >= 0 and line <= self.blocks[at].last else None

    def line(self, line: int) -> str:
        """A line of it; an empty one beyond its end."""
        return self.lines[line - 1] if 0 < line <= len(self.lines) else ""


def _kind(lines: list[str]) -> str:
    """Records and studies name themselves on the first line that is neither blank nor a comment."""
    first = next((line for line in lines[:1000] if line.strip() and not line.startswith("#")), "")
    found = _FIRST.fullmatch(first[:80])
    return found[1] if found else _PLAIN


def _blocks(lines: list[str]) -> Iterator[Block]:
    at = 0
    while at < len(lines):
        found = _OPEN.fullmatch(lines[at])
        if not found or found[1] not in KINDS:
            at += 1
            continue
        end = next((to for to in range(at + 1, len(lines)) if lines[to].lstrip().startswith("```")), len(lines))
        closed = end < len(lines) and lines[end].strip() == "```"
        yield Block(found[1], found[2], at + 1, tuple(lines[at + 1 : end]), lines[at], closed)
        at = end + int(closed)
