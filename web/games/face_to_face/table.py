"""The table of Face to Face: two players, two piles each."""

from __future__ import annotations

from typing import Any

from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.ornament import arrow, set_mark
from web.parts.players import person
from web.parts.scene import Scene
from web.parts.zones import Face, Pile, card_face, direct, hand, hand_card, hidden_hand, panel, pile, stock

_SETS = ("silver", "gold")
_KINDS = ("up", "down")


def draw(scene: Scene) -> Html:
    """The whole table; a spectator looks from the first seat's side."""
    own = scene.viewer or 0
    return join(_side(scene, 1 - own, "their"), _side(scene, own, "own"), _turn(scene, own))


def _side(scene: Scene, seat: int, side: str) -> Html:
    player = scene.view["players"][seat]
    name = scene.names[seat]
    drawn_from = scene.t("f2f-draw-pile", name=name, who=person(name, scene.t), count=player["draw"])
    piles = el(
        "div",
        {"class": "piles", "data-zone": f"{side}-piles"},
        *(_pile(scene, seat, side, kind) for kind in _KINDS),
        stock(drawn_from, player["draw"], _SETS[seat]),
    )
    acts = seat in scene.view["to_act"]
    title = el("h2", {"class": "who"}, set_mark(_SETS[seat]), name)
    return panel(f"side {side}{' acts' if acts else ''}", name, title, piles, _hand(scene, seat))


def _hand(scene: Scene, seat: int) -> Html:
    cards = scene.view["players"][seat]["hand"]
    if seat != scene.viewer:
        label = scene.t("f2f-hidden-hand", name=scene.names[seat], count=len(cards))
        return hidden_hand(label, len(cards), _SETS[seat])
    suit = _SETS[seat]
    held = [hand_card(scene, str(card), _face(card, suit), scene.t("f2f-card", card=card)) for card in cards]
    return hand(scene.t("f2f-your-hand", count=len(cards)), held, "hand")


def _face(card: int, suit: str) -> Face:
    return Face(str(card), suit, set_mark(suit))


def _pile(scene: Scene, seat: int, side: str, kind: str) -> Html:
    top = scene.view["players"][seat][kind]
    t = scene.t
    caption = el(
        "span",
        {"class": "caption", "aria-hidden": "true"},
        arrow(kind),
        el("span", None, t(f"f2f-{kind}")),
        el("span", {"class": "count"}, str(top["count"])),
    )
    name = t(f"f2f-pile-{side}-{kind}", name=scene.names[seat], top=top["top"])
    target = f"{side}-{kind}"
    label = t("f2f-lay-here", pile=name, card=scene.chosen or "") if scene.action_to(target) else name
    move = f"card-{top['set']}-{top['top']}" if top["count"] else None
    return pile(scene, Pile(target, _shown(top, kind), label, caption, kind, move))


def _shown(top: dict[str, int], kind: str) -> Html:
    suit = _SETS[top["set"]]
    return number_card(top["top"], suit) if top["count"] else base_card(suit, kind)


def number_card(card: int, suit: str) -> Html:
    """The front of a number of a set."""
    return card_face(_face(card, suit))


def base_card(suit: str, kind: str) -> Html:
    """A base card of a set, for its ascending (`up`) or its descending pile (`down`)."""
    ends = ("1", "59") if kind == "up" else ("60", "2")
    numbers = el("span", {"class": "ends", "aria-hidden": "true"}, ends[0], arrow(kind), ends[1])
    return el("span", {"class": f"card base {suit}"}, numbers)


def _turn(scene: Scene, own: int) -> Html:
    """How far the turn is, and the way to end it."""
    view, t = scene.view, scene.t
    if view["outcome"] or scene.viewer is None or own not in view["to_act"]:
        return el("div", {"class": "turn"})
    state = "f2f-can-draw" if "draw" in scene.legal else "f2f-lay-more"
    given = f" {t('f2f-given')}" if view["given"] else ""
    hint = el("p", {"id": "hint"}, t(state, laid=view["laid"]) + given)
    return el("div", {"class": "turn"}, hint, direct(scene, "draw", t("f2f-draw"), "d"))


def moved(event: dict[str, Any]) -> str | None:
    """The `data-move` name of the visible part that an event moved, if any."""
    return f"card-{event['seat']}-{event['card']}" if event["type"] == "laid" else None


def say(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
    """An event as a sentence for the log and the live region; the event is redacted."""
    kind = event["type"]
    if kind == "laid":
        return _say_laid(event, t, names)
    if kind == "drew":
        return _say_drew(event, t, names, viewer)
    if kind == "turn":
        name = names[event["seat"]]
        return t("f2f-say-turn", name=name, who=person(name, t))
    winner = names[event["outcome"]["ranking"][0][0]]
    return t("f2f-say-over", name=winner, who=person(winner, t), rule=event["outcome"]["reason"])


def _say_laid(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    name, to, kind = names[event["seat"]], names[event["to"]], event["pile"].split("-")[1]
    if event["to"] == event["seat"]:
        return t(f"f2f-say-laid-{kind}", name=name, card=event["card"])
    return t(f"f2f-say-gave-{kind}", name=name, card=event["card"], to=to, who=person(to, t))


def _say_drew(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
    name, cards = names[event["seat"]], event["cards"]
    if event["seat"] != viewer:
        return t("f2f-say-drew", name=name, count=len(cards))
    return t("f2f-say-drew-cards", name=name, count=len(cards), cards=", ".join(map(str, cards)))
