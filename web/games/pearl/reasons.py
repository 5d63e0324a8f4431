"""Why an action is good in Pearl of the East, in the game's words; all of it can be seen from the viewer's seat."""

from __future__ import annotations

from web.games.pearl.table import tasks_in_reach
from web.parts.gems import words
from web.parts.scene import Scene


def reason(action: str, scene: Scene) -> str | None:
    """What the action brings now, or what it is for."""
    if scene.viewer is None:
        return None
    if action.endswith(">done"):
        return _reason_to_lay(action[0], scene)
    if ">" in action:
        return _reason_to_shift(action, scene)
    sayers = {"draw": _reason_to_draw, "prove": _reason_to_prove, "end": _reason_to_end}
    return sayers[action](scene) if action in sayers else scene.t("hint-only")


def _reason_to_draw(scene: Scene) -> str:
    return scene.t("prl-why-draw", count=len(scene.view["players"][scene.viewer]["hand"]))


def _reason_to_shift(action: str, scene: Scene) -> str:
    """The tasks that the shift proves, or that it only prepares something."""
    t, after = scene.t, scene.after(action)
    if after is None or tasks_in_reach(after) <= tasks_in_reach(scene.view):
        return t("prl-why-prepare")
    new = [kind for kind in after["provable"] if kind not in scene.view["provable"]]
    plain = [kind for kind in new if kind in after["proved"]]
    return t("prl-why-shift" if plain else "prl-why-pearl", kinds=words.gems(plain or new, t))


def _reason_to_prove(scene: Scene) -> str:
    return scene.t("prl-why-prove" if scene.view["provable"] else "prl-why-stop", count=tasks_in_reach(scene.view))


def _reason_to_lay(kind: str, scene: Scene) -> str:
    left = len(scene.view["players"][scene.viewer]["open"]) - 1
    if left and len(scene.view["provable"]) > 1:
        return scene.t("prl-why-order", count=left)
    return scene.t("prl-why-lay", kind=words.gem(kind, scene.t), count=left)


def _reason_to_end(scene: Scene) -> str:
    done = scene.view["players"][scene.viewer]["done"]
    if not done:
        return scene.t("prl-why-hold")
    return scene.t("prl-why-bar", kind=words.titled(done[-1], scene.t))


def turn_result(gained: int, kept: int, scene: Scene) -> str:
    """What a whole turn comes to: completed tasks, and cards left."""
    return scene.t("puzzle-came-tasks", tasks=gained, cards=kept)
