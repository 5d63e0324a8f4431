"""The pieces of a study, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pyengine.language_server.head_pieces import head_pieces
from pyengine.language_server.pieces import Piece, Source, turn

_SIGN = re.compile(r'->|["*?+!-]')
_SEAT = re.compile(r"[0-9]{1,2}:")


def study_pieces(line: Source, game_id: str, *, tree: bool) -> Iterator[Piece]:
    """The pieces of a line, which is in a chapter's tree or in a head."""
    source = line.behind(len(line.text) - len(line.text.lstrip()))
    name = source.text.partition(" ")[0]
    if source.text.startswith("#"):
        yield source.piece("comment", 0, len(source.text))
    elif source.text.rstrip() in ("chapter", "(", ")"):
        yield source.piece("keyword", 0, len(source.text.rstrip()))
    elif name in ("title", '"') and not (tree and name == "title"):
        yield source.piece("keyword" if name == "title" else "marker", 0, len(name))
        yield from _spoken(source.behind(len(name)))
    elif tree:
        yield from _tree(source)
    else:
        yield from head_pieces(source, game_id)


def _tree(source: Source) -> Iterator[Piece]:
    sign = _SIGN.match(source.text)
    if sign is None:
        yield from turn(source)
        return
    yield source.piece("marker", *sign.span())
    rest = source.behind(sign.end())
    words = rest.words()
    if sign[0] in ("*", "->"):
        yield from (rest.piece("name", *word.span()) for word in words)
    elif sign[0] == "?" and words and _SEAT.fullmatch(words[0][0]):
        yield rest.piece("seat", *words[0].span())
        yield from (rest.piece("action", *word.span()) for word in words[1:])
    elif sign[0] == "!" and words:
        yield rest.piece("action", *words[0].span())
        yield from _spoken(rest.behind(words[0].end()))
    else:
        yield from _spoken(rest)


def _spoken(source: Source) -> Iterator[Piece]:
    """A language and words in it."""
    words = source.words()
    if words:
        yield source.piece("keyword", *words[0].span())
    if len(words) > 1:
        yield source.piece("words", words[1].start(), len(source.text.rstrip()))
