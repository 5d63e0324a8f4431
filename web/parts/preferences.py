"""The reader's settings: the bots' pace, theme, motion, sounds."""

from __future__ import annotations

from collections.abc import Mapping

PACES = ("normal", "fast", "instant")
"""The pace of a table's bots; the first is the default."""

CHOICES = {"theme": ("auto", "light", "dark"), "motion": ("normal", "slow", "none"), "sound": ("off", "on")}
"""The settings that the device stores; the first value is the default; also in `web/browser/window/settings.js`."""


def checked(given: Mapping[str, object]) -> dict[str, str]:
    """The given preferences, with the default for each missing or unknown value."""
    return {name: str(given[name]) if given.get(name) in all_ else all_[0] for name, all_ in CHOICES.items()}
