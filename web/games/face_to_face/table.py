"""The table of Face to Face: two players, two piles each."""

from __future__ import annotations

from typing import Any

from web.parts.ends import Result, SeatResult
from web.parts.html import Html, el, join
from web.parts.icons import cards as card_icon
from web.parts.messages import Messages
from web.parts.ornament import arrow, set_mark
from web.parts.players import person
from web.parts.prompt import Prompt
from web.parts.scene import Scene
from web.parts.seats import Count
from web.parts.turn import turn_text
from web.parts.zones import Face, Pile, card_face, direct, hand, hand_card, hidden_hand, panel, pile, stock

_SETS = ("silver", "gold")
_KINDS = ("up", "down")
_CARDS = 58
"""How many cards each has to lay."""


def board(scene: Scene) -> Html:
    """The piles of both; a spectator looks from the first seat's side."""
    own = scene.viewer or 0
    return join(_side(scene, 1 - own, "their"), _side(scene, own, "own"))


def _side(scene: Scene, seat: int, side: str) -> Html:
    player = scene.view["players"][seat]
    name = scene.names[seat]
    drawn_from = scene.t("f2f-draw-pile", name=name, who=person(name, scene.t), count=player["draw"])
    piles = el(
        "div",
        {"class": "piles", "data-zone": f"{side}-piles"},
        *(_pile(scene, seat, side, kind) for kind in _KINDS),
        stock(drawn_from, player["draw"], _SETS[seat], f"{side}-draw"),
    )
    title = el("h2", {"class": "unseen"}, name)
    backs = None if seat == scene.viewer else _hidden_hand(scene, seat, side)
    return panel(f"side {side}", name, title, backs, piles)


def _hidden_hand(scene: Scene, seat: int, side: str) -> Html:
    size = len(scene.view["players"][seat]["hand"])
    return hidden_hand(
        scene.t("f2f-hidden-hand", name=scene.names[seat], count=size), size, _SETS[seat], f"{side}-hand"
    )


def own_hand(scene: Scene) -> Html | None:
    """The viewer's cards."""
    if scene.viewer is None:
        return None
    cards, suit, t = scene.view["players"][scene.viewer]["hand"], _SETS[scene.viewer], scene.t
    idle = t("f2f-idle") if scene.viewer in scene.view["to_act"] else None
    held = [hand_card(scene, str(card), _face(card, suit), t("f2f-card", card=card), idle) for card in cards]
    return hand(t("f2f-your-hand", count=len(cards)), held, "hand")


def held(scene: Scene) -> list[str]:
    """The viewer's cards in words."""
    cards = scene.view["players"][scene.viewer or 0]["hand"]
    return [f"{scene.t('f2f-your-hand', count=len(cards))}: {', '.join(map(str, cards))}."] if cards else []


def text_view(scene: Scene) -> list[str]:
    """The table as plain sentences: the piles of both, what is left, and the viewer's hand."""
    t, own = scene.t, scene.viewer or 0
    lines = []
    for side, seat in (("own", own), ("their", 1 - own)):
        player, name = scene.view["players"][seat], scene.names[seat]
        tops = (t(f"f2f-pile-{side}-{kind}", name=name, top=player[kind]["top"]) for kind in _KINDS)
        drawn_from = t("f2f-draw-pile", name=name, who=person(name, t), count=player["draw"])
        size = t("f2f-hidden-hand", name=name, count=len(player["hand"])) if seat != scene.viewer else ""
        lines += [f"{line}." for line in (*tops, drawn_from, size) if line]
    return [*lines, *(held(scene) if scene.viewer is not None else [])]


def prompt(scene: Scene) -> Prompt | None:
    """How far the turn is, and the way to end it, which is there at all times."""
    view, t = scene.view, scene.t
    if view["outcome"] or scene.viewer is None:
        return None
    state = "f2f-can-draw" if "draw" in scene.legal else "f2f-lay-more"
    more = f" {t('f2f-goal', count=_CARDS)}" if _left(scene, scene.viewer) == _CARDS else _of_gifts(scene)
    text = t(state, laid=view["laid"]) + more if scene.viewer in view["to_act"] else turn_text(scene)
    return Prompt(text, direct(scene, "draw", t("f2f-draw", pile=_to_draw(scene)), "d", reason=str(text)))


def _other(scene: Scene) -> str:
    return scene.names[1 - (scene.viewer or 0)]


def _to_draw(scene: Scene) -> int:
    """The cards in the viewer's draw pile: once there are none, play goes on without drawing (F2F-17)."""
    return int(scene.view["players"][scene.viewer or 0]["draw"])


def _of_gifts(scene: Scene) -> str:
    """A sentence on the gift of this turn: that one was given, or that one may be."""
    if scene.view["given"]:
        return f" {scene.t('f2f-given', pile=_to_draw(scene))}"
    possible = scene.viewer is not None and any(">their-" in action for action in scene.legal)
    return f" {scene.t('f2f-may-give', name=_other(scene))}" if possible else ""


def tally(scene: Scene, seat: int) -> tuple[Count, ...]:
    """How many cards are left to get rid of: in all, and in the hand."""
    t, left, held = scene.t, _left(scene, seat), len(scene.view["players"][seat]["hand"])
    return (
        Count(str(left), t("f2f-left-to-win", left=t("f2f-left", count=left)), set_mark(_SETS[seat])),
        Count(str(held), t("f2f-held", count=held), card_icon()),
    )


def _left(scene: Scene, seat: int) -> int:
    """How many of its cards a seat has not laid yet."""
    player = scene.view["players"][seat]
    return int(player["draw"]) + len(player["hand"])


def _face(card: int, suit: str) -> Face:
    return Face(str(card), suit, set_mark(suit))


def _pile(scene: Scene, seat: int, side: str, kind: str) -> Html:
    top = scene.view["players"][seat][kind]
    t = scene.t
    caption = el(
        "span",
        {"class": "caption", "aria-hidden": "true"},
        arrow(kind),
        el("span", {"class": "kind"}, t(f"f2f-{kind}")),
        el("span", {"class": "count"}, str(top["count"])),
    )
    name = t(f"f2f-pile-{side}-{kind}", name=scene.names[seat], top=top["top"])
    target = f"{side}-{kind}"
    label = t("f2f-lay-here", pile=name, card=scene.chosen or "") if scene.action_to(target) else name
    move = f"card-{top['set']}-{top['top']}" if top["count"] else None
    return pile(scene, Pile(target, _shown(top, kind), label, caption, kind, move, t(f"f2f-tip-{kind}")))


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


def headline(scene: Scene) -> str:
    """Which turn it is."""
    return scene.t("f2f-headline", turn=scene.view["turn"])


def rule_now(scene: Scene) -> str:
    """Laying comes first; once enough is laid, drawing."""
    return "F2F-15" if "draw" in scene.legal else "F2F-8"


def result(scene: Scene) -> Result:
    """How the game was decided: the last card, or two cards that could not be laid."""
    outcome = scene.view["outcome"]
    winner = outcome["ranking"][0][0]
    loser = 1 - winner
    own = scene.viewer or 0
    who = person(scene.names[winner], scene.t) if scene.viewer is not None else "other"
    left = [_left(scene, seat) for seat in (0, 1)]
    kind = "stuck" if outcome["reason"] == "F2F-19" else "out"
    name = scene.names[1 - own] if kind == "stuck" else scene.names[loser if who == "you" else winner]
    decided = scene.t(f"f2f-decided-{kind}", who=who, name=name, left=left[loser])
    rows = tuple(SeatResult(seat, scene.t("f2f-left", count=left[seat])) for seat in (winner, loser))
    return Result((winner,), decided, rows)


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
        return ""
    winner = names[event["outcome"]["ranking"][0][0]]
    return t("f2f-say-over", name=winner, who=person(winner, t))


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
