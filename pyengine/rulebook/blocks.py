"""The blocks of a rulebook that it draws pictures from: what is in the box, and the table as a game begins.

    ```components uno
    40 x b7 g3 r0 y9 : Number cards, 0 to 9 once in each colour
    1 x - : A score pad
    ```

    ```setup uno
    2 : deal seed=1 players=2 : Two players: 45 cards are left to draw.
    3 : deal seed=1 players=3 : Three players: …
    ```

A line of components has how many there are, one to four of them as samples to be drawn (`-` if there is nothing to
draw), and what they are. A line of a set-up has a number of players, a deal or a position as in an example (see
`fence`), and what the picture shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_TEXT, check_length

SAMPLES = 4
"""The most samples of one kind of component."""
_OPEN = re.compile(r"```(components|setup)[ \t]+(\S{1,40})[ \t]*")
_COUNT = re.compile(r"([0-9]{1,4}) x")
_NUMBER = re.compile(r"[0-9]{1,2}")
_CODE = re.compile(r"[A-Za-z0-9:+!>-]{1,30}")


@dataclass(frozen=True, slots=True)
class Component:
    """Some of the things in the box: how many, samples in the game's notation, what they are, and the line."""

    count: int
    codes: tuple[str, ...]
    words: str
    line: int


@dataclass(frozen=True, slots=True)
class Setup:
    """The table at the beginning: for how many players, a deal or a position, what it shows, and the line.

    `column` is where the position begins; it is not compared.
    """

    players: int
    position: str
    words: str
    line: int
    column: int = field(default=1, compare=False)


@dataclass(frozen=True, slots=True)
class Components:
    """A block of components: its game, the line it opens on, and its entries."""

    game: str
    line: int
    entries: tuple[Component, ...]


@dataclass(frozen=True, slots=True)
class Setups:
    """A block of set-ups: its game, the line it opens on, and an entry for each number of players."""

    game: str
    line: int
    entries: tuple[Setup, ...]


def components(text: str) -> list[Components]:
    """All blocks of components in a Markdown text; raises `NotationError`."""
    return [
        Components(game, line, tuple(_component(*each) for each in lines))
        for kind, game, line, lines in _blocks(text)
        if kind == "components"
    ]


def setups(text: str) -> list[Setups]:
    """All blocks of set-ups in a Markdown text; raises `NotationError`."""
    return [
        Setups(game, line, _each_once([_setup(*each) for each in lines]))
        for kind, game, line, lines in _blocks(text)
        if kind == "setup"
    ]


_Block = tuple[str, str, int, list[tuple[str, int]]]
"""A block's kind, its game, the line it opens on, and its lines, each with its number."""


def _blocks(text: str) -> Iterator[_Block]:
    check_length(text, LONGEST_TEXT)
    opened: _Block | None = None
    within = False
    for at, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if within and line.rstrip() == "```":
            within = False
            if opened:
                yield opened
            opened = None
        elif not within and line.startswith("```"):
            within, found = True, _OPEN.fullmatch(line)
            opened = (found[1], found[2], at, []) if found else None
        elif opened and line.strip():
            opened[3].append((line, at))
    if opened:
        raise NotationError(f"```{opened[0]}", opened[2], 1, "``` at the end of the block")


def _component(line: str, at: int) -> Component:
    head, words = _split(line, at, 2, "COUNT x CODES : words")
    count, codes = _COUNT.match(head), head.partition(" x ")[2].split()
    if not count or not codes:
        raise NotationError(head, at, 1, "COUNT x CODES")
    if codes == ["-"]:
        return Component(int(count[1]), (), words, at)
    wrong = next((code for code in codes if not _CODE.fullmatch(code)), None)
    if wrong or len(codes) > SAMPLES:
        found = wrong or codes[SAMPLES]
        raise NotationError(found, at, line.rindex(f" {found}", 0, line.index(" : ")) + 2, f"one to {SAMPLES} codes")
    return Component(int(count[1]), tuple(codes), words, at)


def _setup(line: str, at: int) -> Setup:
    players, position, words = _split(line, at, 3, "PLAYERS : a deal or a position : words")
    if not _NUMBER.fullmatch(players):
        raise NotationError(players, at, 1, "a number of players")
    return Setup(int(players), position, words, at, line.index(position, line.index(" : ") + 3) + 1)


def _split(line: str, at: int, size: int, expected: str) -> list[str]:
    parts = [part.strip() for part in line.split(" : ", size - 1)]
    if len(parts) != size or not all(parts):
        raise NotationError(line.strip(), at, 1, expected)
    return parts


def _each_once(found: list[Setup]) -> tuple[Setup, ...]:
    known: set[int] = set()
    for each in found:
        if each.players in known:
            raise NotationError(str(each.players), each.line, 1, "each number of players once")
        known.add(each.players)
    return tuple(found)
