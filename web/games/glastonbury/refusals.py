"""Why an action is refused in Glastonbury, as a sentence of the case."""

from __future__ import annotations

from collections.abc import Callable

from web.games.glastonbury.parts import axis_of
from web.parts.players import person
from web.parts.scene import Scene
from web.parts.table import Refused

_KEPT = {"GLA-14": "appear", "GLA-16": "move"}
"""The rules of the kept spells."""
_PLAIN = {
    "GLA-9": "gla-no-corner",
    "GLA-12": "gla-no-card",
    "GLA-21": "gla-no-aside",
}


def case(refused: Refused, scene: Scene) -> str | None:
    """What is in the way, and what would do."""
    if "to_act" in refused.facts:
        return _not_due(scene)
    if refused.rule in _PLAIN:
        return scene.t(_PLAIN[refused.rule])
    told = _CASES.get(refused.rule)
    return told(refused, scene) if told else None


def _not_due(scene: Scene) -> str:
    return scene.t("gla-no-turn", name=", ".join(scene.names[seat] for seat in scene.view["to_act"]))


def _start(refused: Refused, scene: Scene) -> str:
    """A corner where somebody stands; a turn before the wizards stand, or a corner once they do."""
    corner = refused.facts.get("corner")
    if corner is None:
        return scene.t("gla-no-turn-yet" if scene.view["phase"] == "start" else "gla-no-start-again")
    for seat, player in enumerate(scene.view["players"]):
        if player["place"] == corner:
            name = scene.names[seat]
            return scene.t("gla-no-start", name=name, who=person(name, scene.t))
    return scene.t("gla-no-such-corner")


def _out_of_reach(refused: Refused, scene: Scene) -> str:
    """A card of another line, or to take nothing where something has to be taken."""
    axis = axis_of(str(refused.facts["stop"])) if "stop" in refused.facts else "row"
    return scene.t("gla-no-pass" if refused.action == "pass" else "gla-no-reach", axis=axis)


def _astray(refused: Refused, scene: Scene) -> str:
    """A card that goes elsewhere, or a second spell in a turn."""
    if "place" not in refused.facts:
        return scene.t("gla-no-second-spell")
    if refused.rule == "GLA-3":
        return scene.t("gla-no-keep" if refused.action.endswith("spells") else "gla-no-cast")
    return scene.t("gla-no-spell-in" if refused.rule == "GLA-13" else "gla-no-other-way")


def _no_spell(refused: Refused, scene: Scene) -> str:
    """A kept spell that does not help here: none left, the wrong place, or nothing to take."""
    spell, facts = _KEPT[refused.rule], refused.facts
    if "place" in facts:
        return scene.t(f"gla-no-orange-{spell}")
    if not facts.get("uses"):
        return scene.t("gla-no-use", spell=spell)
    return scene.t("gla-no-appear-cards" if facts.get("cards") == 0 else f"gla-no-{spell}")


def _joker(refused: Refused, scene: Scene) -> str:
    """A walk without a joker at a corner, or a card before the choice."""
    return scene.t("gla-no-walk" if refused.action == "walk" else "gla-no-choice")


_CASES: dict[str, Callable[[Refused, Scene], str]] = {
    "GLA-6": _start,
    "GLA-8": _out_of_reach,
    **dict.fromkeys(("GLA-3", "GLA-10", "GLA-13"), _astray),
    **dict.fromkeys(_KEPT, _no_spell),
    "GLA-19": _joker,
}


def why_not_pass(scene: Scene) -> str:
    """Why the viewer may not take nothing now."""
    if scene.view["outcome"]:
        return scene.t("status-over")
    if scene.viewer not in scene.view["to_act"]:
        return _not_due(scene)
    if scene.view["phase"] == "start":
        return scene.t("gla-no-turn-yet")
    return scene.t("gla-no-pass", axis=axis_of(str(scene.view["players"][scene.viewer]["place"])))


def why_not_spell(spell: str, scene: Scene) -> str:
    """Why the viewer may not use a kept spell now."""
    if scene.view["outcome"] or scene.viewer not in scene.view["to_act"] or scene.view["phase"] == "start":
        return why_not_pass(scene)
    if scene.view["using"] != "-":
        return scene.t("gla-no-second-spell")
    player = scene.view["players"][scene.viewer]
    if not sum(int(kept[-1]) for kept in player["spells"] if kept.startswith(spell)):
        return scene.t("gla-no-use", spell=spell)
    at_corner = axis_of(player["place"]) == "corner"
    return scene.t("gla-no-appear-cards" if spell == "appear" and not at_corner else f"gla-no-{spell}")
