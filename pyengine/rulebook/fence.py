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
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyengine.core.errors import NotationError

_MARKERS = {"play": ">!?=", "step": "><!?="}
"""The kinds of fences, and how their lines may begin; a `step` belongs to a lesson (see `lesson`)."""
_OPEN = re.compile(r"^```([a-z]+)[ \t]+(\S+)[ \t]*$")
_SEAT = re.compile(r"^(\d+):$")


@dataclass(frozen=True, slots=True)
class Command:
    """One line after the position: its marker, the seat it names (or None), its words, and its place."""

    marker: str
    seat: int | None
    words: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Fence:
    """An example: its game, the position's lines with the number of the first, and the commands."""

    game: str
    line: int
    setup: str
    commands: tuple[Command, ...]


def fences(text: str, kind: str = "play") -> list[Fence]:
    """All fences of a kind in a Markdown text; raises `NotationError` for one that never ends."""
    found: list[Fence] = []
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        opened = _OPEN.match(lines[at].rstrip("\r"))
        if opened and opened[1] == kind:
            end = _end(lines, at)
            found.append(_fence(opened[2], lines[at + 1 : end], at + 1, _MARKERS[kind]))
            at = end
        at += 1
    return found


def _end(lines: list[str], at: int) -> int:
    for end in range(at + 1, len(lines)):
        if lines[end].strip() == "```":
            return end
    raise NotationError(lines[at], at + 1, 1, "``` at the end of the fence")


def _fence(game: str, lines: list[str], line: int, markers: str) -> Fence:
    starts = [at for at, text in enumerate(lines) if text[:1] in ("<", ">", "!", "?", "=")]
    first = starts[0] if starts else len(lines)
    marked = [(text, line + 1 + at) for at, text in enumerate(lines) if at >= first and text.strip()]
    commands = tuple(_command(text, at, markers) for text, at in marked)
    return Fence(game, line, "\n".join(lines[:first]), commands)


def _command(text: str, line: int, markers: str) -> Command:
    if text[0] not in markers:
        raise NotationError(text.split(maxsplit=1)[0], line, 1, f"{' '.join(markers[:-1])} or {markers[-1]}")
    if text[0] == "=":
        return Command("=", None, (text[1:],), line)
    words = text[1:].split()
    seat = _SEAT.match(words[0]) if words else None
    return Command(text[0], int(seat[1]) - 1 if seat else None, tuple(words[1:] if seat else words), line)
