"""The table of Face to Face: two players with two piles each, the hand, the turn, and the result."""

from __future__ import annotations

from web.parts.html import Html, el, join
from web.parts.icons import cards as card_icon
from web.parts.ornament import arrow, set_mark
from web.parts.players import person
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt
from web.parts.zones import Face, Pile, action_button, card_face, hand, hand_card, hidden_hand, panel, pile, stock

_SETS = ("silver", "gold")
KINDS = ("up", "down")
_CARDS = 58
"""How many cards each has to lay."""


class Draws(Table):
    """The piles of both players, the hand, and the turn."""

    def board(self, scene: Scene) -> Html:
        """The piles of both; a spectator looks from the first seat's side."""
        own = scene.viewer or 0
        return join(_side(scene, 1 - own, "their"), _side(scene, own, "own"))

    def hand(self, scene: Scene) -> Html | None:
        """The viewer's cards."""
        if scene.viewer is None:
            return None
        cards, suit, t = scene.view["players"][scene.viewer]["hand"], _SETS[scene.viewer], scene.t
        idle = t("f2f-idle") if scene.acts else None
        held = [hand_card(scene, str(card), _face(card, suit), t("f2f-card", card=card), idle) for card in cards]
        return hand(t("f2f-your-hand", count=len(cards)), held, "hand")

    def prompt(self, scene: Scene) -> Prompt | None:
        """How far the turn is, and the way to end it, which is there at all times."""
        view, t = scene.view, scene.t
        if view["outcome"] or scene.viewer is None:
            return None
        state = "f2f-can-draw" if "draw" in scene.legal else "f2f-lay-more"
        more = f" {t('f2f-goal', count=_CARDS)}" if cards_left(scene, scene.viewer) == _CARDS else _of_gifts(scene)
        text = t(state, laid=view["laid"]) + more if scene.acts else scene.turn_text
        return Prompt(text, action_button(scene, "draw", t("f2f-draw", pile=_to_draw(scene)), "d"))

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """How many cards are left to get rid of: in all, and in the hand."""
        t, left, held = scene.t, cards_left(scene, seat), len(scene.view["players"][seat]["hand"])
        return (
            Count(str(left), t("f2f-left-to-win", left=t("f2f-left", count=left)), set_mark(_SETS[seat])),
            Count(str(held), t("f2f-held", count=held), card_icon()),
        )

    def headline(self, scene: Scene) -> str:
        """Which turn it is."""
        return scene.t("f2f-headline", turn=scene.view["turn"])


def _side(scene: Scene, seat: int, side: str) -> Html:
    player = scene.view["players"][seat]
    name = scene.names[seat]
    drawn_from = scene.t("f2f-draw-pile", name=name, who=person(name, scene.t), count=player["draw"])
    piles = el(
        "div",
        {"class": "piles", "data-zone": f"{side}-piles"},
        *(_pile(scene, seat, side, kind) for kind in KINDS),
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


def cards_left(scene: Scene, seat: int) -> int:
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
