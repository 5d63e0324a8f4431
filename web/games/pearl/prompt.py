"""The turn in Pearl of the East: the prompt, and the three buttons that always stand there."""

from __future__ import annotations

from web.parts.gems.turn import can_shift, chosen_prompt, start_prompt
from web.parts.html import Html, join
from web.parts.table import Scene
from web.parts.table_data import Prompt
from web.parts.zones import action_button


def prompt(scene: Scene) -> Prompt | None:
    """What can be done now."""
    if scene.view["outcome"] or scene.viewer is None:
        return None
    text = _doing(scene) if scene.acts else scene.turn_text
    return Prompt(text, _ending(scene), join(action_button(scene, "draw", scene.t("prl-draw"), "d"), _proving(scene)))


def _doing(scene: Scene) -> str:
    t, view = scene.t, scene.view
    if view["phase"] == "tasks":
        view, t = scene.view, scene.t
        by_pearl = [kind for kind in view["provable"] if kind not in view["proved"]]
        hold = "yes" if "end" in scene.legal else "no"
        if len(by_pearl) > 1:
            return t("prl-prompt-pearl", hold=hold)
        return t("prl-prompt-tasks", count=len(view["provable"]), hold=hold)
    if chosen := chosen_prompt(scene):
        return chosen
    if view["shifts"]:
        more = "yes" if can_shift(scene) else "no"
        return t("prl-prompt-shifted" if view["provable"] else "prl-prompt-unproved", more=more)
    if view["provable"] and can_shift(scene):
        return t("prl-prompt-stands", draw="yes" if "draw" in scene.legal else "no")
    return start_prompt(scene)


def _proving(scene: Scene) -> Html:
    """On to the tasks, once the field proves some; where it proves none, the first task left says why not."""
    own, label = scene.view["players"][scene.viewer], scene.t("prl-prove")
    if "prove" not in scene.legal or scene.view["provable"]:
        return action_button(scene, "prove", label, "p")
    left = [kind for kind in own["open"] if kind not in own["forbidden"]] or own["open"]
    return action_button(scene, f"{left[0]}>done", label, "p", ident="prove")


def _ending(scene: Scene) -> Html:
    """The end of the turn: with tasks held back only where that is allowed; a pass where nothing else can be done."""
    t = scene.t
    if "pass" in scene.legal:
        return action_button(scene, "pass", t("prl-pass"), "x")
    if "prove" in scene.legal and not scene.view["provable"]:
        return action_button(scene, "prove", t("prl-end"), "e", ident="end")
    return action_button(scene, "end", t("prl-end"), "e", main=scene.view["phase"] != "tasks")
