"""The parts of any table: cards, hands, piles, direct actions. They have the `data-` attributes that the page reads.

A source carries `data-source`, a target `data-target`, and both become an action by being chosen
one after the other; a target that is legal for the chosen source also carries `data-action`. A control that cannot do
its action now is dimmed and carries `data-try`: its tip says why, and a click says it too, and does nothing. What does
an action that has a control of its own elsewhere, such as a pile to draw from, carries `data-also`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from web.parts.html import Html, capital, el, glued, join
from web.parts.table import Scene


@dataclass(frozen=True, slots=True)
class Face:
    """How a card looks: what is printed large, and a class for its suit or set."""

    text: str
    suit: str
    mark: Html | None = None


def card_face(face: Face) -> Html:
    """The front of a card: its sign in two corners, its text in the middle."""
    corner = el("span", {"class": "corner", "aria-hidden": "true"}, face.text, face.mark)
    return el(
        "span", {"class": f"card {face.suit}"}, corner, el("span", {"class": "pip", "aria-hidden": "true"}, face.text)
    )


def spoken(text: str) -> Html:
    """The name of a control for screen readers; its picture is hidden from them."""
    return el("span", {"class": "unseen"}, text)


def card_back(suit: str) -> Html:
    """The back of a card."""
    return el("span", {"class": f"card back {suit}", "aria-hidden": "true"})


def control(scene: Scene, attrs: Mapping[str, object], *children: Html | str | None) -> Html:
    """A button of the table, with the marks of the actions that the scene points at."""
    action, source, target = (attrs.get(f"data-{name}") for name in ("action", "source", "target"))
    does = action or attrs.get("data-try") or attrs.get("data-also")
    marks = scene.marks(*(None if each is None else str(each) for each in (does, source, target)))
    return el("button", {**marks, **attrs}, *children)


def doing(scene: Scene, action: str, about: str = "") -> dict[str, str | None]:
    """The attributes of a control that does an action; of one that cannot now, why not. `about` stands before that."""
    why = scene.why(action)
    return {
        "data-action" if why is None else "data-try": action,
        "data-tip": glued(" ", filter(None, (about, why))) or None,
        "aria-disabled": None if why is None else "true",
    }


def action_button(
    scene: Scene, action: str, label: str, key: str, *, ident: str = "", main: bool = True, about: str = ""
) -> Html:
    """A button of the turn, such as the end of it: always there, dimmed while its action is not possible."""
    attrs = {
        "id": f"do-{ident or action}",
        "class": "button main" if main else "button",
        **doing(scene, action, about),
        "data-key": key,
        "aria-keyshortcuts": key.upper(),
    }
    return control(scene, attrs, label)


def hand_card(scene: Scene, source: str, face: Face, name: str, idle: str | None = None) -> Html:
    """A card of the viewer's hand: a click does its only action, or chooses it where there are several or none.

    `idle` explains why a card that can go nowhere is dimmed.
    """
    attrs = {
        "id": f"hand-{source}",
        "class": "held" if scene.playable(source) else "held idle",
        "data-source": source,
        "data-action": scene.only_action(source),
        "data-move": f"card-{scene.viewer}-{source}",
        "data-tip": None if scene.playable(source) else idle,
        "aria-pressed": "true" if scene.chosen == source else "false",
    }
    return control(scene, attrs, spoken(name), card_face(face))


def hand(label: str, cards: list[Html], zone: str) -> Html:
    """The viewer's hand."""
    items = [el("li", None, card) for card in cards]
    return el("ul", {"class": "hand", "data-zone": zone, "aria-label": label, "role": "list"}, *items)


def hidden_hand(label: str, size: int, suit: str, part: str | None = None) -> Html:
    """Another player's hand: only its size is shown; `part` is its name as a part of the table."""
    backs = [card_back(suit) for _ in range(size)]
    return el("div", {"class": "hand hidden", "role": "img", "aria-label": label, "data-part": part}, *backs)


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile on the table: its target, its top, its name; `tip` says what goes on it."""

    target: str
    shown: Html
    label: str
    caption: Html
    kind: str
    move: str | None = None
    tip: str | None = None


def pile(scene: Scene, what: Pile) -> Html:
    """A pile to lay on; lit when the chosen card may go there."""
    action = scene.action_to(what.target)
    attrs = {
        "id": f"pile-{what.target}",
        "class": f"pile {what.kind}{' lit' if action else ''}",
        "data-target": what.target,
        "data-action": action,
        "data-tip": what.tip,
    }
    top = el("span", {"class": "top", "data-move": what.move}, what.shown)
    return control(scene, attrs, spoken(what.label), top, what.caption)


def stock(label: str, size: int, suit: str, part: str | None = None) -> Html:
    """A face-down draw pile with its size; `part` is its name as a part of the table."""
    back = card_back(suit) if size else el("span", {"class": "card gone", "aria-hidden": "true"})
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(size))
    return el("div", {"class": "stock", "role": "img", "aria-label": label, "data-part": part}, back, count)


def panel(kind: str, label: str, *children: Html | None) -> Html:
    """A labelled part of the table."""
    return el("section", {"class": kind, "aria-label": label}, join(*children))


def sample(name: str, drawn: Html) -> Html:
    """The picture, with a name for those who do not see it, which begins with a capital."""
    name = capital(name)
    return el("span", {"class": "sample", "role": "img", "aria-label": name, "title": name}, drawn)
