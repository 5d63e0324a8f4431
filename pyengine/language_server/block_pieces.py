"""The pieces of a fence, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pyengine.language_server.document import Block
from pyengine.language_server.pieces import Piece, Source, command, setup

_SEPARATOR = " : "


def block_pieces(block: Block) -> Iterator[Piece]:
    """All pieces of a fence."""
    for line in range(block.line, block.line + len(block.lines) + 1):
        yield from line_pieces(block, line)


def line_pieces(block: Block, line: int) -> Iterator[Piece]:
    """The pieces of one of its lines; `line` counts in the whole text."""
    at = line - block.line
    if at == 0:
        yield from _opening(block)
    elif at <= len(block.lines):
        source = Source(block.lines[at - 1], line)
        special = _SPECIAL.get(block.kind)
        if special:
            yield from special(source, block)
        elif at > block.setup and source.text.strip():
            yield from command(source, block.game, block.kind)
        else:
            yield from setup(source, block.game)


def _opening(block: Block) -> Iterator[Piece]:
    source = Source(block.opening, block.line)
    kind, game = source.words(3)
    yield source.piece("keyword", *kind.span())
    yield source.piece("game", *game.span())


def _component(source: Source, block: Block) -> Iterator[Piece]:  # noqa: ARG001 - codes are known to the page only
    head, _, words = source.text.partition(_SEPARATOR)
    found = Source(head, source.line).words()
    for at, word in enumerate(found):
        yield source.piece("keyword" if at == 1 and word[0] == "x" else "value", *word.span())
    if words:
        yield source.piece("words", len(head) + len(_SEPARATOR), len(source.text))


def _setup(source: Source, block: Block) -> Iterator[Piece]:
    players, _, rest = source.text.partition(_SEPARATOR)
    position, _, words = rest.partition(_SEPARATOR)
    yield source.piece("seat", 0, len(players.rstrip()))
    begun = len(players) + len(_SEPARATOR)
    yield from setup(Source(position, source.line, source.column + begun), block.game)
    if words:
        yield source.piece("words", begun + len(position) + len(_SEPARATOR), len(source.text))


_SPECIAL: dict[str, Callable[[Source, Block], Iterator[Piece]]] = {"components": _component, "setup": _setup}
