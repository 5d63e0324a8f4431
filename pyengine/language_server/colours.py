"""Semantic tokens: the kinds of pieces as editors colour them."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.language_server.pieces import Piece

TYPES = (
    "keyword",
    "namespace",
    "property",
    "number",
    "operator",
    "parameter",
    "function",
    "macro",
    "comment",
    "string",
)
"""The protocol's standard types that are used; a token names its type by its place here."""
_TYPE = {
    "keyword": "keyword",
    "game": "namespace",
    "name": "property",
    "option": "property",
    "value": "number",
    "marker": "operator",
    "bar": "operator",
    "seat": "parameter",
    "action": "function",
    "rule": "macro",
    "comment": "comment",
    "words": "string",
}


def tokens(pieces: Iterable[Piece]) -> list[tuple[int, int, int, int]]:
    """Line, column, length and type of each piece, in the order of the text."""
    found = [(*piece.span, TYPES.index(_TYPE[piece.kind])) for piece in pieces if piece.span.length > 0]
    return sorted(found)
