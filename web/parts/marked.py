"""Marks parts of a table by name, as studies point at them: `data-marked`, and for arrows `data-arrow-from` and `-to`.

A part's name is what actions call it (the value of its `data-source` or `data-target`; a card that is laid has it in
its `data-move`), `hand`, `seat2` for a player, or a word of its `data-part`. A place `r2c3` is also part of `row2` and
of `col3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape

from web.parts.html import Html

Arrows = Sequence[tuple[str, str]]
"""Arrows: the names of the parts that each leads from and to."""

_TAG = re.compile(r"<[a-z][^>]* data-(?:source|target|zone|part|player|move)=[^>]*>")
_ATTRIBUTE = re.compile(r' data-(source|target|zone|part|player|move)="([^"]*)"')
_PLACE = re.compile(r"r(\d)c(\d)")
_CARD = "card-"


def marked(html: Html, marks: Sequence[str], arrows: Arrows = ()) -> Html:
    """The table with its parts marked; of an arrow the first part of that name at each end."""
    starts, ends = _ends(arrows, 0), _ends(arrows, 1)

    def tag(found: re.Match[str]) -> str:
        names = set(names_of(found[0]))
        attrs = ["data-marked"] if names & set(marks) else []
        attrs += _taken("data-arrow-from", names, starts)
        attrs += _taken("data-arrow-to", names, ends)
        name, space, rest = found[0].partition(" ")
        return f"{name} {' '.join(attrs)}{space}{rest}" if attrs else found[0]

    return Html(_TAG.sub(tag, html))


def _ends(arrows: Arrows, end: int) -> dict[str, str]:
    """The numbers of the arrows that begin or end at each part."""
    found: dict[str, list[str]] = {}
    for number, arrow in enumerate(arrows, 1):
        found.setdefault(arrow[end], []).append(str(number))
    return {name: " ".join(numbers) for name, numbers in found.items()}


def _taken(attribute: str, names: set[str], left: dict[str, str]) -> list[str]:
    """The attribute of a tag with the numbers of its arrows, which then lead nowhere else."""
    numbers = [left.pop(name) for name in sorted(names) if name in left]
    return [f'{attribute}="{" ".join(numbers)}"'] if numbers else []


def all_names(html: Html) -> set[str]:
    """The name of every part of a table."""
    return {name for found in _TAG.finditer(html) for name in names_of(found[0])}


def names_of(tag: str) -> Iterator[str]:
    """The names of a part, from its tag."""
    for kind, value in _ATTRIBUTE.findall(tag):
        yield from _named(kind, unescape(value))


def _named(kind: str, value: str) -> Iterator[str]:
    if kind == "player":
        yield f"seat{value}"
    elif kind == "move":
        yield from [value[len(_CARD) :]] if value.startswith(_CARD) else []
    elif kind == "source":
        yield from _with_lines(value.partition(".")[0])
    else:
        for name in value.split():
            yield from _with_lines(name)


def _with_lines(name: str) -> Iterator[str]:
    yield name
    place = _PLACE.fullmatch(name)
    if place:
        yield from (f"row{place[1]}", f"col{place[2]}")
