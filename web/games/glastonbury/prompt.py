"""What to do now in Glastonbury, in one line, and the way to take nothing, which is there at all times."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from web.games.glastonbury.parts import axis_of, card_name, stop_name
from web.parts.html import Html, el, glued, join
from web.parts.players import person
from web.parts.table import Scene
from web.parts.table_data import Prompt
from web.parts.zones import action_button


def prompt(scene: Scene) -> Prompt | None:
    """The line of the viewer; under a joker at a corner with one more button, to walk on."""
    view, t = scene.view, scene.t
    if view["outcome"] or scene.viewer is None:
        return None
    if scene.lingers:
        return Prompt(t("gla-look"), _take_nothing(scene))
    due = scene.viewer in view["to_act"]
    # To the victim of Bad Luck: who cast it, and what is on top now. Which card went, players have to remember.
    caster, lost = None, list[str]()
    for event in scene.events:
        if event["type"] == "took" and event["card"] == "luck":
            caster = event["seat"]
        if event["type"] == "lost" and event["seat"] == scene.viewer and caster is not None:
            name, top = scene.names[caster], scene.view["players"][scene.viewer]["top"]
            top = card_name(top, scene.t) if top else "none"
            lost = [scene.t("gla-lost", name=name, who=person(name, scene.t), top=top)]
    if due and view["phase"] == "start":
        further = el("span", {"class": "further"}, t("gla-goal"))  # shown where there is room for it
        return Prompt(join(_to_start(scene), " ", further), _take_nothing(scene))
    text = what_to_do(scene, brief=bool(lost)) if due else scene.turn_text
    walk = action_button(scene, "walk", t("gla-walk-on"), "w") if "walk" in scene.legal else None
    return Prompt(glued(" ", (*lost, text)), _take_nothing(scene), extra=walk)


def _take_nothing(scene: Scene) -> Html:
    """Always there; dimmed with the reason where something has to be taken."""
    return action_button(scene, "pass", scene.t("gla-pass"), "p")


def what_to_do(scene: Scene, *, brief: bool = False) -> str:
    """What the one to act may do, and what is special about it, or where something else is said, `brief` alone."""
    view, t = scene.view, scene.t
    player = view["players"][view["to_act"][0]]
    if view["phase"] == "start":
        return glued("", (_to_start(scene), " ", t("gla-goal")))
    if scene.chosen and scene.playable(scene.chosen):
        return t("gla-do-chosen")
    axis = axis_of(player["place"])
    if not view["line"]:
        return _nothing_to_take(scene, axis)
    if view["using"] != "-":
        return t(f"gla-do-{view['using']}", axis=axis)
    special = "ends" if view["ends"] else "brief" if brief else "joker" if player["top"] == "joker" else "none"
    return t("gla-do-take", axis=axis, special=special)


def _to_start(scene: Scene) -> str:
    """Where the wizard of the one to act may begin."""
    wizard = scene.view["players"][scene.view["to_act"][0]]["wizard"]
    return scene.t("gla-do-start", colour=scene.t("gla-wizard-colour", colour=wizard))


def _nothing_to_take(scene: Scene, axis: str) -> str:
    """At a corner, or beside a line with nothing in it."""
    t, leads = scene.t, scene.view["move"]
    if "walk" in scene.legal:
        return t("gla-do-walk")
    if axis != "corner":
        return t("gla-do-none", axis=axis)
    to = stop_name(leads, t) if leads not in (None, HIDDEN) else ""
    return t("gla-do-corner", move="yes" if "move" in scene.legal else "no", to=to or "none")
