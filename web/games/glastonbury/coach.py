"""What a first game of Glastonbury is told, in the order of what presses most; see `CoachLine`."""

from __future__ import annotations

from typing import Any

from web.games.glastonbury.parts import colour_of, is_ingredient
from web.parts.table import CoachLine, Scene
from web.parts.table_data import Facts

_CORNERS = ("nw", "ne", "se", "sw")


def _own(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _begun(scene: Scene) -> bool:
    return bool(scene.view["phase"] != "start")


def _at_line(scene: Scene) -> bool:
    return _begun(scene) and bool(scene.view["line"])


def _offered(scene: Scene) -> list[str]:
    """The cards that the viewer may take."""
    size = 6
    places = {text.partition(">")[0] for text in scene.legal if text.startswith("r")}
    return [scene.view["grid"][(int(place[1]) - 1) * size + int(place[3]) - 1] for place in sorted(places)]


def _has(scene: Scene, card: str) -> bool:
    """True if the viewer may take a spell, or has it and may use it."""
    return card in _offered(scene) or card in scene.legal


def _lost(scene: Scene) -> bool:
    return any(event["type"] == "lost" and event["seat"] == scene.viewer for event in scene.events)


def _outer(scene: Scene) -> Facts:
    return {"outer": "yes" if scene.view["outer_lines"] else "no"}


COACH = (
    CoachLine("gla-coach-goal", "GLA-23"),
    CoachLine("gla-coach-end", "GLA-20", lambda scene: _begun(scene) and bool(scene.view["ends"]), _outer),
    CoachLine("gla-coach-take", "GLA-8", lambda scene: _at_line(scene) and not _own(scene)["count"]),
    CoachLine("gla-coach-number", "GLA-7", lambda scene: _at_line(scene) and _own(scene)["count"] > 0),
    CoachLine("gla-coach-hidden", "GLA-10", lambda scene: _begun(scene) and _own(scene)["count"] > 1),
    CoachLine("gla-coach-corner", "GLA-9", lambda scene: _own(scene)["place"] in _CORNERS),
    CoachLine("gla-coach-luck", "GLA-17", lambda scene: _has(scene, "luck") or _lost(scene)),
    CoachLine("gla-coach-eye", "GLA-18", lambda scene: _has(scene, "eye")),
    CoachLine("gla-coach-appear", "GLA-14", lambda scene: _has(scene, "appear")),
    CoachLine("gla-coach-move", "GLA-16", lambda scene: _has(scene, "move")),
    CoachLine("gla-coach-joker", "GLA-11", lambda scene: _has(scene, "joker") or _own(scene)["top"] == "joker"),
    CoachLine(
        "gla-coach-double",
        "GLA-24",
        lambda scene: any(is_ingredient(card) and colour_of(card) == _own(scene)["wizard"] for card in _offered(scene)),
    ),
    CoachLine("gla-coach-recipes", "GLA-27", lambda scene: _begun(scene) and _own(scene)["recipes"] is not None),
)
