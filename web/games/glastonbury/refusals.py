"""Why an action is refused in Glastonbury: what is in the way, and what would do."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.errors import Breach
from web.games.glastonbury.parts import axis_of
from web.parts.players import person
from web.parts.table import Scene, Table

_KEPT = {"GLA-14": "appear", "GLA-16": "move"}
"""The rules of the kept spells."""
_PLAIN = {
    "GLA-9": "gla-no-corner",
    "GLA-12": "gla-no-card",
    "GLA-21": "gla-no-aside",
}


class Explains(Table):
    """What is in the way of an action, and the rule that is most to the point."""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal."""
        if breach.rule in _PLAIN:
            return scene.t(_PLAIN[breach.rule])
        told = _CASES.get(breach.rule)
        return told(breach, action, scene) if told else scene.t("refused")

    def rule_now(self, scene: Scene) -> str:
        """Placing the wizards, the choice under a joker, a spell in use, a corner, or taking a card."""
        view = scene.view
        if view["phase"] == "start":
            return "GLA-6"
        if "walk" in scene.legal:
            return "GLA-19"
        if view["using"] != "-":
            return "GLA-14" if view["using"] == "appear" else "GLA-16"
        return "GLA-8" if view["line"] else "GLA-9"


def _start(breach: Breach, action: str, scene: Scene) -> str:
    """A corner where somebody stands; a turn before the wizards stand, or a corner once they do."""
    corner = breach.facts.get("corner")
    if corner is None:
        return scene.t("gla-no-start-again" if action.startswith("start") else "gla-no-turn-yet")
    for seat, player in enumerate(scene.view["players"]):
        if player["place"] == corner:
            name = scene.names[seat]
            return scene.t("gla-no-start", name=name, who=person(name, scene.t))
    return scene.t("gla-no-such-corner")


def _out_of_reach(breach: Breach, action: str, scene: Scene) -> str:
    """A card of another line, or to take nothing where something has to be taken."""
    axis = axis_of(str(breach.facts["stop"])) if "stop" in breach.facts else "row"
    return scene.t("gla-no-pass" if action == "pass" else "gla-no-reach", axis=axis)


def _astray(breach: Breach, action: str, scene: Scene) -> str:
    """A card that goes elsewhere, or a second spell in a turn."""
    if "place" not in breach.facts:
        return scene.t("gla-no-second-spell")
    if breach.rule == "GLA-3":
        return scene.t("gla-no-keep" if action.endswith("spells") else "gla-no-cast")
    return scene.t("gla-no-spell-in" if breach.rule == "GLA-13" else "gla-no-other-way")


def _no_spell(breach: Breach, action: str, scene: Scene) -> str:  # noqa: ARG001 - as the others
    """A kept spell that does not help here: none left, the wrong place, or nothing to take."""
    spell, facts = _KEPT[breach.rule], breach.facts
    if "place" in facts:
        return scene.t(f"gla-no-orange-{spell}")
    if not facts.get("uses"):
        return scene.t("gla-no-use", spell=spell)
    return scene.t("gla-no-appear-cards" if facts.get("cards") == 0 else f"gla-no-{spell}")


def _joker(breach: Breach, action: str, scene: Scene) -> str:  # noqa: ARG001 - as the others
    """A walk without a joker at a corner, or a card before the choice."""
    return scene.t("gla-no-walk" if action == "walk" else "gla-no-choice")


_CASES: dict[str, Callable[[Breach, str, Scene], str]] = {
    "GLA-6": _start,
    "GLA-8": _out_of_reach,
    **dict.fromkeys(("GLA-3", "GLA-10", "GLA-13"), _astray),
    **dict.fromkeys(_KEPT, _no_spell),
    "GLA-19": _joker,
}
