"""Manners of playing Glastonbury: by what goes into the cauldron."""

from __future__ import annotations

from pyengine.core.state import Action, View
from pyengine.core.strategy import Styles
from pyengine.games.glastonbury.pieces import CARD_INDEX, COLOURS, JOKER, NUMBERS, PLACE_INDEX, Take, Use


def _card(view: View, action: Action) -> int:
    """The card that is taken; -1 where none is."""
    return CARD_INDEX.get(view["grid"][PLACE_INDEX[action.place]], -1) if isinstance(action, Take) else -1


def _bold(view: View, action: Action) -> float:
    """What others want: the colours of their wizards; and high numbers."""
    card = _card(view, action)
    if not 0 <= card < JOKER:
        return 1.0 if isinstance(action, Use) else 0.0
    others = {player["wizard"] for seat, player in enumerate(view["players"]) if seat != view["seat"]}
    return 5.0 * (COLOURS[card >> 3] in others) + NUMBERS[card]


def _careful(view: View, action: Action) -> float:
    """The own colour, and small steps."""
    card = _card(view, action)
    if not 0 <= card < JOKER:
        return 0.0
    own: str = view["players"][view["seat"]]["wizard"]
    return 5.0 * (COLOURS[card >> 3] == own) - NUMBERS[card]


def _hoarding(view: View, action: Action) -> float:
    """Jokers and spells to keep."""
    card = _card(view, action)
    return 5.0 if card >= JOKER else -1.0 if isinstance(action, Use) else 0.0


STYLES = Styles(_bold, _careful, _hoarding)
