"""What the viewer plays from: hand, row, grid, dice. A click on a card does its only action, or chooses it."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import RANKS, Card
from web.kit.board import own_place
from web.kit.cards import drawn, travelling
from web.kit.controls import attributes, card_token
from web.kit.pips import turned_order
from web.kit.shape import Shape
from web.kit.ways import TURN_ORDER, KitClicks
from web.kit.wording import card_name, cards_words, is_french, part_name
from web.kit.zones import dice, places
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.zones import control, spoken

_MANY = 7
_CROWD = 11
"""With more cards than so many, the cards of a hand lie closer to one another."""
_SORTED = 6
"""From so many cards on the hand can be sorted the other way."""
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
    before = own_place(scene, shape, _switch(scene, shape))
    return (
        el("div", {"class": "kit-hands"}, before, el("div", {"class": "kit-held"}, *parts)) if parts or before else None
    )


def _hand(scene: Scene, shape: Shape, name: str) -> Html:
    ranks = by_rank(scene, shape)
    codes = in_order([code for code in scene.view[name][scene.viewer] if code], shape, ranks=ranks)
    numbers: dict[str, int] = {}
    items = []
    for at, code in enumerate(codes):
        numbers[code] = numbers.get(code, 0) + 1
        new_group = at > 0 and _group(shape, code, ranks=ranks) != _group(shape, codes[at - 1], ranks=ranks)
        held = _held(scene, shape, name, code, numbers[code])
        items.append(el("li", {"class": "group" if new_group else None}, held))
    close = " crowd" if len(codes) > _CROWD else " many" if len(codes) > _MANY else ""
    label = scene.t("kit-own-zone", name=part_name(name, shape, scene.t, count=len(codes)), count=len(codes))
    return el("ul", {"class": f"hand kit-hand{close}", "data-zone": name, "aria-label": label, "role": "list"}, *items)


def in_order(codes: list[str], shape: Shape, *, ranks: bool) -> list[str]:
    """The cards of a hand as people hold them: by suit, or by rank."""
    by_code = shape.definition.pack.by_code

    def place(code: str) -> tuple[int, ...]:
        card = by_code.get(code)
        if card is None:
            return (9, 0, 0)
        if not is_french(card) or card.rank not in RANKS:
            return (8, _number(card) if ranks else 0, card.index)
        rank, suit = RANKS.index(card.rank), _SUITS.index(card.suit)
        return (0, rank, suit) if ranks else (0, suit, rank)

    return sorted(codes, key=place)


def _number(card: Card) -> int:
    """The first trait of a card that is a number."""
    return next((value for name, value in vars(card).items() if name != "index" and isinstance(value, int)), 0)


def by_rank(scene: Scene, shape: Shape) -> bool:
    """True if the hand is sorted by rank: by itself where a move says one, else when the reader has turned it so."""
    clicks = scene.table.clicks
    asked = any(name == "rank" for move in shape.definition.moves.values() for name, _ in move.blanks)
    return asked != (isinstance(clicks, KitClicks) and clicks.hand.other)


def _switch(scene: Scene, shape: Shape) -> Html | None:
    """The control that sorts a hand of several suits the other way."""
    codes = [
        code for name in shape.hands for code in scene.view[name][scene.viewer] if code in shape.definition.pack.by_code
    ]
    if len(codes) < _SORTED or len({_group(shape, code, ranks=False) for code in codes}) < 2:
        return None
    label = scene.t("kit-sort", by="suit" if by_rank(scene, shape) else "rank")
    attrs = {"type": "button", "id": "kit-sort", "class": "kit-sort", "data-source": TURN_ORDER, "data-tip": label}
    return el("button", attrs, spoken(label), turned_order())


def _group(shape: Shape, code: str, *, ranks: bool) -> str:
    """What lies together in a hand."""
    card: Card | None = shape.definition.pack.by_code.get(code)
    return "" if card is None else str(vars(card).get("rank" if ranks else "suit", ""))


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
        lines += (
            [f"{label}: {cards_words(in_order(codes, shape, ranks=by_rank(scene, shape)), shape, scene.t)}."]
            if codes
            else []
        )
    return lines
