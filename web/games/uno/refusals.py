"""Why an action is refused in UNO: what is in the way, and what would do."""

from __future__ import annotations

from pyengine.core.errors import Breach
from web.games.uno.call import CALL, is_on_turn, lays
from web.games.uno.words import SINGLE, card_name, is_wild, parts
from web.parts.table import Scene, Table

_MATCHING = ("UNO-5", "UNO-9", "UNO-10", "UNO-11", "UNO-13")
"""The rules that say on which cards another may be laid."""
_FIRST = {"UNO-12": "colour", "UNO-13": "challenge", "UNO-14": "challenge", "UNO-16": "challenge"}
"""What has to be done first where these rules hold an action up."""
_NOW = {"play": "UNO-5", "drawn": "UNO-7", "colour": "UNO-12", "challenge": "UNO-14"}
"""The rule that is most to the point in each phase."""


class Explains(Table):
    """What is in the way of an action, and the rule that is most to the point."""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal."""
        t, phase = scene.t, scene.view["phase"]
        if breach.rule == "UNO-17":
            return _no_call(breach, action, scene)
        if _FIRST.get(breach.rule) == phase:
            return t("uno-first", phase=phase)
        if breach.rule in _MATCHING and "card" in breach.facts:
            return _misfit(breach.facts["card"], scene)
        if breach.rule == "UNO-7":
            return _no_drawn(action, scene)
        if breach.rule == "UNO-12":
            return t("uno-nothing-to-name")
        return t("uno-nothing-to-answer" if breach.rule in ("UNO-14", "UNO-15") else "refused")

    def lacks(self, text: str) -> str:
        """A Wild on the discard pile lacks the colour that comes next."""
        card, _, target = text.partition(">")
        return "colour" if card in ("wild", "wild+2") and target.removesuffix(CALL) == "discard" else ""

    def rule_now(self, scene: Scene) -> str:
        """The rule of what is waited for; with two cards left, that of the call."""
        view = scene.view
        own = None if scene.viewer is None else view["players"][scene.viewer]
        two = own is not None and own["count"] == SINGLE + 1 and is_on_turn(scene) and view["phase"] == "play"
        return "UNO-17" if two else _NOW[view["phase"]]


def _misfit(code: str, scene: Scene) -> str:
    """Why a card does not fit, and what would; one that is not held would not be there even where it fits."""
    t, view = scene.t, scene.view
    card, top = card_name(code, t), card_name(view["top"], t)
    hand = view["players"][scene.viewer]["hand"] if scene.viewer is not None else []
    if scene.viewer is not None and code not in hand:
        return t("uno-no-card", card=card)
    if is_wild(code):
        return t("uno-no-bluff", card=card, colour=view["colour"])
    if is_on_turn(scene) and not any(lays(scene, held) for held in hand):
        return t("uno-no-fit-none", card=card, top=top)
    return t("uno-no-fit", card=card, top=top, fits=fitting(scene))


def fitting(scene: Scene) -> str:
    """What fits on the discard pile, in words: a colour, and a number or a sign."""
    _, kind, number = parts(scene.view["top"])
    return scene.t("uno-fits", colour=scene.view["colour"] or "none", kind=kind, number=number)


def _no_call(breach: Breach, action: str, scene: Scene) -> str:
    """Nobody to catch, or no call due."""
    culprit = breach.facts.get("culprit")
    if isinstance(culprit, int) and culprit <= len(scene.names):
        return scene.t("uno-no-catch", name=scene.names[culprit - 1])
    return scene.t("uno-no-let" if action == "let" else "uno-no-call")


def _no_drawn(action: str, scene: Scene) -> str:
    """Only the card just drawn, and only one of them."""
    drawn = scene.view["drawn"]
    if drawn is None:
        return scene.t("uno-nothing-drawn")
    return scene.t("uno-one-draw" if action == "draw" else "uno-no-other", card=card_name(drawn, scene.t))
