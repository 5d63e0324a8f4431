"""What a reader can set: how quick bots are, the look, the motion, the sounds."""

from __future__ import annotations

from collections.abc import Mapping

PACES = ("normal", "fast", "instant")
"""How quick the bots of a table are; the first is the usual one."""

CHOICES = {"theme": ("auto", "light", "dark"), "motion": ("normal", "slow", "none"), "sound": ("off", "on")}
"""What is kept on the device, with the value of a new reader first; `web/browser/window/settings.js` has the same."""


def checked(given: Mapping[str, object]) -> dict[str, str]:
    """The preferences that make sense, and the first choice where they do not."""
    return {name: str(given[name]) if given.get(name) in all_ else all_[0] for name, all_ in CHOICES.items()}
