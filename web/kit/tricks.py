"""What lies in front of players: laid now, or, until the next card comes, laid last and taken since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyengine.core.events import HIDDEN
from web.kit.shape import Shape
from web.parts.table import Scene
from web.parts.table_data import Event


class Laid(NamedTuple):
    """The cards in front of each seat; `over` once they have been taken, by the seat `winner` where that is known."""

    cards: dict[int, list[str]]
    over: bool = False
    winner: int | None = None


def laid(scene: Scene, shape: Shape) -> Laid:
    """What lies in front of the players."""
    now = {seat: _lying(scene, shape, seat) for seat in range(len(scene.names))}
    return Laid(now) if any(now.values()) else last_trick(scene.events, shape)


def _lying(scene: Scene, shape: Shape, seat: int) -> list[str]:
    return [code for name in shape.laid for code in scene.view[name][seat]]


def last_trick(events: Sequence[Event], shape: Shape) -> Laid:
    """The last cards that were taken from in front of the players, as far as the viewer knows them."""
    taken = [at for at, event in enumerate(events) if is_taken(event, shape) and HIDDEN not in event["cards"]]
    if not taken:
        return Laid({})
    begin = taken[-1]
    while begin - 1 in taken:
        begin -= 1
    cards: dict[int, list[str]] = {}
    for event in events[begin : taken[-1] + 1]:
        cards.setdefault(event["giver"], []).extend(event["cards"])
    return Laid(cards, True, winner_of(events, begin, shape)) if len(cards) > 1 else Laid({})


def is_taken(event: Event, shape: Shape) -> bool:
    """True if cards went away from in front of a player."""
    return event["type"] == "moved" and event["from"] in shape.laid and event["to"] not in shape.hands


def winner_of(events: Sequence[Event], begin: int, shape: Shape) -> int | None:
    """Who took what was laid: to whom it went, or who has something more for it."""
    for event in events[begin:]:
        if event["type"] == "made":
            return None
        if event["type"] == "moved" and event["taker"] >= 0 and event["to"] not in shape.hands:
            return int(event["taker"])
        if event["type"] == "changed" and event["name"] in shape.counts and event["owner"] >= 0:
            return int(event["owner"])
    return None


def revealed(events: Sequence[Event], name: str, viewer: int | None) -> dict[int, list[str]]:
    """The dice of other seats that were shown last, by seat, where they have been rolled again since."""
    found: dict[int, list[str]] = {}
    for event in events:
        if event["type"] == "made":
            found = {}
        elif event["type"] == "changed" and event["name"] == name and event["owner"] not in (viewer, -1):
            found.setdefault(event["owner"], []).extend([] if event["value"] == HIDDEN else [str(event["value"])])
    return found
