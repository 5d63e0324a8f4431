"""The table of Face to Face: two players with two piles each, the hand, the turn, and what is in the box."""

from __future__ import annotations

from web.parts.html import Html, el, glued, join
from web.parts.icons import arrow, set_mark
from web.parts.icons import cards as card_icon
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt, Stack
from web.parts.zones import (
    Face,
    Pile,
    action_button,
    card_back,
    card_face,
    hand,
    hand_card,
    hidden_hand,
    panel,
    pile,
    sample,
    stock,
)

_SETS = ("silver", "gold")
KINDS = ("up", "down")
_CARDS = 58
"""How many cards each has to lay."""
_NUMBERS = [str(number) for number in range(2, 60)]
DECK = tuple(Stack([(1, f"{suit}:{card}") for card in (*KINDS, *_NUMBERS)], 63, 88, f"{suit}:back") for suit in _SETS)
"""Both sets of 58 numbers, and the base cards (F2F-1)."""


class Draws(Table):
    """The piles of both players, the hand, the turn, and what is in the box."""

    def cover(self) -> Html:
        """Cards of both sets."""
        cards = (
            (62, 62, -14, "silver", 17),
            (98, 54, -4, "silver", 27),
            (142, 96, 176, "gold", 60),
            (178, 88, 166, "gold", 45),
        )
        rect = el("rect", {"x": "-26", "y": "-36", "width": "52", "height": "72", "rx": "7"})
        drawn = [
            el(
                "g",
                {"transform": f"translate({x} {y}) rotate({turn})", "class": f"cover-card {suit}"},
                rect,
                el("text", {"y": "9"}, str(number)),
            )
            for x, y, turn, suit, number in cards
        ]
        attrs = {"viewBox": "0 0 240 150", "class": "cover", "aria-hidden": "true", "focusable": "false"}
        return el("svg", attrs, *drawn)

    def component(self, code: str, t: Messages) -> Html | None:
        """A number, `up` or `down` for a base card, or `back`, in silver, or with `gold:` before it."""
        suit, colon, card = code.rpartition(":")
        suit = suit if colon else "silver"
        if suit not in _SETS:
            return None
        if card in KINDS:
            return sample(t("rules-part-base", set=suit, pile=card), _base_card(suit, card))
        if card == "back":
            return sample(t("rules-part-back"), card_back(suit))
        if card not in _NUMBERS:
            return None
        return sample(t("rules-part-number", set=suit, card=card), card_face(_face(int(card), suit)))

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
        more = (
            glued("", (" ", t("f2f-goal", count=_CARDS)))
            if cards_left(scene, scene.viewer) == _CARDS
            else _of_gifts(scene)
        )
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
    size, backs = len(player["hand"]), None
    if seat != scene.viewer:
        label = scene.t("f2f-hidden-hand", name=name, count=size)
        backs = hidden_hand(label, size, _SETS[seat], f"{side}-hand")
    return panel(f"side {side}", name, title, backs, piles)


def _to_draw(scene: Scene) -> int:
    """The cards in the viewer's draw pile: once there are none, play goes on without drawing (F2F-17)."""
    return int(scene.view["players"][scene.viewer or 0]["draw"])


def _of_gifts(scene: Scene) -> str:
    """A sentence on the gift of this turn: that one was given, or that one may be."""
    if scene.view["given"]:
        return glued("", (" ", scene.t("f2f-given", pile=_to_draw(scene))))
    if scene.viewer is None or not any(">their-" in action for action in scene.legal):
        return ""
    return glued("", (" ", scene.t("f2f-may-give", name=scene.names[1 - scene.viewer])))


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
    suit = _SETS[top["set"]]
    shown = card_face(_face(top["top"], suit)) if top["count"] else _base_card(suit, kind)
    return pile(scene, Pile(target, shown, label, caption, kind, move, t(f"f2f-tip-{kind}")))


def _base_card(suit: str, kind: str) -> Html:
    """A base card of a set, for its ascending (`up`) or its descending pile (`down`)."""
    ends = ("1", "59") if kind == "up" else ("60", "2")
    numbers = el("span", {"class": "ends", "aria-hidden": "true"}, ends[0], arrow(kind), ends[1])
    return el("span", {"class": f"card base {suit}"}, numbers)
