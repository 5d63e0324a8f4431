"""The picture of a game in the lobby: four cards of its pack in a fan, or its dice."""

from __future__ import annotations

from web.kit.cards import front
from web.kit.dice import die
from web.kit.shape import Shape
from web.parts.html import Html, el
from web.parts.messages import FIRST, Messages

_FACES = ("3", "5", "2", "6")


def cover(shape: Shape) -> Html:
    """Four cards from all over the pack; of a game without cards four dice."""
    kinds, t = shape.definition.pack.kinds, Messages(FIRST)
    if kinds:
        # Each from another part of the pack, so that suits and ranks differ.
        chosen = [kinds[(at * len(kinds) // 4 + at * 3 + 9) % len(kinds)] for at in range(min(4, len(kinds)))]
        parts = [el("span", {"class": "kit-layer"}, front(card, shape, t)) for card in chosen]
    else:
        parts = [die(face) for face in _FACES]
    return el("span", {"class": "kit kit-cover", "aria-hidden": "true"}, *parts)
