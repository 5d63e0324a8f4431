"""What a first game of Face to Face is told, in the order of what presses most; see `CoachLine`."""

from __future__ import annotations

from typing import Any

from web.parts.table import CoachLine, Scene

_LATE = 9
"""Turns after which a hand may begin not to fit."""
_TRICK = 10


def _own(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _back(scene: Scene, pile: str, by: int) -> bool:
    top = _own(scene)[pile]["top"]
    return f"{top + by}>own-{pile}" in scene.legal


COACH = (
    CoachLine("f2f-coach-goal", "F2F-18"),
    CoachLine("f2f-coach-two", "F2F-6", lambda scene: scene.view["laid"] == 1),
    CoachLine("f2f-coach-draw", "F2F-15", lambda scene: "draw" in scene.legal and not scene.view["given"]),
    CoachLine("f2f-coach-refill", "F2F-16", lambda scene: bool(scene.view["given"])),
    CoachLine("f2f-coach-up", "F2F-8", lambda scene: any(text.endswith(">own-up") for text in scene.legal)),
    CoachLine("f2f-coach-down", "F2F-9", lambda scene: any(text.endswith(">own-down") for text in scene.legal)),
    CoachLine("f2f-coach-trick", "F2F-10", lambda scene: _back(scene, "up", -_TRICK) or _back(scene, "down", _TRICK)),
    CoachLine("f2f-coach-give", "F2F-12", lambda scene: any(">their-" in text for text in scene.legal)),
    CoachLine("f2f-coach-empty", "F2F-17", lambda scene: not _own(scene)["draw"]),
    CoachLine("f2f-coach-lose", "F2F-19", lambda scene: scene.view["turn"] > _LATE),
)
