"""Why an action is refused in Pearl of the East: what is in the way, and what would do."""

from __future__ import annotations

from pyengine.core.errors import Breach
from web.games.pearl.tasks import tops
from web.parts.gems import words
from web.parts.gems.turn import payment_case
from web.parts.table import Scene, Table


class Explains(Table):
    """What is in the way of an action, and the rule that is most to the point."""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal."""
        if case := payment_case(breach, scene):
            return case
        if action.endswith(">done"):
            return _task_case(breach, action, scene)
        if breach.rule == "PRL-4":
            return _turn_case(action, scene)
        if breach.rule == "PRL-11":
            return scene.t({"end": "prl-no-end", "prove": "prl-laying"}.get(action, "prl-shifting-over"))
        return scene.t("gem-draw-none" if breach.rule == "PRL-12" else "refused")

    def rule_now(self, scene: Scene) -> str:
        """A turn's two ways come first; then what proves a task, and at last the order of the tasks."""
        if scene.view["phase"] == "tasks":
            return "PRL-11"
        return "PRL-6" if scene.view["shifts"] else "PRL-4"


def _turn_case(action: str, scene: Scene) -> str:
    """Why the turn cannot go on like this: either one draws, or one shifts and then does tasks."""
    if action == "pass":
        return scene.t("prl-no-pass")
    if not scene.view["shifts"]:
        return scene.t("prl-no-shift")
    return scene.t("prl-no-draw" if action == "draw" else "prl-tasks-first")


def _task_case(breach: Breach, action: str, scene: Scene) -> str:
    """Why a task cannot be laid."""
    t, kind = scene.t, action[0]
    gem = words.titled(kind, t)
    if breach.rule == "PRL-6":
        return t(_unproved(kind, scene), kind=gem)
    if breach.rule == "PRL-10":
        return t("prl-no-barred", kind=gem, names=tops(scene, kind))
    if breach.rule == "PRL-7":
        return t("prl-no-pearl", kind=gem, pearl=words.gem(scene.view["pearl"], t))
    return t("prl-no-twice", kind=gem)


def _unproved(kind: str, scene: Scene) -> str:
    """The message on a task that is not proved, or whose time has not come."""
    view = scene.view
    if view["phase"] == "tasks":
        return "prl-no-run"
    if not view["shifts"]:
        return "prl-no-yet"
    if not view["provable"]:
        return "prl-no-proof"
    return "prl-no-button" if kind in view["provable"] else "prl-no-run"
