"""A position after a change: what follows from the rest gives way to it; a change that cannot be is refused."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.position.items import Counts
from pyengine.core.position.lines import Line, text_of
from pyengine.core.position.schema import Schema

PLAYERS = "players"


def agreed(schema: Schema[Any], lines: Sequence[Line], changed: Collection[str], options: Collection[str]) -> str:
    """The text of these items, of which those `changed` stay as they are, by their full names.

    Where the game cannot read it, whatever contradicts the change is left out, so that the game works it out from the
    rest: first what follows from other items anyway, then any item without cards, but for the `options`. Cards stay
    where they lie. Raises `NotationError` where that does not help.
    """
    text = text_of(lines)
    wrong = _wrong(schema, text)
    if wrong is None:
        return text
    fixed = {*changed, *options, PLAYERS}
    loose = [line for line in lines if line.item and line.key not in fixed]
    following = [line for line in loose if line.item and line.item.name in schema.follows]
    for gone in (following, [line for line in loose if line in following or not _has_cards(schema, line)]):
        stay = [line for line in lines if line not in gone]
        if gone and _wrong(schema, text_of(stay)) is None:
            return text_of(_with_what_fits(schema, lines, stay, gone))
    raise wrong


def _with_what_fits(schema: Schema[Any], lines: Sequence[Line], stay: list[Line], gone: Sequence[Line]) -> list[Line]:
    """The items that stay, and what the game can still read of those that gave way: the whole, or some of its words."""
    found = {line.key: line for line in stay}

    def fits(line: Line) -> bool:
        tried = found | {line.key: line}
        return _wrong(schema, text_of(tried[each.key] for each in lines if each.key in tried)) is None

    for line in gone:
        words: tuple[str, ...] = ()
        for word in line.words:  # one after the other: of several untouched runs only some may be gone
            words += (word,) if fits(line._replace(words=(*words, word))) else ()
        if fits(line):
            found[line.key] = line
        elif words:
            found[line.key] = line._replace(words=words)
    return [found[line.key] for line in lines if line.key in found]


def with_players(schema: Schema[Any], lines: Sequence[Line], players: int) -> list[Line]:
    """The items for so many players: none of seats beyond them, and a number for each where every seat has one."""
    found = []
    for line in lines:
        if line.name in schema.names and schema.names[line.name][3] > players:
            continue
        numbers = (*line.words, *("0" for _ in range(players)))[:players]
        found.append(line._replace(words=numbers) if isinstance(line.item, Counts) else line)
    return found


def _has_cards(schema: Schema[Any], line: Line) -> bool:
    """True if cards of the game's box lie in the item."""
    layout = line.item.layout() if line.item else None
    return layout is not None and layout.box is schema.box


def _wrong(schema: Schema[Any], text: str) -> NotationError | None:
    try:
        schema.read(text)
    except NotationError as error:
        return error
    return None
