"""What the sentences on a feature of a learned value have in common."""

from __future__ import annotations

from pyengine.bots.reasons import Feature
from web.parts.table import Scene


def whose(feature: Feature, scene: Scene) -> dict[str, str]:
    """Values for a message: `who`, `you` or `other`; the `name`; if it is `own`; and if the action `brings` it."""
    return {
        "who": "you" if feature.seat == scene.viewer else "other",
        "name": scene.names[feature.seat],
        "own": "yes" if feature.own else "no",
        "brings": "yes" if feature.brings else "no",
    }
