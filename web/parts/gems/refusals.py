"""Why a shift is refused, as a sentence of the case: what was offered, what lies there, what the hand has."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.gems.field import KINDS
from web.parts.gems import words
from web.parts.gems.payment import held, shifts
from web.parts.table import Scene


def payment_case(breach: Breach, scene: Scene) -> str | None:
    """What is wrong with a payment; None where the refusal is not about one."""
    if "payment" not in breach.facts:
        return None
    t, facts = scene.t, breach.facts
    payment, kind = str(facts["payment"]), str(facts.get("kind", ""))
    count = held(scene)
    lacking = {"others": min(sum(count.values()), 3), "instead": t("gem-instead", can=_instead(scene))}
    if kind == "o":
        return t("gem-no-three", **lacking)
    if kind not in KINDS or not kind:
        return t("gem-no-empty")
    name = words.gem(kind, t)
    if len(payment) == 1 and payment != kind:
        how = "own" if count[kind] else "lack"
        return t(f"gem-no-kind-{how}", paid=words.titled(payment, t), gem=name)
    if count[kind]:
        return t("gem-no-held", gem=name)
    return t("gem-no-lacking", gem=name, **lacking)


def _instead(scene: Scene) -> str:
    """What can be done where a payment is lacking: `both` a shift elsewhere and a draw, one of them, or neither."""
    if shifts(scene):
        return "both" if "draw" in scene.legal else "shift"
    return next((way for way in ("draw", "pass") if way in scene.legal), "end")
