"""Why a shift is refused, as a sentence of the case: what was offered, what lies there, what the hand has."""

from __future__ import annotations

from pyengine.gems.field import KINDS
from web.parts.gems import words
from web.parts.gems.payment import held
from web.parts.scene import Scene
from web.parts.table import Refused


def not_due(refused: Refused, scene: Scene) -> str | None:
    """It is somebody else's turn."""
    if "to_act" not in refused.facts:
        return None
    return scene.t("gem-no-turn", name=scene.names[int(str(refused.facts["to_act"])) - 1])


def payment_case(refused: Refused, scene: Scene) -> str | None:
    """What is wrong with a payment; None where the refusal is not about one."""
    if "payment" not in refused.facts:
        return None
    t, facts = scene.t, refused.facts
    payment, kind = str(facts["payment"]), str(facts.get("kind", ""))
    if kind == "o":
        return t("gem-no-three")
    if kind not in KINDS or not kind:
        return t("gem-no-empty")
    name, count = words.gem(kind, t), held(scene)
    if len(payment) == 1 and payment != kind:
        how = "own" if count[kind] else "lack"
        return t(f"gem-no-kind-{how}", paid=words.titled(payment, t), gem=name)
    if count[kind]:
        return t("gem-no-held", gem=name)
    return t("gem-no-lacking", gem=name, others=min(sum(count.values()), 3))
