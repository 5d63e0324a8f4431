"""Manners of playing the games of gems: to shift on, to end the turn early, or to draw."""

from __future__ import annotations

from pyengine.core.state import Action, View
from pyengine.core.strategy import Styles
from pyengine.gems.field import Shift


def _bold(view: View, action: Action) -> float:  # noqa: ARG001 - a style's shape
    """Shift as long as it is about as good."""
    return float(isinstance(action, Shift))


def _careful(view: View, action: Action) -> float:
    """Take what a few shifts bring, and keep the rest."""
    return float(bool(view["shifts"]) and not isinstance(action, Shift))


def _hoarding(view: View, action: Action) -> float:
    """Draw, as long as nothing was shifted."""
    return float(not view["shifts"] and not isinstance(action, Shift))


STYLES = Styles(_bold, _careful, _hoarding)
