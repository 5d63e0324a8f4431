"""The viewer's cards: a click plays a card that has one way, and chooses one that has several."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.moves import Some
from web.kit.cards import drawn
from web.kit.controls import attributes
from web.kit.shape import Shape
from web.kit.words import card_name, cards_words, part_name
from web.parts.html import Html, el, join
from web.parts.table import Scene
from web.parts.zones import control, spoken

_MANY = 7
_CROWD = 11
"""With more cards than so many, the cards of a hand lie closer to one another."""


def own_hands(scene: Scene, shape: Shape) -> Html | None:
    """All that the viewer holds."""
    if scene.viewer is None or not shape.hands:
        return None
    return join(*(_hand(scene, shape, name) for name in shape.hands))


def takes_several(scene: Scene, shape: Shape, zone: str) -> bool:
    """True if several cards of a zone are chosen together now."""
    moves = {shape.definition.acts[text].move for text in scene.legal}
    return any(
        isinstance(kind, Some) and kind.zone.name == zone
        for name in moves
        for _, kind in shape.definition.moves[name].blanks
    )


def _hand(scene: Scene, shape: Shape, name: str) -> Html:
    codes = [code for code in scene.view[name][scene.viewer] if code]
    several = takes_several(scene, shape, name)
    numbers: dict[str, int] = {}
    items = []
    for code in codes:
        numbers[code] = numbers.get(code, 0) + 1
        items.append(el("li", None, _held(scene, shape, code, numbers[code], several=several)))
    close = " crowd" if len(codes) > _CROWD else " many" if len(codes) > _MANY else ""
    label = scene.t("kit-own-zone", name=part_name(name, scene.t), count=len(codes))
    return el("ul", {"class": f"hand kit-hand{close}", "data-zone": name, "aria-label": label, "role": "list"}, *items)


def _held(scene: Scene, shape: Shape, code: str, number: int, *, several: bool) -> Html:
    t, pack = scene.t, shape.definition.pack
    token = f"{code}.{number}" if several else code
    does = {} if code == HIDDEN else attributes(scene, shape, token)
    can = "data-action" in does or "data-source" in does
    kind = "fits" if can else "idle" if scene.acts else "rests"
    attrs = {
        "id": f"hand-{code}-{number}",
        "class": f"held {kind}",
        "data-move": f"card-{scene.viewer}-{code}",
        **does,
    }
    return control(scene, attrs, spoken(card_name(code, pack, t)), drawn(code, pack, t))


def held_words(scene: Scene, shape: Shape) -> list[str]:
    """The viewer's cards in words."""
    if scene.viewer is None:
        return []
    lines = []
    for name in shape.hands:
        codes = [code for code in scene.view[name][scene.viewer] if code != HIDDEN]
        label = scene.t("kit-own-zone", name=part_name(name, scene.t), count=len(scene.view[name][scene.viewer]))
        lines += [f"{label}: {cards_words(codes, shape.definition.pack, scene.t)}."] if codes else []
    return lines
