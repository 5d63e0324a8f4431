"""What a first game of Nizam is told, in the order of what presses most; see `CoachLine`."""

from __future__ import annotations

from web.parts.table import CoachLine, Scene
from web.parts.table_data import Facts

_LAST = 12
"""Cards in the deck from which its end is near."""


def _shifts(scene: Scene) -> list[str]:
    return [text for text in scene.legal if text.rpartition("-")[2] in ("left", "right", "top", "bottom")]


def _players(scene: Scene) -> Facts:
    return {"players": len(scene.view["players"])}


COACH = (
    CoachLine("niz-coach-goal", "NIZ-17", facts=_players),
    CoachLine("niz-coach-runs", "NIZ-12", lambda scene: len(scene.view["changed"]) > 1),
    CoachLine("niz-coach-points", "NIZ-10", lambda scene: scene.view["gain"] > 0),
    CoachLine("niz-coach-activate", "NIZ-9", lambda scene: "activate" in scene.legal),
    CoachLine("niz-coach-shift", "NIZ-6", lambda scene: bool(_shifts(scene)) and not scene.view["shifts"]),
    CoachLine("niz-coach-draw", "NIZ-5", lambda scene: "draw" in scene.legal),
    CoachLine("niz-coach-limit", "NIZ-19", lambda scene: scene.view["limit"] is not None),
    CoachLine(
        "niz-coach-three", "NIZ-8", lambda scene: any(len(text.partition(">")[0]) == 3 for text in _shifts(scene))
    ),
    CoachLine("niz-coach-more", "NIZ-7", lambda scene: bool(_shifts(scene))),
    CoachLine("niz-coach-filled", "NIZ-14", lambda scene: any(event["type"] == "filled" for event in scene.events)),
    CoachLine("niz-coach-untouched", "NIZ-11", lambda scene: bool(scene.view["untouched"])),
    CoachLine(
        "niz-coach-end", "NIZ-16", lambda scene: scene.view["deck"] <= _LAST or scene.view["runouts"] > 0, _players
    ),
)
