"""What travels on the table of UNO, and under which name it is seen doing so.

A name has to be the same before and after: what leaves somebody's fan is `out-<seat>`, what leaves the draw pile is
`drawn`, and a card of the viewer's keeps its own name, with the number that it will have among its kind on the discard.
"""

from __future__ import annotations

from typing import Any

from web.games.uno.words import is_dealt
from web.parts.table import Scene


def as_name(code: str) -> str:
    """A card's text as it can stand in a name of the page."""
    return code.replace("+", "-plus-")


def moved(event: dict[str, Any]) -> str | tuple[str, ...] | None:
    """What travelled: from a hand to the discard, or from the draw pile to a hand."""
    if event["type"] == "laid":
        card = as_name(event["card"])
        return (f"out-{event['seat']}", f"card-{card}-1", f"card-{card}-2")
    return "drawn" if event["type"] == "drew" and event["cards"] else None


def _last(scene: Scene, kind: str) -> dict[str, Any] | None:
    """The last event of a kind in this round."""
    found = None
    for event in scene.events:
        found = event if event["type"] == kind else None if event["type"] == "dealt" else found
    return found


def last_to_lay(scene: Scene) -> int | None:
    """Who but the viewer has just laid the top card: it comes from the end of that fan."""
    laid = _last(scene, "laid")
    return None if laid is None or laid["seat"] == scene.viewer else int(laid["seat"])


def last_to_draw(scene: Scene) -> int | None:
    """Who has just drawn."""
    drew = _last(scene, "drew")
    return int(drew["seat"]) if drew and drew["cards"] else None


def move_name_of_top(scene: Scene) -> str | None:
    """The name of the top card: for a card of the viewer's, the one that it had in the hand."""
    if not is_dealt(scene):
        return None
    seat, top = last_to_lay(scene), scene.view["top"]
    return f"out-{seat}" if seat is not None else f"card-{as_name(top)}-{scene.view['discard'].count(top)}"


def move_name_in_hand(scene: Scene, code: str) -> str:
    """The name of a card in the hand: that of the next card of its kind on the discard, or what was just drawn."""
    drew = _last(scene, "drew")
    if drew and last_to_draw(scene) == scene.viewer and drew["cards"][-1] == code:
        return "drawn"
    return f"card-{as_name(code)}-{scene.view['discard'].count(code) + 1}"
