"""What a first game of Pearl of the East is told, in the order of what presses most; see `CoachLine`."""

from __future__ import annotations

from web.parts.table import CoachLine, Scene

_PEARL = "o"
_SIDE = 5


def _shifts(scene: Scene) -> list[str]:
    return [text for text in scene.legal if text.rpartition("-")[2] in ("left", "right", "top", "bottom")]


def _pearl_at_end(scene: Scene) -> bool:
    row, column = divmod(scene.view["field"].index(_PEARL), _SIDE)
    return bool(_shifts(scene)) and (row in (0, _SIDE - 1) or column in (0, _SIDE - 1))


def _by_pearl(scene: Scene) -> bool:
    view = scene.view
    return view["phase"] == "tasks" and any(kind not in view["proved"] for kind in view["provable"])


COACH = (
    CoachLine("prl-coach-goal", "PRL-13"),
    CoachLine("prl-coach-tasks", "PRL-9", lambda scene: scene.view["phase"] == "tasks"),
    CoachLine("prl-coach-pearl", "PRL-7", _by_pearl),
    CoachLine("prl-coach-hold", "PRL-11", lambda scene: scene.view["phase"] == "tasks" and "end" in scene.legal),
    CoachLine("prl-coach-three", "PRL-6", lambda scene: bool(_shifts(scene))),
    CoachLine("prl-coach-shift", "PRL-4", lambda scene: bool(_shifts(scene)) and not scene.view["shifts"]),
    CoachLine("prl-coach-draw", "PRL-4", lambda scene: "draw" in scene.legal),
    CoachLine("prl-coach-done", "PRL-6", lambda scene: scene.view["phase"] == "turn" and scene.view["shifts"] > 0),
    CoachLine("prl-coach-barred", "PRL-10", lambda scene: bool(scene.view["players"][scene.viewer]["forbidden"])),
    CoachLine("prl-coach-end", "PRL-5", _pearl_at_end),
)
