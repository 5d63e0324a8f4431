"""What the table of Flights asks for now, in one line."""

from __future__ import annotations

from web.games.flights.fires import is_city
from web.games.flights.goal import full, near
from web.games.flights.seat import fire_words
from web.games.flights.words import card_name, sentence
from web.parts.html import glued
from web.parts.table import Scene


def what_now(scene: Scene) -> str:
    """What to do now, in words; empty once a game or the match is over."""
    view, t = scene.view, scene.t
    if not view["to_act"] or view["phase"] == "counted":
        return ""
    if not scene.acts:
        if view["phase"] == "lay":
            return t("fli-hint-wait-laying")
        return t(f"fli-hint-wait-{view['phase']}", name=scene.names[view["to_act"][0]])
    return sentence({"lay": _laying, "pick": _picking, "swap": _swapping}[view["phase"]](scene))


def _chosen(scene: Scene) -> str | None:
    """The chosen card, if something can be done with it."""
    return scene.chosen if scene.chosen and scene.playable(scene.chosen) else None


def _laying(scene: Scene) -> str:
    t, chosen = scene.t, _chosen(scene)
    if chosen is None:
        return glued(" ", filter(None, (t("fli-hint-lay"), near(scene))))
    if is_city(chosen):
        return t("fli-hint-flight", card=card_name(chosen, t))
    return t("fli-hint-flight-first" if chosen == "d" else "fli-hint-flight-last", card=card_name(chosen, t))


def _picking(scene: Scene) -> str:
    t, takes = scene.t, scene.view["takes"]
    if len(takes) > 1:
        burning = [_burns(scene, card) for card in takes if fire_words(scene, f"take>{card}")]
        some = t("fli-hint-fire", cards=t.listed(burning)) if burning else full(scene)
        return glued(" ", filter(None, (t("fli-hint-pick", count=len(takes)), some)))
    card = takes[0]
    cost = fire_words(scene, f"take>{card}")
    if card == "d":
        cities = scene.view["players"][scene.viewer or 0]["city"]
        cost = t("fli-hint-deported", city=card_name(cities[-1], t)) if cities else t("fli-hint-nothing-deported")
    must = t(_must(scene, card), card=card_name(card, t))
    return glued(" ", filter(None, (must, cost or full(scene))))


def _burns(scene: Scene, card: str) -> str:
    """A city that would burn in the viewer's row, and what it would burn by (FLI-19)."""
    t, last = scene.t, scene.view["players"][scene.viewer or 0]["city"][-1]
    if last[0] == card[0]:
        return t("fli-fire-beside", card=card_name(card, t), other=card_name(last, t))
    return t("fli-fire-third", card=card_name(card, t))


def _must(scene: Scene, card: str) -> str:
    """The message why there is no choice."""
    if card == "d":
        return "fli-hint-must-first"
    if len(scene.view["table"]) == 1:
        return "fli-hint-must" if is_city(card) else "fli-hint-must-last"
    return "fli-hint-must-city" if is_city(card) else f"fli-hint-must-{card[0]}"


def _swapping(scene: Scene) -> str:
    t, view, chosen = scene.t, scene.view, _chosen(scene)
    card = card_name(view["swap"], t)
    if chosen is None:
        return t("fli-hint-own", card=card)
    return t("fli-hint-their", card=card, own=card_name(chosen, t))
