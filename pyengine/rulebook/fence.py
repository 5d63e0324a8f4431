"""The fences of a rulebook: examples that set up a position, play, refuse, and state what holds.

    ```play face-to-face
    own up 27 | hand 17 18 27 28 40 45
    ! 18>own-up        F2F-8
    ? 28>own-up
    > 17>own-up
    = own up 17 | own hand-size 5
    ```

First comes a position, or a deal: `deal seed=7 players=2 first=1`. Then `>` plays actions in turn,
`?` says that each is legal, `!` that one is refused, and by which rule, `=` that facts hold. The seat is
whoever is to act; `2:` before the actions names another.

A text has at most 500,000 characters, 2,000 fences of a kind, and in these 20,000 words without the positions; one
fence has at most 20,000 characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pyengine.core.errors import NotationError
from pyengine.core.limits import (
    LONGEST_POSITION,
    LONGEST_TEXT,
    MOST_FENCES,
    MOST_SEATS,
    MOST_WORDS,
    at_most,
    check_length,
)
from pyengine.core.notation import Word

MARKERS = {"play": ">!?=", "step": "><!?=", "puzzle": ">?="}
"""The kinds of fences, and how their lines may begin; a `step` belongs to a lesson (see `lesson`), a `puzzle` to
`pyengine.puzzles`.
"""
_ALL_MARKERS = ("<", ">", "!", "?", "=")
_WORD = re.compile(r"\S+")
_OPEN = re.compile(r"^```([a-z]+)[ \t]+(\S+)[ \t]*$")


@dataclass(frozen=True, slots=True)
class Command:
    """One line after the position: its marker, the seat it names (or None), its words, and its place.

    `columns` are those of the words, where they are known; they are not compared.
    """

    marker: str
    seat: int | None
    words: tuple[str, ...]
    line: int
    columns: tuple[int, ...] = field(default=(), compare=False)

    def column(self, at: int) -> int:
        """The column of a word; 0 where it is not known."""
        return self.columns[at] if at < len(self.columns) else 0


@dataclass(frozen=True, slots=True)
class Fence:
    """An example: its game, the position's lines with the number of the first, and the commands."""

    game: str
    line: int
    setup: str
    commands: tuple[Command, ...]


def fences(text: str, kind: str = "play") -> list[Fence]:
    """All fences of a kind in a Markdown text; raises `NotationError` for one that cannot be read or never ends."""
    found: list[Fence] = []
    lines = check_length(text, LONGEST_TEXT).split("\n")
    at = words = 0
    while at < len(lines):
        opened = _OPEN.match(lines[at].rstrip("\r"))
        if opened and opened[1] == kind:
            if len(found) == MOST_FENCES:
                raise NotationError(lines[at], at + 1, 1, at_most(MOST_FENCES, "fences"))
            end = _end(lines, at)
            words += sum(len(line.split()) for line in lines[at + 1 : end] if line[:1] in _ALL_MARKERS)
            if words > MOST_WORDS:
                raise NotationError(lines[at], at + 1, 1, at_most(MOST_WORDS, "words"))
            found.append(_fence(opened[2], lines[at + 1 : end], at + 1, MARKERS[kind]))
            at = end
        at += 1
    return found


def _end(lines: list[str], at: int) -> int:
    for end in range(at + 1, len(lines)):
        if lines[end].strip() == "```":
            return end
    raise NotationError(lines[at], at + 1, 1, "``` at the end of the fence")


def _fence(game: str, lines: list[str], line: int, markers: str) -> Fence:
    check_length("\n".join(lines), LONGEST_POSITION, line + 1)
    starts = [at for at, text in enumerate(lines) if text[:1] in _ALL_MARKERS]
    first = starts[0] if starts else len(lines)
    marked = [(text, line + 1 + at) for at, text in enumerate(lines) if at >= first and text.strip()]
    commands = tuple(_command(text, at, markers) for text, at in marked)
    return Fence(game, line, "\n".join(lines[:first]), commands)


def _command(text: str, line: int, markers: str) -> Command:
    if text[0] not in markers:
        raise NotationError(text.split(maxsplit=1)[0], line, 1, f"{' '.join(markers[:-1])} or {markers[-1]}")
    if text[0] == "=":
        return Command("=", None, (text[1:],), line, (2,))
    found = list(_WORD.finditer(text, 1))
    seat = _seat(found[0][0], text, line) if found else None
    found = found if seat is None else found[1:]
    return Command(text[0], seat, tuple(each[0] for each in found), line, tuple(each.start() + 1 for each in found))


def _seat(word: str, text: str, line: int) -> int | None:
    """The seat that a line's first word names, as `2:`; None where it is an action."""
    name, colon, rest = word.partition(":")
    if not colon or rest:
        return None
    return Word(name, line, text.index(word, 1) + 1).number("seat", 1, MOST_SEATS) - 1
