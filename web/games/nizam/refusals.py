"""Why an action is refused in Nizam, as a sentence of the case."""

from __future__ import annotations

from web.parts.gems.refusals import not_due, payment_case
from web.parts.scene import Scene
from web.parts.table import Refused

_MESSAGES = {
    "NIZ-4": "niz-no-draw",
    "NIZ-7": "niz-no-activation",
    "NIZ-15": "gem-draw-none",
    "NIZ-18": "niz-no-pass",
}


def case(refused: Refused, scene: Scene) -> str | None:
    """What is in the way, and what would do."""
    told = not_due(refused, scene) or payment_case(refused, scene)
    if told:
        return told
    if refused.rule == "NIZ-19":
        return scene.t("niz-no-room", limit=refused.facts["limit"])
    message = _MESSAGES.get(refused.rule)
    return scene.t(message) if message else None
