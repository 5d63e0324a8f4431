"""Gem cards, and the bands round runs of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pyengine.gems.field import KINDS, SIDE
from web.parts.gems.art import gem as drawn
from web.parts.html import Html, el

Picture = Callable[[str], Html]
"""How a kind of gem is drawn."""
EMPTY = "."
"""What stands for a place without a card."""


def tile(kind: str, picture: Picture = drawn, attrs: Mapping[str, object] | None = None) -> Html:
    """The front of a gem card: its picture, and its letter in the corner."""
    if kind == EMPTY:
        return el("span", {"class": "tile none", **(attrs or {})})
    letter = el("span", {"class": "letter", "aria-hidden": "true"}, kind if kind in KINDS else "")
    return el("span", {"class": f"tile of-{kind}", **(attrs or {})}, picture(kind), letter)


def tile_back(attrs: Mapping[str, object] | None = None) -> Html:
    """The back of a gem card."""
    return el("span", {"class": "tile back", "aria-hidden": "true", **(attrs or {})})


def bar(line: str, cells: Sequence[int], kind: str, tag: str = "") -> Html:
    """A band round neighbouring places of a line; `kind` is its class, `tag`, text or a drawing, stands at its end."""
    across = line.startswith("row")
    start = (cells[0] % SIDE if across else cells[0] // SIDE) + 1
    way = "across" if across else "down"
    attrs = {"class": f"band {kind} {way} line{line[3:]} from{start} len{len(cells)}", "aria-hidden": "true"}
    return el("span", attrs, el("span", {"class": "tag"}, tag) if tag else None)


def grid_classes(place: int) -> str:
    """The classes that put a card on its place of the field."""
    return f"across line{place // SIDE + 1} from{place % SIDE + 1}"
