"""What bots say now and then: of what everybody sees, and of that alone."""

from __future__ import annotations

from zlib import crc32

from web.engine.people import style_of
from web.engine.scene import PlayScene
from web.parts.table_data import Event

_SELDOM = {"good": 3, "oops": 2, "caught": 1, "won": 1}
"""Of so many such events one is remarked on."""
_MANY = {"nizam": 8, "flights": 3}
"""Points of an activation that are many, and cities that burn at once."""


def remark(scene: PlayScene) -> tuple[int, str] | None:
    """The seat of the bot that says something of what has happened since the reader last acted, and its words.

    It depends on the events as the reader sees them, and on nothing else; the same events bring the same words.
    """
    for event in reversed(scene.events):
        seat, occasion = _occasion(event, scene)
        if seat is None or seat == scene.viewer or not scene.faces:
            continue
        style = style_of(scene.seats[seat], scene.faces[seat])
        drawn = crc32(repr(sorted(event.items())).encode())
        if style and drawn % _SELDOM[occasion] == 0:
            return seat, scene.t(f"bot-line-{occasion}", style=style)
    return None


def _occasion(event: Event, scene: PlayScene) -> tuple[int | None, str]:
    """Whose moment an event is, and of what kind; None for nobody's."""
    kind, seat = event["type"], event.get("seat")
    if kind == "caught":
        return event["culprit"], "caught"
    if kind == "challenged":
        return event["accused"], "caught" if event["guilty"] else "good"
    if kind == "round_ended":
        return seat, "won"
    good = {
        "laid": scene.game == "uno" and str(event.get("card", "")).endswith("+2"),
        "swapped": True,
        "completed": True,
        "activated": event.get("points", 0) >= _MANY["nizam"],
    }
    if good.get(kind):
        return seat, "good"
    burnt = kind == "burnt" and len(event["cities"]) >= _MANY["flights"]
    return (seat, "oops") if burnt or kind == "lost" else (None, "")
