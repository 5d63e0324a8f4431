"""A position text as its items, whether or not a game can read it: to change one item and leave the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from pyengine.core.notation import items
from pyengine.core.position.items import Item
from pyengine.core.position.schema import Schema


class Line(NamedTuple):
    """An item as it stands in a text: its full name, empty for one that the game does not have, the words of its name
    as they stand, and those of its value.
    """

    key: str
    name: str
    words: tuple[str, ...]
    item: Item[Any] | None = None


def lines_of(schema: Schema[Any], text: str) -> list[Line]:
    """The items of a text."""
    lines = list[Line]()
    for item in items(text):
        words = [word.text for word in item]
        found = schema.names.get(" ".join(words[: schema.lengths.get(words[0], 1)]))
        key, length, kind = found[:3] if found else ("", 1, None)
        lines.append(Line(key, " ".join(words[:length]), tuple(words[length:]), kind))
    return lines


def text_of(lines: Iterable[Line]) -> str:
    """The text of items, one a line."""
    return "\n".join(" ".join((line.name, *line.words)) for line in lines)


def line_of(lines: Iterable[Line], key: str) -> Line | None:
    """The item of this full name, if it is there."""
    return next((line for line in lines if line.key == key), None)


def with_line(schema: Schema[Any], lines: Iterable[Line], key: str, words: Iterable[str] | None) -> list[Line]:
    """The items with other words for one of them, which is left out for None; a new one comes where it is written."""
    found = list(lines)
    at = next((at for at, line in enumerate(found) if line.key == key), None)
    if at is None and words is not None:
        order = keys_of(schema)
        after = [place for place, line in enumerate(found) if line.key and order.index(line.key) < order.index(key)]
        at = after[-1] + 1 if after else 0
        found.insert(at, Line(key, key, (), schema.names[key][2] if key in schema.names else None))
    if at is not None:
        found[at : at + 1] = [] if words is None else [found[at]._replace(words=tuple(words))]
    return found


@cache
def keys_of(schema: Schema[Any]) -> Sequence[str]:
    """The full names of all items that there can be, in the order they are written in."""
    return [key for item in schema.items for key in item.keys(schema.seats)]
