"""Paying for shifts with the cards of a hand: what is chosen, and what each end of a line costs."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.gems.field import END, KINDS
from web.parts.table import Scene


def gathered(scene: Scene) -> tuple[str, ...]:
    """The chosen sources."""
    return tuple(scene.chosen.split("+")) if scene.chosen else ()


def shifts(scene: Scene) -> dict[str, list[str]]:
    """The legal shifts at each end where the viewer can pay."""
    found: dict[str, list[str]] = {}
    for text in scene.legal:
        _, arrow, end = text.partition(">")
        if arrow and end in END:
            found.setdefault(end, []).append(text)
    return found


def price(actions: list[str]) -> str | None:
    """What these shifts of one end cost: `one` card of the end card's kind, or `three`; None where there are none."""
    return None if not actions else "one" if actions[0].index(">") == 1 else "three"


def held(scene: Scene) -> Mapping[str, int]:
    """How many cards of each kind the viewer holds."""
    cards = scene.view["players"][scene.viewer]["hand"] if scene.viewer is not None else []
    return {kind: cards.count(kind) for kind in KINDS}
