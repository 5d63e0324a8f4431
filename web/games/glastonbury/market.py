"""The market of Glastonbury and the way round it: cards to take, corners to choose, and where the wizards go."""

from __future__ import annotations

from typing import Any

from pyengine.games.glastonbury.pieces import PLACES, STOPS
from web.games.glastonbury.art import flag, hat, tor
from web.games.glastonbury.parts import (
    axis_of,
    card_in_full,
    card_move,
    card_tip,
    face,
    number_of,
    place_name,
    stop_name,
)
from web.parts.html import Html, el, glued
from web.parts.players import person
from web.parts.table import Scene
from web.parts.zones import control, doing, spoken

_CORNERS = ("nw", "ne", "se", "sw")
_TO = ("cauldron", "aside", "spells", "cast")


def market(scene: Scene) -> Html:
    """The grid with the stops round it."""
    corners = [_corner(scene, corner) for corner in _CORNERS]
    spots = [_spot(scene, place) for place, card in zip(PLACES, scene.view["grid"], strict=True) if card != "#"]
    stops = [_stop(scene, stop) for stop in STOPS if stop not in _CORNERS]
    attrs = {"class": "market", "data-zone": "market", "role": "group", "aria-label": scene.t("gla-market")}
    return el("div", attrs, _band(scene), *stops, *corners, *spots)


def _band(scene: Scene) -> Html | None:
    """The highlight of the line that one may take from."""
    line = scene.view["line"]
    if not line or scene.view["using"] == "appear":
        return None
    axis = axis_of(str(scene.view["players"][scene.view["to_act"][0]]["place"]))
    place = line[0][2:] if axis == "column" else line[0][:2]
    return el("div", {"class": f"band {place} {axis}", "aria-hidden": "true"})


# --- cards to take


def _spot(scene: Scene, place: str) -> Html:
    """A place of the grid. One way to take its card makes it one click; of two, one chooses."""
    card = scene.view["grid"][PLACES.index(place)]
    ways = [f"{place}>{to}" for to in _TO if f"{place}>{to}" in scene.legal]
    kind = f"spot {place[:2]} {place[2:]}"
    if place in scene.view["line"] and (scene.viewer is None or scene.viewer in scene.view["to_act"]):
        kind += " lit"  # while another player acts, that one's row is not lit as if it were the viewer's
    shown, label = _lying(scene, place, card), _spot_name(scene, place, card, ways)
    tip = None if card == "." else _spot_tip(scene, place, card)
    if scene.viewer is None:
        attrs = {"id": f"at-{place}", "class": kind, "role": "img", "aria-label": label, "data-tip": tip}
        return el("div", attrs, shown)
    # The Tab key comes to one place even where there is nothing to take; arrows go on from there.
    stops = place == PLACES[1] and not any(text[:1] == "r" for text in scene.legal)
    attrs = {
        "id": f"at-{place}",
        "class": kind if ways else f"{kind} idle",
        "data-source": place if card != "." else None,
        **({"data-tip": tip} if len(ways) > 1 else doing(scene, ways[0] if ways else f"{place}>cauldron", tip or "")),
        "aria-pressed": ("true" if scene.chosen == place else "false") if len(ways) > 1 else None,
        "tabindex": None if ways or stops else "-1",
    }
    return control(scene, attrs, spoken(label), shown)


def _lying(scene: Scene, place: str, card: str) -> Html:
    if card == ".":
        return el("span", {"class": "gap", "aria-hidden": "true"})
    ending = flag() if place in scene.view["ends"] else None
    return el("span", {"class": "lying", "data-move": card_move(card, place)}, face(card), ending)


def _spot_name(scene: Scene, place: str, card: str, ways: list[str]) -> str:
    t, where = scene.t, place_name(place, scene.t)
    if card == ".":
        return t("gla-gap", place=where)
    name = t("gla-spot", card=card_in_full(card, t), place=where)
    lead = scene.view["leads"].get(place)
    if ways and lead:
        name = t("gla-take", spot=name, next="?" if lead == "?" else stop_name(lead, t))
    return glued(". ", (name, t("gla-ends"))) if place in scene.view["ends"] else name


def _spot_tip(scene: Scene, place: str, card: str) -> str:
    """What the card does, where it leads, and whether it ends the game."""
    t, own = scene.t, scene.viewer
    lines = [card_tip(card, None if own is None else scene.view["players"][own]["wizard"], t)]
    lead = scene.view["leads"].get(place)
    if lead and number_of(card) and own in scene.view["to_act"]:
        lines.append(t("gla-tip-lead", next=stop_name(lead, t)))
    if place in scene.view["ends"]:
        lines.append(glued("", (t("gla-ends"), ".")))
    return glued(" ", lines)


# --- the way round


def _corner(scene: Scene, corner: str) -> Html:
    """A corner card; at the start a corner to choose."""
    kind, on, t = f"corner-card {corner}", _standing(scene, corner), scene.t
    if scene.view["phase"] != "start" or scene.viewer is None:
        tip = _stop_tip(scene, corner) or t("gla-tip-corner")
        return el("div", {"class": kind, "aria-hidden": "true", "data-tip": tip}, tor(), on)
    action = f"start>{corner}"
    legal = action in scene.legal
    attrs = {
        "id": f"start-{corner}",
        "class": f"{kind} lit" if legal else kind,
        **doing(scene, action, _stop_tip(scene, corner) or ""),
    }
    return control(scene, attrs, spoken(t("gla-start", corner=stop_name(corner, t))), tor(), on)


def _stop(scene: Scene, stop: str) -> Html:
    axis = "c" if stop[0] in "ns" else "r"
    attrs = {"class": f"stop {stop[0]} {axis}{stop[1]}", "aria-hidden": "true", "data-tip": _stop_tip(scene, stop)}
    return el("div", attrs, _standing(scene, stop))


def _standing(scene: Scene, stop: str) -> Html:
    """Who stands at a stop, who comes there next, and which numbers would lead there."""
    players = scene.view["players"]
    wizards = []
    for seat, player in enumerate(players):
        if player["place"] == stop:
            own = " own" if seat == scene.viewer else ""
            attrs = {"class": f"wizard {player['wizard']}{own}", "data-move": f"wizard-{seat}"}
            wizards.append(el("span", attrs, hat(player["wizard"])))
    coming = [
        el("span", {"class": f"wizard coming {players[seat]['wizard']}"}, hat(players[seat]["wizard"]))
        for seat in _coming(scene, stop)
    ]
    numbers = _leading(scene, stop)
    led = el("span", {"class": "lead"}, glued(", ", numbers)) if numbers else None
    return el("span", {"class": "who-is-here", "aria-hidden": "true"}, *wizards, *coming, led)


def _coming(scene: Scene, stop: str) -> list[int]:
    """The seats whose wizards go to this stop next; that of the one to act depends on what is taken."""
    players: list[dict[str, Any]] = scene.view["players"]
    return [
        seat
        for seat, player in enumerate(players)
        if player["next"] == stop and player["place"] != stop and seat not in scene.view["to_act"]
    ]


def _leading(scene: Scene, stop: str) -> list[str]:
    """The numbers on the cards of the line after which the wizard would come here next."""
    view = scene.view
    led = [view["grid"][PLACES.index(place)] for place, lead in view["leads"].items() if lead == stop]
    return sorted({number for card in led if (number := number_of(card)) is not None})


def _stop_tip(scene: Scene, stop: str) -> str | None:
    """The hats and numbers at a stop, in words."""
    t, numbers = scene.t, _leading(scene, stop)
    here = [seat for seat, player in enumerate(scene.view["players"]) if player["place"] == stop]
    lines = [_about_hat("gla-tip-stands", scene, seat) for seat in here]
    lines += [_about_hat("gla-tip-comes", scene, seat) for seat in _coming(scene, stop)]
    if numbers:
        actor = scene.names[scene.view["to_act"][0]]
        lines.append(t("gla-tip-number", numbers=t.listed(numbers), name=actor, who=person(actor, t)))
    return glued(" ", lines) or None


def _about_hat(message: str, scene: Scene, seat: int) -> str:
    return scene.t(message, name=scene.names[seat], who=person(scene.names[seat], scene.t))
