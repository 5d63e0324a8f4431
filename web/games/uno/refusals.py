"""Why an action is refused in UNO, as a sentence of the case."""

from __future__ import annotations

from web.games.uno.call import is_on_turn, lays
from web.games.uno.say import card_name, is_wild, parts
from web.parts.scene import Scene
from web.parts.table import Refused
from web.parts.turn import turn_text

_MATCHING = ("UNO-5", "UNO-9", "UNO-10", "UNO-11", "UNO-13")
"""The rules that say on which cards another may be laid."""
_FIRST = {"UNO-12": "colour", "UNO-13": "challenge", "UNO-14": "challenge", "UNO-16": "challenge"}
"""What has to be done first where these rules hold an action up."""


def case(refused: Refused, scene: Scene) -> str | None:
    """What is in the way, and what would do."""
    t, view, facts = scene.t, scene.view, refused.facts
    if refused.rule == "UNO-4":
        return turn_text(scene) if "to_act" in facts else None
    if refused.rule == "UNO-17":
        return _no_call(refused, scene)
    if _FIRST.get(refused.rule) == view["phase"]:
        return t("uno-first", phase=view["phase"])
    if refused.rule in _MATCHING and "card" in facts:
        return _no_lay(str(facts["card"]), scene)
    if refused.rule == "UNO-7":
        return _no_drawn(refused.action, scene)
    return t("uno-nothing-to-answer") if refused.rule in ("UNO-14", "UNO-15") else None


def _no_lay(code: str, scene: Scene) -> str:
    """A card that is not held would not be there even where it fits."""
    if scene.viewer is not None and code not in scene.view["players"][scene.viewer]["hand"]:
        return scene.t("uno-no-card", card=card_name(code, scene.t))
    return misfit(code, scene)


def misfit(code: str, scene: Scene) -> str:
    """Why a card of the hand does not fit, and what would."""
    t, view = scene.t, scene.view
    card, top = card_name(code, t), card_name(view["top"], t)
    if is_wild(code):
        return t("uno-no-bluff", card=card, colour=view["colour"])
    if _nothing_fits(scene):
        return t("uno-no-fit-none", card=card, top=top)
    return t("uno-no-fit", card=card, top=top, fits=fitting(scene))


def _nothing_fits(scene: Scene) -> bool:
    """True if nothing in the viewer's hand can be laid, so that only drawing is left."""
    hand = scene.view["players"][scene.viewer]["hand"] if scene.viewer is not None else []
    return is_on_turn(scene) and not any(lays(scene, code) for code in hand)


def fitting(scene: Scene) -> str:
    """What fits on the discard pile, in words: a colour, and a number or a sign."""
    _, kind, number = parts(scene.view["top"])
    return scene.t("uno-fits", colour=scene.view["colour"] or "none", kind=kind, number=number)


def _no_call(refused: Refused, scene: Scene) -> str | None:
    """Nobody to catch, or no call due."""
    culprit = refused.facts.get("culprit")
    if isinstance(culprit, int) and culprit <= len(scene.names):
        return scene.t("uno-no-catch", name=scene.names[culprit - 1])
    return scene.t("uno-no-let" if refused.action == "let" else "uno-no-call")


def _no_drawn(action: str, scene: Scene) -> str:
    """Only the card just drawn, and only one of them."""
    drawn = scene.view["drawn"]
    if drawn is None:
        return scene.t("uno-nothing-drawn")
    return scene.t("uno-one-draw" if action == "draw" else "uno-no-other", card=card_name(drawn, scene.t))
