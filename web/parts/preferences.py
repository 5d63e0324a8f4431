"""The reader's settings: the bots' pace, card backs and table cloths, sounds, vibration, motion, theme, cores, how
friends are connected.
"""

from __future__ import annotations

from collections.abc import Mapping

PACES = ("normal", "fast", "instant")
"""The pace of a table's bots; the first is the default."""

CHOICES = {
    "cards": ("own", "weave", "waves", "stars", "leaves"),
    "cloth": ("own", "baize", "night", "linen", "wood", "wine"),
    "sound": ("off", "on"),
    "vibration": ("on", "off"),
    "talk": ("on", "off"),
    "motion": ("normal", "slow", "none"),
    "theme": ("auto", "light", "dark"),
    "keys": ("on", "off"),
    "thinking": ("cores", "sparing"),
    "connect": ("live", "links"),
}
"""The settings that the device stores; the first value is the default; also in `web/browser/window/settings.js`."""

GROUPS = {
    "table": ("cards", "cloth"),
    "feel": ("sound", "vibration", "motion", "talk"),
    "page": ("theme", "keys", "thinking", "connect"),
}
"""The settings of `CHOICES` as the panel groups them."""

SWATCHES = frozenset(("cards", "cloth"))
"""The settings whose values are shown as small pictures, drawn by `backs.css` and `cloths.css` in `web/styles`."""


def checked(given: Mapping[str, object]) -> dict[str, str]:
    """The given preferences, with the default for each missing or unknown value."""
    return {name: str(given[name]) if given.get(name) in all_ else all_[0] for name, all_ in CHOICES.items()}
