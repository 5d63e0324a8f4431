"""The pieces of a text in our notations, each with its place: names, values, actions, rules, seats, comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pyengine.language_server.notations import fact_names, game_named, item_names, name_length
from pyengine.language_server.places import Span
from pyengine.rulebook.lesson import ANY

RULE = re.compile(r"\b[A-Z0-9]{2,4}-[0-9]{1,4}\b")
"""The ID of a rule, wherever it stands."""
KINDS = ("keyword", "game", "name", "value", "bar", "marker", "seat", "action", "rule", "option", "comment", "words")
"""The kinds of pieces."""
_WORD = re.compile(r"\S+")
_SEAT = re.compile(r"[0-9]{1,2}:")
_CARD_WORD = re.compile(r"[^\s|]+|\|")


class Piece(NamedTuple):
    """A piece of a text: one of `KINDS`, its place, and itself; of a value the `name` that it belongs to."""

    kind: str
    span: Span
    text: str
    name: str = ""


class Source(NamedTuple):
    """A part of a line: its text, the line, and the column that it begins in."""

    text: str
    line: int
    column: int = 1

    def piece(self, kind: str, start: int, end: int, name: str = "") -> Piece:
        """The piece between two places of the text."""
        return Piece(kind, Span(self.line, self.column + start, end - start), self.text[start:end], name)

    def behind(self, start: int) -> Source:
        """The rest of it."""
        return Source(self.text[start:], self.line, self.column + start)

    def words(self, start: int = 0) -> list[re.Match[str]]:
        """Its words."""
        return list(_WORD.finditer(self.text, start))


def rules(source: Source) -> Iterator[Piece]:
    """The rules that a line of prose names."""
    for found in RULE.finditer(source.text):
        yield source.piece("rule", found.start(), found.end())


def setup(source: Source, game_id: str) -> Iterator[Piece]:
    """A line of a position, or a deal."""
    words = source.words()
    if words and words[0][0] == "deal":
        yield source.piece("keyword", *words[0].span())
        for word in words[1:]:
            yield from _setting(source, word)
    else:
        yield from named(source, item_names(game_id) if game_named(game_id) else ())


def _setting(source: Source, word: re.Match[str]) -> Iterator[Piece]:
    name, equals, value = word[0].partition("=")
    yield source.piece("option", word.start(), word.start() + len(name))
    if equals and value:
        yield source.piece("value", word.end() - len(value), word.end(), name)


def named(source: Source, names: tuple[str, ...]) -> Iterator[Piece]:
    """Items between bars, of a position or of facts: in each a name, and values."""
    item = list[re.Match[str]]()
    for word in [*_CARD_WORD.finditer(source.text), None]:
        if word is not None and word[0] != "|":
            item.append(word)
            continue
        yield from _item(source, item, names)
        item = []
        if word is not None:
            yield source.piece("bar", *word.span())


def _item(source: Source, words: list[re.Match[str]], names: tuple[str, ...]) -> Iterator[Piece]:
    if not words:
        return
    size = name_length([word[0] for word in words[:4]], names) or 1
    name = " ".join(word[0] for word in words[:size])
    yield source.piece("name", words[0].start(), words[size - 1].end())
    for word in words[size:]:
        yield source.piece("value", word.start(), word.end(), name)


def command(source: Source, game_id: str, kind: str) -> Iterator[Piece]:
    """A line with a marker: actions, a rule behind `!`, facts behind `=`."""
    yield source.piece("marker", 0, 1)
    marker, rest = source.text[0], source.behind(1)
    if marker == "=" and kind == "puzzle":
        yield from named(rest, ("ahead", "why"))
    elif marker == "=":
        yield from named(rest, fact_names(game_id) if game_named(game_id) else ())
    else:
        yield from _actions(rest, marker)


def _actions(source: Source, marker: str) -> Iterator[Piece]:
    for at, word in enumerate(source.words()):
        text = word[0]
        if at == 0 and _SEAT.fullmatch(text):
            yield source.piece("seat", *word.span())
        elif at == 0 and text == ANY:
            yield source.piece("keyword", *word.span())
        elif at == 0 and text.isdigit():
            yield source.piece("value", *word.span())
        elif marker == "!" and RULE.fullmatch(text):
            yield source.piece("rule", *word.span())
        else:
            yield source.piece("action", *word.span())


def turn(source: Source) -> Iterator[Piece]:
    """A line of a record: a seat and its actions."""
    found = re.match(r"\s*[0-9]{1,2}:", source.text)
    if found:
        yield source.piece("seat", len(found[0]) - len(found[0].lstrip()), found.end())
    for word in source.words(found.end() if found else 0):
        yield source.piece("action", *word.span())
