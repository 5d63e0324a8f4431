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
from dataclasses import dataclass, field, replace

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word, words_of
from pyengine.rulebook.house import house_at, houses, in_house
from pyengine.rulebook.markdown import Block, read_markdown

SAMPLES = 4
"""The most samples of one kind of component."""
_COUNT = re.compile(r"([0-9]{1,4}) x ")
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
        Components(block.game, block.line, tuple(_component(line, at) for at, line in _lines(block)))
        for block in read_markdown(text).of_kind("components")
    ]


def setups(text: str) -> list[Setups]:
    """All blocks of set-ups in a Markdown text; raises `NotationError`."""
    tree = read_markdown(text)
    rules, found = houses(tree), list[Setups]()
    for block in tree.of_kind("setup"):
        options = house_at(rules, block.game, block.line)
        entries = [_setup(line, at) for at, line in _lines(block)]
        if options:
            entries = [replace(each, position=in_house(block.game, each.position, options)) for each in entries]
        known = set[int]()
        for each in entries:
            if each.players in known:
                raise NotationError(str(each.players), each.line, 1, "each number of players once")
            known.add(each.players)
        found.append(Setups(block.game, block.line, tuple(entries)))
    return found


def split(line: str, at: int, size: int) -> list[Word]:
    """The parts of a line between its first colons, as many as there are of `size`."""
    parts, column = list[Word](), 1
    for part in line.split(" : ", size - 1):
        parts.append(Word(part.strip(), at, column + len(part) - len(part.lstrip())))
        column += len(part) + 3
    return parts


def _lines(block: Block) -> Iterator[tuple[int, str]]:
    if block.end is None:
        raise NotationError(f"```{block.kind}", block.line, 1, "``` at the end of the block")
    yield from ((at, line) for at, line in enumerate(block.body, block.line + 1) if line.strip())


def _component(line: str, at: int) -> Component:
    head, words = _whole(line, at, 2, "COUNT x CODES : words")
    count, codes = _COUNT.match(head.text), list(words_of(head))[2:]
    if not count or not codes:
        raise NotationError(head.text, at, 1, "COUNT x CODES")
    if [code.text for code in codes] == ["-"]:
        codes = []
    wrong = next((code for code in codes if not _CODE.fullmatch(code.text)), None)
    if wrong or len(codes) > SAMPLES:
        raise (wrong or codes[SAMPLES]).wrong(f"one to {SAMPLES} codes")
    return Component(int(count[1]), tuple(code.text for code in codes), words.text, at)


def _setup(line: str, at: int) -> Setup:
    players, position, words = _whole(line, at, 3, "PLAYERS : a deal or a position : words")
    if not _NUMBER.fullmatch(players.text):
        raise NotationError(players.text, at, 1, "a number of players")
    return Setup(int(players.text), position.text, words.text, at, position.column)


def _whole(line: str, at: int, size: int, expected: str) -> list[Word]:
    parts = split(line, at, size)
    if len(parts) != size or not all(part.text for part in parts):
        raise NotationError(line.strip(), at, 1, expected)
    return parts
