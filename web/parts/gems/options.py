"""What may be done in a game of gems, said by what it costs: action by action there would be hundreds."""

from __future__ import annotations

from web.parts.gems.payment import price, shifts
from web.parts.gems.words import end, gem
from web.parts.table import Scene


def options(scene: Scene) -> list[str]:
    """The ends where one card pays, each with its kind; those where any three pay; all others one by one."""
    t, found = scene.t, shifts(scene)
    paid_by_one = {at: texts[0][0] for at, texts in found.items() if price(texts) == "one"}
    one = [t("gem-option", end=end(at, t), gem=gem(kind, t)) for at, kind in paid_by_one.items()]
    three = [end(at, t) for at, texts in found.items() if price(texts) == "three"]
    paid = {text for texts in found.values() for text in texts}
    others = [scene.say(text) for text in scene.legal if text not in paid]
    lines = [t("gem-options-one", ends="; ".join(one)) if one else ""]
    lines += [t("gem-options-three", ends="; ".join(three)) if three else "", "; ".join(others)]
    return [line for line in lines if line]
