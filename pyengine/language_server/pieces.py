"""The pieces of a text as it was read, each with its place: names, values, actions, rules, seats, comments."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pyengine.core.notation import Word, items, words_of
from pyengine.language_server.notations import fact_names, item_names, name_length
from pyengine.language_server.places import Span
from pyengine.rulebook.blocks import split
from pyengine.rulebook.fence import Command, Fence
from pyengine.rulebook.lesson import ANY
from pyengine.rulebook.markdown import Block

RULE = re.compile(r"\b[A-Z0-9]{2,4}-[0-9]{1,4}\b")
"""The ID of a rule, wherever it stands."""
TYPES = {
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
"""The kinds of pieces, each with the protocol's type of token by which editors colour it."""
LEGEND = tuple(dict.fromkeys(TYPES.values()))
"""The types that are used; a token names its type by its place here."""


class Piece(NamedTuple):
    """A piece of a text: one of the kinds in `TYPES`, its place, and itself; of a value the `name` it belongs to."""

    kind: str
    span: Span
    text: str
    name: str = ""


def piece(kind: str, word: Word, name: str = "") -> Piece:
    """A word as a piece."""
    return Piece(kind, Span(word.line, word.column, len(word.text)), word.text, name)


def tokens(pieces: Iterable[Piece]) -> list[tuple[int, int, int, int]]:
    """Line, column, length and type of each piece, in the order of the text."""
    return sorted((*each.span, LEGEND.index(TYPES[each.kind])) for each in pieces if each.span.length > 0)


def prose(line: Word) -> Iterator[Piece]:
    """The rules that a line of prose names."""
    for found in RULE.finditer(line.text):
        yield piece("rule", Word(found[0], line.line, line.column + found.start()))


def setup(line: Word, game_id: str) -> Iterator[Piece]:
    """A line of a position, or a deal."""
    words = list(words_of(line))
    if not words or words[0].text != "deal":
        yield from named(line, item_names(game_id))
        return
    yield piece("keyword", words[0])
    for word in words[1:]:
        name, equals, value = word.text.partition("=")
        yield piece("option", word._replace(text=name))
        if equals and value:
            yield piece("value", Word(value, word.line, word.column + len(name) + 1), name)


def named(line: Word, names: tuple[str, ...]) -> Iterator[Piece]:
    """Items between bars, of a position or of facts: in each a name, and values."""
    for at, sign in enumerate(line.text):
        if sign == "|":
            yield piece("bar", Word("|", line.line, line.column + at))
    for found in items(line.text):
        words = [Word(word.text, line.line, line.column + word.column - 1) for word in found]
        size = name_length([word.text for word in words], names) or 1
        name, last = " ".join(word.text for word in words[:size]), words[size - 1]
        start, end = words[0].column - line.column, last.column + len(last.text) - line.column
        yield piece("name", Word(line.text[start:end], line.line, words[0].column))
        yield from (piece("value", word, name) for word in words[size:])


def block_pieces(block: Block, fence: Fence | None, line: int) -> Iterator[Piece]:
    """The pieces of a line of a block, which is an example or has entries; `line` counts in the whole text."""
    at = line - block.line
    if at == 0:
        kind, game = words_of(Word(block.opening[3:], line, 4))
        yield from (piece("keyword", kind), piece("game", game))
    elif at > len(block.lines):
        return
    elif fence is None:
        first, *parts = split(block.lines[at - 1], line, 3 if block.kind == "setup" else 2)
        if block.kind == "setup":
            yield piece("seat", first)
            yield from setup(parts.pop(0), block.game) if parts else ()
        else:
            yield from (piece("keyword" if word.text == "x" else "value", word) for word in words_of(first))
        yield from (piece("words", part) for part in parts)
    elif line < fence.begins:
        yield from setup(Word(block.lines[at - 1], line, 1), block.game)
    else:
        number = bisect_left(fence.commands, line, key=lambda each: each.line)
        if number < len(fence.commands) and fence.commands[number].line == line:
            yield from _command(fence.commands[number], block)


def _command(command: Command, block: Block) -> Iterator[Piece]:
    """A line with a marker: actions, a rule behind `!` and `~`, facts behind `=`."""
    yield piece("marker", Word(command.marker, command.line, 1))
    words = command.placed()
    if command.marker == "=":
        yield from named(words[0], ("ahead", "why") if block.kind == "puzzle" else fact_names(block.game))
        return
    if command.named:
        yield piece("seat", command.named)
    for at, word in enumerate(words):
        first = at == 0 and not command.named
        kind = "keyword" if first and word.text == ANY else "value" if first and word.text.isdigit() else "action"
        yield piece("rule" if command.marker in "!~" and RULE.fullmatch(word.text) else kind, word)


def head_line(name: Word, rest: Word, game_id: str) -> Iterator[Piece]:
    """A line of a record's head, which a study's chapters have too."""
    yield piece("keyword", name)
    words = list(words_of(rest))
    if name.text in ("deal", "position"):
        yield from setup(rest, game_id)
    elif name.text in ("option", "seat") and words:
        yield piece(name.text, words[0])
        kind = "value" if name.text == "option" else "words"
        yield from (piece(kind, word, words[0].text) for word in words[1:])
    else:
        yield from (piece("game" if name.text == "game" else "value", word) for word in words)
