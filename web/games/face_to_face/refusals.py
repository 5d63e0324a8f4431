"""Why an action is refused in Face to Face: what is in the way, and what would do."""

from __future__ import annotations

from pyengine.core.errors import Breach
from web.parts.table import Scene, Table

_BARE = (1, 60)
"""What the base cards show: no gift goes on them."""
_NUMBERS = range(2, 60)
"""The numbers that there are cards of: beyond them there is no backwards trick."""
_MESSAGES = {"F2F-3": "f2f-no-card", "F2F-11": "f2f-no-second-gift", "F2F-21": "f2f-no-second"}


class Explains(Table):
    """What is in the way of an action, and the rule that is most to the point."""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal."""
        t, facts = scene.t, breach.facts
        card, top = facts.get("card", 0), facts.get("top", 0)
        if breach.rule == "F2F-6":
            return t("f2f-no-end", laid=facts["laid"])
        if breach.rule in ("F2F-8", "F2F-9"):
            kind = "up" if breach.rule == "F2F-8" else "down"
            trick = top + (-10 if kind == "up" else 10)
            return t(f"f2f-no-{kind}", card=card, top=top, trick=trick if trick in _NUMBERS else "none")
        if breach.rule == "F2F-12":
            return t(f"f2f-no-gift-{'up' if action.endswith('up') else 'down'}", card=card, top=top)
        if breach.rule == "F2F-13":
            return t("f2f-no-bare" if top in _BARE and card != top else "f2f-no-same", card=card)
        return t(_MESSAGES[breach.rule], card=card) if breach.rule in _MESSAGES else t("refused")

    def rule_now(self, scene: Scene) -> str:
        """Laying comes first; once enough is laid, drawing."""
        return "F2F-15" if "draw" in scene.legal else "F2F-8"
