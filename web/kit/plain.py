"""Cards of an author's own: a number or a word large, a colour with a sign that nobody needs the colour to tell, and
the other traits in small letters.

Of the traits that are words, the one with the fewest values, two at least, is the card's family: each of its values has
a hue and a sign.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pyengine.kit.cards import SUITS, Card, Pack
from web.kit.pips import SHAPES, SUIT_LINES, UNSEEN, line_at
from web.kit.wording import OWNERS, is_word, plainly
from web.parts.html import Html, el

_MOST = len(SHAPES)
_INDEX = 4
"""Letters of a word that stand in a corner, at most."""
_SIZES = ((2, "wide"), (3, "three"), (4, "four"), (6, "six"))
"""Up to so many letters, the class of a text's size; a longer one is the smallest."""
_FIRST = ("suit", "colour", "color", "kind", "family")
"""Traits that are a family wherever they are there."""


class Traits(NamedTuple):
    """How the traits of a pack are shown: the family with its values in their order, and the trait that is large."""

    family: str
    values: tuple[str, ...]
    large: str


@lru_cache(maxsize=8)
def traits_of(pack: Pack) -> Traits:
    """How the cards of a pack are told apart."""
    kinds = [vars(card) for card in pack.kinds]
    names = [
        name
        for name in dict.fromkeys(name for traits in kinds for name in traits)
        if name not in ("index", "code", *OWNERS)
    ]
    values = {name: tuple(dict.fromkeys(str(each[name]) for each in kinds if name in each)) for name in names}
    words = [name for name in names if any(isinstance(each.get(name), str) for each in kinds)]
    families = [name for name in words if 2 <= len(values[name]) <= _MOST]
    family = min(families, key=lambda name: (name not in _FIRST, len(values[name])), default="")
    others = [name for name in names if name != family]
    numbers = [name for name in others if all(isinstance(each.get(name, 0), int) for each in kinds)]
    large = next(iter([*numbers, *others]), "")
    return Traits(family, values.get(family, ()), large)


def face(card: Card, pack: Pack) -> Html:
    """The front of a card."""
    shown, traits = traits_of(pack), vars(card)
    main = shown.large if shown.large in traits else shown.family
    large = plainly(str(traits[main])) if main in traits else plainly(card.code)
    rest = [
        plainly(str(value))
        for name, value in traits.items()
        if name not in ("index", "code", shown.family, shown.large, *OWNERS) and value != ""
    ]
    if is_word(card.code) and not any(plainly(str(value)) in card.code for value in traits.values() if value != ""):
        rest.insert(0, plainly(card.code))
    lines, kind = _sign(card, pack, shown)
    corner = el("g", None, _text(15, 27, large[:_INDEX], "index"), _outline(lines, "translate(15 42) scale(.9)", "ink"))
    drawn = el(
        "svg",
        {"viewBox": "0 0 100 140", **UNSEEN},
        _outline(lines, "translate(50 70) scale(3.400)", "wash"),
        corner,
        el("g", {"transform": "rotate(180 50 70)"}, corner),
        _text(50, 88, large, "large"),
        el("text", {"x": 50, "y": 110, "class": "small"}, " · ".join(rest)) if rest else None,
    )
    return el("span", {"class": f"card front plain {kind}", "aria-hidden": "true"}, drawn)


def _text(x: int, y: int, text: str, kind: str) -> Html:
    """A text in the size that its length leaves room for."""
    size = "" if len(text) < 2 else next((f" {name}" for most, name in _SIZES if len(text) <= most), " long")
    return el("text", {"x": x, "y": y, "class": f"{kind}{size}"}, text)


def _outline(lines: str, where: str, kind: str) -> Html | None:
    return el("path", {"d": line_at(lines, 0, 0), "transform": where, "class": kind}) if lines else None


def _sign(card: Card, pack: Pack, shown: Traits) -> tuple[str, str]:
    """The sign of a card's family; where a pack has no families, of each kind its own, if there are few of them."""
    if shown.family:
        return family_sign(str(vars(card).get(shown.family, "")), shown)
    if len(pack.kinds) <= _MOST:
        return SHAPES[card.index], f"hue-{card.index + 1}"
    return "", "hue-0"


def family_sign(value: str, shown: Traits) -> tuple[str, str]:
    """The outline of a family's sign, and the class of its hue; of a suit its own."""
    if not value:
        return "", "hue-0"
    if shown.family == "suit" and value in SUITS:
        return SUIT_LINES[value], f"suit-{value}"
    # A fifth suit beside the four, or any value of another family, by its place in the pack.
    at = shown.values.index(value) % _MOST
    return SHAPES[at], f"hue-{at + 1}"
