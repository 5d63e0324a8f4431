"""What is in the box of the games of gems, drawn small: gem cards, the pearl, hint cards, markers, the score board."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.gems.field import COPIES, KINDS
from web.parts.gems.art import gem, placed
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.table_data import Stack
from web.parts.zones import sample

_QUIET = {"aria-hidden": "true", "focusable": "false"}
_CARDS = frozenset(f"{KINDS}o")
GEM_CARDS = tuple((COPIES, kind) for kind in KINDS)
"""Twelve of each kind."""
GEM_SIZE = 44
"""The side of a gem card to be cut, in millimetres: 24 of them on a sheet, and a field as wide as a hand can reach."""
DECK = (Stack(GEM_CARDS, GEM_SIZE, GEM_SIZE),)
"""The cards that all games of gems have."""


def gem_component(code: str, t: Messages, pictures: Mapping[str, Html] | None = None) -> Html | None:
    """A card by the letter of its kind, `o` for the pearl, `back`, `hint`, `marker` or `score`; None for anything else.

    `pictures` are a game's own of some kinds, by their letters.
    """
    if code == "back":
        return sample(t("rules-part-back"), el("span", {"class": "gem-card back"}))
    if code == "hint":
        gems = [placed("E", x, 17, 13) for x in (9, 24, 39)]
        lines = el("path", {"d": "M8 30H40M8 37H40M8 44H28", "class": "lines"})
        drawn = el("svg", {"viewBox": "0 0 48 48", **_QUIET}, *gems, lines)
        return sample(t("rules-part-hint"), el("span", {"class": "gem-card"}, drawn))
    if code == "marker":
        outer = el("circle", {"cx": "12", "cy": "12", "r": "10", "class": "wood"})
        drawn = el("svg", {"viewBox": "0 0 24 24", "class": "marker", **_QUIET}, outer, el("circle", _GRAIN))
        return sample(t("rules-part-marker"), drawn)
    if code == "score":
        spaces = el(
            "path", {"d": "M4 8H116V32H4ZM18 8V32M32 8V32M46 8V32M60 8V32M74 8V32M88 8V32M102 8V32", "class": "lines"}
        )
        markers = [el("circle", {"cx": x, "cy": "20", "r": "5", "class": "wood"}) for x in ("25", "81")]
        drawn = el("svg", {"viewBox": "0 0 120 40", "class": "score-board", **_QUIET}, spaces, *markers)
        return sample(t("rules-part-score"), drawn)
    if code not in _CARDS:
        return None
    drawn, letter = (pictures or {}).get(code) or gem(code), code if code in KINDS else ""
    corner = el("span", {"class": "letter", "aria-hidden": "true"}, letter)
    return sample(t(f"gem-{code}"), el("span", {"class": f"gem-card of-{code}"}, drawn, corner))


_GRAIN = {"cx": "12", "cy": "12", "r": "5.5", "class": "grain"}
