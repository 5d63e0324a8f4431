"""The pieces of a record's head, which a study's chapters have too."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.language_server.notations import game_named
from pyengine.language_server.pieces import Piece, Source, setup


def head_pieces(source: Source, game_id: str) -> Iterator[Piece]:
    """A line of a record's head."""
    words = source.words()
    if not words:
        return
    name, rest = words[0], words[1:]
    yield source.piece("keyword", *name.span())
    if name[0] in ("deal", "position"):
        yield from setup(source.behind(name.end()), game_id if game_named(game_id) else "")
    elif name[0] == "option" and rest:
        yield source.piece("option", *rest[0].span())
        yield from (source.piece("value", *word.span(), rest[0][0]) for word in rest[1:])
    elif name[0] == "seat" and rest:
        yield source.piece("seat", *rest[0].span())
        yield from (source.piece("words", *word.span()) for word in rest[1:])
    else:
        yield from (source.piece("game" if name[0] == "game" else "value", *word.span()) for word in rest)
