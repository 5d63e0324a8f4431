"""What the viewer plays from: the hand, a row or a grid, dice. A click on a card does its only action, or chooses it."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import RANKS, Card
from web.kit.board import own_place
from web.kit.cards import drawn, travelling
from web.kit.controls import attributes, card_token
from web.kit.shape import Shape
from web.kit.wording import card_name, cards_words, is_french, part_name
from web.kit.zones import dice, places
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.zones import control, spoken

_MANY = 7
_CROWD = 11
"""With more cards than so many, the cards of a hand lie closer to one another."""
_SUITS = ("c", "d", "s", "h")
"""So that black and red ones lie in turns."""


def own_hands(scene: Scene, shape: Shape) -> Html | None:
    """All that the viewer plays from."""
    seat = scene.viewer
    if seat is None:
        return None
    parts = [_hand(scene, shape, name) for name in shape.hands]
    parts += [places(scene, shape, name, seat) for name in shape.kept if shape.spec(name).places]
    parts += [dice(scene, shape, name, scene.view[name][seat], seat) for name in shape.dice if shape.spec(name).each]
    before = own_place(scene, shape)
    return (
        el("div", {"class": "kit-hands"}, before, el("div", {"class": "kit-held"}, *parts)) if parts or before else None
    )


def _hand(scene: Scene, shape: Shape, name: str) -> Html:
    codes = in_order([code for code in scene.view[name][scene.viewer] if code], shape)
    numbers: dict[str, int] = {}
    items = []
    for at, code in enumerate(codes):
        numbers[code] = numbers.get(code, 0) + 1
        new_group = at > 0 and _group(shape, code) != _group(shape, codes[at - 1])
        held = _held(scene, shape, name, code, numbers[code])
        items.append(el("li", {"class": "group" if new_group else None}, held))
    close = " crowd" if len(codes) > _CROWD else " many" if len(codes) > _MANY else ""
    label = scene.t("kit-own-zone", name=part_name(name, shape, scene.t, count=len(codes)), count=len(codes))
    return el("ul", {"class": f"hand kit-hand{close}", "data-zone": name, "aria-label": label, "role": "list"}, *items)


def in_order(codes: list[str], shape: Shape) -> list[str]:
    """The cards of a hand as people hold them: by suit, or by rank where a rank is asked for."""
    by_code = shape.definition.pack.by_code

    def place(code: str) -> tuple[int, ...]:
        card = by_code.get(code)
        if card is None:
            return (99,)
        if not is_french(card) or card.rank not in RANKS:
            return (9, card.index)
        rank, suit = RANKS.index(card.rank), _SUITS.index(card.suit)
        return (0, rank, suit) if by_rank(shape) else (suit, rank)

    return sorted(codes, key=place)


def by_rank(shape: Shape) -> bool:
    """True if the hand is sorted by rank: where a move says one."""
    return any(name == "rank" for move in shape.definition.moves.values() for name, _ in move.blanks)


def _group(shape: Shape, code: str) -> str:
    """What lies together in a hand."""
    card: Card | None = shape.definition.pack.by_code.get(code)
    return "" if card is None else str(vars(card).get("rank" if by_rank(shape) else "suit", ""))


def _held(scene: Scene, shape: Shape, zone: str, code: str, number: int) -> Html:
    t = scene.t
    does = {} if code == HIDDEN else attributes(scene, shape, card_token(scene, shape, code, number, zone))
    kind = "fits" if "data-source" in does else "idle" if scene.acts and "data-try" in does else "rests"
    attrs = {"id": f"hand-{code}-{number}", "class": f"held {kind}", "data-move": travelling(code, shape), **does}
    return control(scene, attrs, spoken(card_name(code, shape, t)), drawn(code, shape, t))


def held_words(scene: Scene, shape: Shape) -> list[str]:
    """What the viewer holds in words."""
    if scene.viewer is None:
        return []
    lines = []
    for name in shape.hands:
        codes = scene.view[name][scene.viewer]
        label = scene.t("kit-own-zone", name=part_name(name, shape, scene.t, count=len(codes)), count=len(codes))
        lines += [f"{label}: {cards_words(in_order(codes, shape), shape, scene.t)}."] if codes else []
    return lines
