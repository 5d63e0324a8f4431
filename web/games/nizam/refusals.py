"""Why an action is refused in Nizam: what is in the way, and what would do."""

from __future__ import annotations

from pyengine.core.errors import Breach
from web.parts.gems.turn import payment_case, shifts
from web.parts.table import Scene, Table

_MESSAGES = {
    "NIZ-4": "niz-no-draw",
    "NIZ-7": "niz-no-activation",
    "NIZ-15": "gem-draw-none",
    "NIZ-18": "niz-no-pass",
    "NIZ-19": "niz-no-room",
}


class Explains(Table):
    """What is in the way of an action, and the rule that is most to the point."""

    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal."""
        if case := payment_case(breach, scene):
            return case
        return scene.t(_MESSAGES.get(breach.rule, "refused"), limit=breach.facts.get("limit", 0))

    def rule_now(self, scene: Scene) -> str:
        """The two ways of a turn come first; once a line was shifted, what runs bring."""
        if "pass" in scene.legal:
            return "NIZ-18"
        if not scene.view["shifts"]:
            return "NIZ-4"
        return "NIZ-9" if not shifts(scene) else "NIZ-11"
