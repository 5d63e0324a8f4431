"""The turn in Pearl of the East: the prompt, and the three buttons that always stand there."""

from __future__ import annotations

from web.parts.gems.turn import Way, can_shift, chosen_prompt, start_prompt, way
from web.parts.html import Html, join
from web.parts.prompt import Prompt
from web.parts.scene import Scene
from web.parts.turn import turn_text


def prompt(scene: Scene) -> Prompt | None:
    """What can be done now."""
    if scene.view["outcome"] or scene.viewer is None:
        return None
    text = _doing(scene) if _acts(scene) else turn_text(scene)
    return Prompt(text, _ending(scene), join(_drawing(scene), _proving(scene)))


def _acts(scene: Scene) -> bool:
    return scene.viewer in scene.view["to_act"]


def _laying(scene: Scene) -> bool:
    return bool(scene.view["phase"] == "tasks")


def _doing(scene: Scene) -> str:
    t, view = scene.t, scene.view
    if _laying(scene):
        return _tasks_prompt(scene)
    if chosen := chosen_prompt(scene):
        return chosen
    if view["shifts"]:
        more = "yes" if can_shift(scene) else "no"
        return t("prl-prompt-shifted" if view["provable"] else "prl-prompt-unproved", more=more)
    if view["provable"] and can_shift(scene):
        return t("prl-prompt-stands", draw="yes" if "draw" in scene.legal else "no")
    return start_prompt(scene)


def _tasks_prompt(scene: Scene) -> str:
    """Shifting is over; which tasks can be laid, and what the order decides."""
    view, t = scene.view, scene.t
    by_pearl = [kind for kind in view["provable"] if kind not in view["proved"]]
    hold = "yes" if "end" in scene.legal else "no"
    if len(by_pearl) > 1:
        return t("prl-prompt-pearl", hold=hold)
    return t("prl-prompt-tasks", count=len(view["provable"]), hold=hold)


def _drawing(scene: Scene) -> Html:
    barred = None if "draw" in scene.legal else _no_draw(scene)
    return way(Way("draw", "draw", scene.t("prl-draw"), "d", barred))


def _no_draw(scene: Scene) -> str:
    view, t = scene.view, scene.t
    if not _acts(scene):
        return t("gem-not-due")
    if _laying(scene):
        return t("prl-shifting-over")
    return t("gem-draw-shifted" if view["shifts"] else "gem-draw-none")


def _proving(scene: Scene) -> Html:
    """On to the tasks, once the field proves some; what is tried in vain is the first task that is left."""
    t, view = scene.t, scene.view
    if "prove" in scene.legal and view["provable"]:
        return way(Way("prove", "prove", t("prl-prove"), "p"))
    own = view["players"][scene.viewer]
    left = [kind for kind in own["open"] if kind not in own["forbidden"]] or own["open"] or ["R"]
    return way(Way("prove", f"{left[0]}>done", t("prl-prove"), "p", _no_tasks(scene)))


def _no_tasks(scene: Scene) -> str:
    view, t = scene.view, scene.t
    if not _acts(scene):
        return t("gem-not-due")
    if _laying(scene):
        return t("prl-laying")
    return t("prl-no-proof" if view["shifts"] else "gem-shift-first")


def _ending(scene: Scene) -> Html:
    """The end of the turn: with tasks held back only where that is allowed; a pass where nothing else can be done."""
    t = scene.t
    if "pass" in scene.legal:
        return way(Way("pass", "pass", t("prl-pass"), "x"))
    if _laying(scene):
        barred = None if "end" in scene.legal else t("prl-no-end") if _acts(scene) else t("gem-not-due")
        return way(Way("end", "end", t("prl-end"), "e", barred, main=False))
    if "prove" in scene.legal and not scene.view["provable"]:
        return way(Way("end", "prove", t("prl-end"), "e"))
    return way(Way("end", "end", t("prl-end"), "e", _no_end(scene)))


def _no_end(scene: Scene) -> str:
    if not _acts(scene):
        return scene.t("gem-not-due")
    return scene.t("prl-tasks-first" if scene.view["shifts"] else "gem-shift-first")
