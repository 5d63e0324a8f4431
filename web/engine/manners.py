"""What bots say now and then: of what everybody sees, and of that alone."""

from __future__ import annotations

from zlib import crc32

from web.engine.people import style_of
from web.engine.scene import PlayScene
from web.parts.table import Scene
from web.parts.table_data import Event

_SELDOM = {"good": 3, "oops": 2, "caught": 1, "won": 1}
"""Of so many such events one is remarked on."""
_FINE = ("activated", "completed")
"""What ends a turn that was fine; to lay a card or to swap one is not yet that."""


def remark(scene: PlayScene) -> tuple[int, str] | None:
    """The seat of the bot that says something of what has happened since the reader last acted, and its words.

    It depends on the events as the reader sees them, and on nothing else; the same events bring the same words.
    """
    for event in reversed(scene.events):
        seat, occasion = occasion_of(event, scene)
        if seat is None or seat == scene.viewer or not scene.faces:
            continue
        style = style_of(scene.seats[seat], scene.faces[seat])
        drawn = crc32(repr(sorted(event.items())).encode())
        if style and drawn % _SELDOM[occasion] == 0:
            return seat, scene.t(f"bot-line-{occasion}", style=style)
    return None


def applause(event: Event, scene: Scene) -> str:
    """What the reader is praised for: `caught` for a bluff or a forgotten call, `fine` for a fine turn, or nothing.

    Neither is heard of others.
    """
    if scene.viewer is None or scene.seats.count("human") > 1 or event.get("seat") != scene.viewer:
        return ""
    if event["type"] == "caught" or (event["type"] == "challenged" and event["guilty"]):
        return "caught"
    fine = event["type"] in _FINE and occasion_of(event, scene) == (scene.viewer, "good")
    return "fine" if fine else ""


def occasion_of(event: Event, scene: Scene) -> tuple[int | None, str]:
    """Whose moment an event is, and of what kind; None for nobody's."""
    kind, seat = event["type"], event.get("seat")
    if kind == "caught":
        return event["culprit"], "caught"
    if kind == "challenged":
        return event["accused"], "caught" if event["guilty"] else "good"
    if kind == "round_ended":
        return seat, "won"
    occasion = scene.table.occasion(event)
    return (event.get("taker") if seat is None else seat, occasion) if occasion else (None, "")
