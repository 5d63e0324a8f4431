"""The names by which the cards of a field, of hands and of piles are seen moving (`data-move`).

A card's name holds for one shift only: it has the number of shifts, modulo `_PERIOD`, and the card's place before the
shift. A picture therefore names each card of the field for the next shift (by its place now), and draws the five cards
that the last shift has moved a second time, on top, with the names of that shift (by their places then). So exactly the
five cards of the line move, though gems of a kind are equal. The stylesheet hides a name that is in one of the two
pictures only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyengine.gems.field import CELLS, END, SIDE
from web.parts.table import Scene

_PERIOD = 3


def move_name(shifts: int, place: int) -> str:
    """The name of a card of the field for the shift of this number."""
    return f"gem{shifts % _PERIOD}-{place}"


# Hands and the discard ---------------------------------------------------------------------------------------


def payment_name(shifts: int, whose: str | int, at: int) -> str:
    """The name of a card that may pay for it: by its kind in one's own hand, by the seat in another's."""
    return f"pays{shifts % _PERIOD}-{whose}-{at}"


def only_shift(scene: Scene) -> dict[str, Any]:
    """The shift that has just been made, if nothing else has changed the field; otherwise an empty dict."""
    shifts = [event for event in scene.events if event["type"] == "shifted"]
    return shifts[0] if len(shifts) == 1 and scene.view["shifts"] else {}


def came_from(scene: Scene) -> dict[int, int]:
    """Where the five cards of the line that has just been shifted came from, by their place now."""
    event = only_shift(scene)
    if not event:
        return {}
    end = END[event["end"]]
    cells = CELLS[end >> 1]
    step = -1 if end & 1 else 1
    return {cell: cells[(at + step) % SIDE] for at, cell in enumerate(cells)}


def last_payment_names(scene: Scene) -> list[str]:
    """What the cards of the last payment were called, by the picture before."""
    event, shifts = only_shift(scene), scene.view["shifts"]
    if not event:
        return []
    if event["seat"] != scene.viewer:
        return [payment_name(shifts, event["seat"], at) for at in range(len(event["payment"]))]
    payment = event["payment"]
    return [payment_name(shifts, kind, payment[:at].count(kind)) for at, kind in enumerate(payment)]


def drawn_by(seat: int, events: Iterable[dict[str, Any]]) -> list[str]:
    """The cards that a seat has drawn."""
    return [card for event in events if event["type"] == "drew" and event["seat"] == seat for card in event["cards"]]


def coming(scene: Scene, seat: int) -> list[str]:
    """The cards that come from the deck in this picture; none where the deck has their names, for the next draw."""
    return [] if draws_next(scene, seat) else drawn_by(seat, scene.news)


def draws_next(scene: Scene, seat: int) -> bool:
    """True if the deck's top cards are named for this seat; for a single player they have no names."""
    return scene.view["to_act"][:1] == [seat] and len(scene.view["players"]) > 1


def moved_by_shift(event: dict[str, Any]) -> tuple[str, ...]:
    """The names that a `shifted` event may have moved, whichever shift of the turn it was."""
    payment, cells = event["payment"], CELLS[END[event["end"]] >> 1]
    own = [(kind, payment[:at].count(kind)) for at, kind in enumerate(payment)]
    whose: list[tuple[str | int, int]] = [*own, *((event["seat"], at) for at in range(len(payment)))]
    lines = [move_name(spell, cell) for spell in range(_PERIOD) for cell in cells]
    return (*lines, *(payment_name(spell, who, at) for spell in range(_PERIOD) for who, at in whose))


def moved_by_draw(event: dict[str, Any]) -> tuple[str, ...]:
    """The names that a `drew` event moved."""
    return tuple(f"drawn-{event['seat']}-{at}" for at in range(len(event["cards"])))


def moved_by_leaving(cells: Iterable[int]) -> tuple[str, ...]:
    """The names of the cards of these places, which have left the field."""
    return tuple(f"goes-{place}" for place in cells)
