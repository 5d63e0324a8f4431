"""What the learned value of Flights sees in an action, in words."""

from __future__ import annotations

from pyengine.bots.reasons import Feature
from web.parts.table import Scene
from web.parts.value_words import whose

_NUMBERS = {
    "to-go": ("steps",),
    "of-missing": ("players", "missing"),
    "worth": ("points",),
    "missing-in-hand": ("missing", "held"),
    "hand-high": ("held",),
    "hand-exchanges": ("held",),
    "hand-deportations": ("held",),
    "flight": ("flight",),
    "place": ("before",),
}
"""What the numbers in the name of a feature are."""


def value_words(feature: Feature, scene: Scene) -> str:
    """The sentence of a feature; a place is counted from one."""
    numbers = dict(zip(_NUMBERS[feature.kind], feature.numbers, strict=True))
    place = numbers.get("before", 0) + 1
    return scene.t(f"fli-value-{feature.kind}", place=place, **numbers, **whose(feature, scene))
