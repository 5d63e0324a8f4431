"""Why an action is refused in Pearl of the East, as a sentence of the case."""

from __future__ import annotations

from web.games.pearl.tasks import tops
from web.parts.gems import words
from web.parts.gems.refusals import not_due, payment_case
from web.parts.scene import Scene
from web.parts.table import Refused


def case(refused: Refused, scene: Scene) -> str | None:
    """What is in the way, and what would do."""
    if told := not_due(refused, scene) or payment_case(refused, scene):
        return told
    if refused.action.endswith(">done"):
        return _task_case(refused, scene)
    if refused.rule == "PRL-4":
        return _turn_case(refused.action, scene)
    ends = refused.action == "end"
    messages = {"PRL-11": "prl-no-end" if ends else "prl-shifting-over", "PRL-12": "gem-draw-none"}
    return scene.t(messages[refused.rule]) if refused.rule in messages else None


def _turn_case(action: str, scene: Scene) -> str:
    """Why the turn cannot go on like this: either one draws, or one shifts and then does tasks."""
    if action == "pass":
        return scene.t("prl-no-pass")
    if not scene.view["shifts"]:
        return scene.t("prl-no-shift")
    return scene.t("prl-no-draw" if action == "draw" else "prl-tasks-first")


def _task_case(refused: Refused, scene: Scene) -> str | None:
    """Why a task cannot be laid."""
    t, view = scene.t, scene.view
    kind = refused.action[0]
    gem = words.titled(kind, t)
    if refused.rule == "PRL-1":
        return t("prl-no-twice", kind=gem)
    if refused.rule == "PRL-10":
        return t("prl-no-barred", kind=gem, names=tops(scene, kind))
    if refused.rule == "PRL-7":
        return t("prl-no-pearl", kind=gem, pearl=words.gem(view["pearl"], t))
    if refused.rule != "PRL-6":
        return None
    if view["phase"] != "tasks" and not view["shifts"]:
        return t("prl-no-yet")
    return t("prl-no-button" if kind in view["provable"] else "prl-no-run", kind=gem)
