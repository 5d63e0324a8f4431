"""Paying for shifts with the cards of a hand: what is chosen, and what each end of a line costs."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.gems.field import END, KINDS
from web.parts.scene import Scene

_MOST = 3


def gather(chosen: str | None, source: str) -> str | None:
    """Up to three cards of the hand; choosing a card again puts it back, a fourth replaces the first."""
    cards = chosen.split("+") if chosen else []
    cards = [card for card in cards if card != source] if source in cards else [*cards, source][-_MOST:]
    return "+".join(cards) or None


def action_of(chosen: str, target: str) -> str:
    """The engine's text: the letters of the cards in canonical order, and where they act."""
    letters = sorted((card.partition(".")[0] for card in chosen.split("+")), key=KINDS.find)
    return f"{''.join(letters)}>{target}"


def begins(action: str, source: str) -> bool:
    """True if an action begins with choosing this source: `RS>row1-left` with any ruby or sapphire, such as `R.2`."""
    payment, arrow, _ = action.partition(">")
    return bool(arrow) and source.partition(".")[0] in payment


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
