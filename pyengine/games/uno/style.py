"""Manners of playing UNO: the bold one stops others and calls bluffs, the careful one sheds points, one keeps Wilds."""

from __future__ import annotations

from pyengine.core.state import Action, View
from pyengine.core.strategy import Styles
from pyengine.games.uno.pieces import VALUES, WILD, Accept, Challenge, Draw, Keep, Lay


def _bold(view: View, action: Action) -> float:  # noqa: ARG001 - a style's shape
    """Whatever holds the next player up, and the challenge rather than two cards."""
    if isinstance(action, Lay):
        return 2.0 + bool(action.effect) * 2.0
    return 3.0 if isinstance(action, Challenge) else 0.0


def _careful(view: View, action: Action) -> float:  # noqa: ARG001 - as above
    """The dearest card first, so that little is left when another goes out; no challenge that could cost four cards."""
    if isinstance(action, Lay):
        return 2.0 + float(VALUES[action.card]) / 100
    return 3.0 if isinstance(action, Accept) else 0.0


def _hoarding(view: View, action: Action) -> float:  # noqa: ARG001 - as above
    """Plain cards first; Wilds and what has an effect are kept for later."""
    if isinstance(action, Lay):
        return 1.0 - bool(action.effect) - 2.0 * (action.card >= WILD)
    return 0.5 if isinstance(action, Draw | Keep) else 0.0


# The rules of thumb set cards far apart, more than they matter in the end: with 0.03 a style changed three choices in a
# hundred at most.
STYLES = Styles(_bold, _careful, _hoarding, margin=0.12)
