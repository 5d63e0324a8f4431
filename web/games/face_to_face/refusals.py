"""Why an action is refused in Face to Face, as a sentence of the case."""

from __future__ import annotations

from web.parts.scene import Scene
from web.parts.table import Refused

_BARE = (1, 60)
"""What the base cards show: no gift goes on them."""
_NUMBERS = range(2, 60)
"""The numbers that there are cards of: beyond them there is no backwards trick."""


def case(refused: Refused, scene: Scene) -> str | None:
    """What is in the way, and what would do."""
    t, facts = scene.t, refused.facts
    card, top = facts.get("card", 0), facts.get("top", 0)
    if refused.rule == "F2F-6":
        return t("f2f-no-end", laid=facts["laid"])
    if refused.rule in ("F2F-8", "F2F-9"):
        kind = "up" if refused.rule == "F2F-8" else "down"
        trick = int(str(top)) + (-10 if kind == "up" else 10)
        return t(f"f2f-no-{kind}", card=card, top=top, trick=trick if trick in _NUMBERS else "none")
    if refused.rule == "F2F-12":
        return t(f"f2f-no-gift-{'up' if refused.action.endswith('up') else 'down'}", card=card, top=top)
    if refused.rule == "F2F-13":
        return t("f2f-no-bare" if top in _BARE and card != top else "f2f-no-same", card=card)
    messages = {"F2F-3": "f2f-no-card", "F2F-11": "f2f-no-second-gift", "F2F-21": "f2f-no-second"}
    return t(messages[refused.rule], card=card) if refused.rule in messages else None
