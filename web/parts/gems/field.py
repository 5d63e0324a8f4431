"""The field of 5×5 gems with its ends, its runs, and what lies in its corners.

How a game uses this folder (words: the messages `gem-…`; look: `style.css`):

- `turn.GemTable` is what its table is made of: `R.1+S.1+T.1` and an end are `RST>row1-left`.
- `ends.ends_of(scene, …)` makes the controls at the ends of the lines from the legal actions.
- `field(scene, Square(ends, bars, …))` is the whole square.
- `piles.hand_of_gems(scene, label)` is the viewer's hand, sources `R.1`, `R.2`, …; the deck and the discard are
  there too.
- `turn` has the prompt too, and the sentences on payments that are refused.
- `moves.moved_by_shift(event)` names what a `shifted` event moves: five field cards and the cards that paid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as _field

from pyengine.gems.field import END, END_CELLS, LINES, SIDE
from web.parts.gems import words
from web.parts.gems.art import gem as drawn
from web.parts.gems.ends import End, ring
from web.parts.gems.moves import came_from, move_name, only_shift
from web.parts.gems.tiles import Picture, grid_classes, tile
from web.parts.html import Html, el, glued
from web.parts.table import Scene
from web.parts.zones import spoken

CORNERS = ("top left", "top right", "bottom left", "bottom right")


@dataclass(frozen=True, slots=True)
class Square:
    """What is on a field: the controls at its ends, `bars` over it, `classes` of single places, what each place says of
    itself beyond its gem (`notes`), how gems are drawn, and what lies in its `corners`, in the order of `CORNERS`.

    A place whose class begins with `goes` may leave the field: its `data-move` is `goes-<place>`.
    """

    ends: Mapping[str, End]
    bars: Sequence[Html] = ()
    classes: Mapping[int, str] = _field(default_factory=dict)
    notes: Mapping[int, str] = _field(default_factory=dict)
    picture: Picture = drawn
    corners: Sequence[Html | None] = ()


def field(scene: Scene, square: Square) -> Html:
    """The square with its twenty ends."""
    came = came_from(scene)
    cells = [_cell(scene, square, place, came.get(place)) for place in range(SIDE**2)]
    listed = el("ul", {"class": "cells", "role": "list", "aria-label": scene.t("gem-field")}, *cells)
    corners = [
        el("div", {"class": f"corner {where}"}, what)
        for where, what in zip(CORNERS, square.corners, strict=False)
        if what
    ]
    return el("div", {"class": "field"}, ring(scene, square.ends, square.picture), listed, *square.bars, *corners)


def _cell(scene: Scene, square: Square, place: int, came: int | None) -> Html:
    kind, shifts = scene.view["field"][place], scene.view["shifts"]
    more, note = square.classes.get(place, ""), square.notes.get(place)
    name = words.gem(kind, scene.t)
    attrs = {
        "id": f"place-{place}",
        "data-part": f"r{place // SIDE + 1}c{place % SIDE + 1}",
        "class": f"cell {grid_classes(place)} {more}".rstrip(),
        "data-move": f"goes-{place}" if more.startswith("goes") else None,
        "data-tip": glued(". ", filter(None, (words.titled(kind, scene.t), note))),
    }
    travelled = None
    if came is not None:
        end = END[only_shift(scene)["end"]]
        round_about = place == END_CELLS[end ^ 1]
        moving = {
            "class": f"tile of-{kind} came{' round' if round_about else ''}",
            "data-move": move_name(shifts, came),
        }
        travelled = tile(kind, square.picture, moving)
    lying = tile(kind, square.picture, {"data-move": move_name(shifts + 1, place)})
    return el("li", attrs, spoken(glued(": ", (place_words(scene, place), name))), lying, travelled)


def place_words(scene: Scene, place: int) -> str:
    """A place of the field in words."""
    return scene.t("gem-place", row=place // SIDE + 1, column=place % SIDE + 1)


def field_words(scene: Scene) -> list[str]:
    """The rows of the field as sentences."""
    rows = [scene.view["field"][at : at + SIDE] for at in range(0, SIDE**2, SIDE)]
    named = [words.gem_by_gem(row, scene.t) for row in rows]
    return [glued("", (words.line(line, scene.t), ": ", row, ".")) for line, row in zip(LINES, named, strict=False)]
