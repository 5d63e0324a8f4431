"""The table of Higher: what is drawn, what is explained, what is told."""

from __future__ import annotations

from typing import Any

from web.games.higher.words import WORDS

from pyengine.core.errors import Breach
from pyengine.core.events import HIDDEN
from web.parts.html import Html, el, join
from web.parts.icons import cards
from web.parts.messages import Messages
from web.parts.players import others, person
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Info, Prompt
from web.parts.zones import (
    Face,
    Pile,
    action_button,
    card_face,
    hand,
    hand_card,
    hidden_hand,
    panel,
    pile,
    sample,
    stock,
)

_SUIT = "number"


class Higher(Table):
    """All that Higher says of itself on the page."""

    words = WORDS
    info = Info(
        minutes=5,
        difficulty=1,
        ruled=frozenset(("players", "minutes")),
        fewest_win=True,
        silent=frozenset(("turn",)),
        sounds={"laid": "card", "drew": "draw"},
    )

    def cover(self) -> Html:
        """Three cards, each higher than the one before."""
        attrs = {"viewBox": "0 0 240 150", "class": "cover", "aria-hidden": "true", "focusable": "false"}
        return el("svg", attrs, _cover_card(70, 92, "5"), _cover_card(120, 76, "9"), _cover_card(170, 60, "20"))

    def component(self, code: str, t: Messages) -> Html | None:
        """A card by its number; None for anything else."""
        if not (code.isascii() and code.isdigit() and 1 <= int(code) <= 24):
            return None
        return sample(t("hig-card", card=code), card_face(_face(int(code))))

    def board(self, scene: Scene) -> Html:
        """The others' hands from behind, and the middle; a spectator sees everybody's cards from behind."""
        return join(
            el("div", {"class": "hig-others"}, *(_other(scene, seat) for seat in others(scene))), _middle(scene)
        )

    def hand(self, scene: Scene) -> Html | None:
        """The viewer's cards."""
        if scene.viewer is None:
            return None
        held = scene.view["players"][scene.viewer]["hand"]
        items = [hand_card(scene, str(card), _face(card), scene.t("hig-card", card=card)) for card in held]
        return hand(scene.t("hig-your-hand", count=len(held)), items, "hand")

    def prompt(self, scene: Scene) -> Prompt | None:
        """What can be done now, and the way to draw, which always has the same place."""
        if scene.viewer is None or scene.view["outcome"]:
            return None
        draw = action_button(scene, "draw", scene.t("hig-draw"), "d")
        if scene.viewer not in scene.view["to_act"]:
            return Prompt(scene.turn_text, draw)
        return Prompt(scene.t("hig-hint-lay" if len(scene.legal) > 1 else "hig-hint-draw"), draw)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """How many cards a seat holds; the last one is pointed out."""
        count = len(scene.view["players"][seat]["hand"])
        label = scene.t("hig-hand-of", name=scene.names[seat], count=count)
        return (Count(str(count), label, cards(), warning=count == 1),)

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """What is in the way: a card that is too low, or one that is not there."""
        if breach.rule != "HIG-4":
            return scene.t("hig-no-card", card=breach.facts["card"])
        return scene.t("hig-no-lay", card=breach.facts["card"], top=breach.facts["top"])

    def moved(self, event: dict[str, Any]) -> str | None:
        """The `data-move` of the card that was laid: the same in the hand it came from and on the pile."""
        return f"card-{event['seat']}-{event['card']}" if event["type"] == "laid" else None

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """What happened, as a sentence; the event tells nothing that is hidden from the viewer."""
        if event["type"] == "over":
            return _say_over(event["outcome"], t, names)
        name = names[event["seat"]]
        if event["type"] == "laid":
            return t("hig-say-laid", name=name, card=event["card"])
        if event["type"] == "drew":
            seen = event["card"] not in (HIDDEN, 0)
            return t("hig-say-drew-card", name=name, card=event["card"]) if seen else t("hig-say-drew", name=name)
        return ""

    def text_view(self, scene: Scene) -> list[str]:
        """The table as plain sentences."""
        t, view = scene.t, scene.view
        top = t("hig-pile", top=view["top"]) if view["top"] else t("hig-pile-empty")
        lines = [f"{top}.", f"{t('hig-deck', count=view['deck'])}."]
        for seat in others(scene):
            lines.append(f"{t('hig-hand-of', name=scene.names[seat], count=len(view['players'][seat]['hand']))}.")
        if scene.viewer is not None:
            cards = ", ".join(map(str, view["players"][scene.viewer]["hand"]))
            lines.append(t("hig-text-hand", cards=cards))
        return lines


def _cover_card(x: int, y: int, number: str) -> Html:
    rect = el("rect", {"x": "-26", "y": "-36", "width": "52", "height": "72", "rx": "7"})
    attrs = {"transform": f"translate({x} {y})", "class": "cover-card"}
    return el("g", attrs, rect, el("text", {"y": "9"}, number))


def _other(scene: Scene, seat: int) -> Html:
    name, cards = scene.names[seat], scene.view["players"][seat]["hand"]
    label = scene.t("hig-hand-of", name=name, count=len(cards))
    return panel("hig-seat", name, el("h2", {"class": "unseen"}, name), hidden_hand(label, len(cards), _SUIT))


def _middle(scene: Scene) -> Html:
    """The pile that one lays on, and the deck."""
    deck = stock(scene.t("hig-deck", count=scene.view["deck"]), scene.view["deck"], _SUIT)
    return el("div", {"class": "piles", "data-zone": "piles"}, _pile(scene), deck)


def _pile(scene: Scene) -> Html:
    t, top = scene.t, scene.view["top"]
    shown = card_face(_face(top)) if top else el("span", {"class": "card gone", "aria-hidden": "true"})
    label = t("hig-pile", top=top) if top else t("hig-pile-empty")
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, t("hig-pile-caption"))
    laid = [event["seat"] for event in scene.events if event["type"] == "laid"]
    move = f"card-{laid[-1]}-{top}" if top and laid else None
    return pile(scene, Pile("pile", shown, label, caption, _SUIT, move))


def _face(card: int) -> Face:
    return Face(str(card), _SUIT)


def _say_over(outcome: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in outcome["ranking"][0]]
    who = person(winners[0], t) if len(winners) == 1 else "many"
    return t("hig-say-over", names=", ".join(winners), who=who)


TABLE = Higher()
