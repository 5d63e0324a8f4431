"""Why something is not possible: the rule's own paragraph is the reason."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.kit.cards import Card
from pyengine.rulebook.read import Rulebook
from web.kit.shape import Shape
from web.kit.ways import cards_in
from web.kit.words import card_name
from web.parts.html import plain
from web.parts.paragraph import paragraph
from web.parts.table import Scene


def explanation(breach: Breach, action: str, scene: Scene, shape: Shape, rulebook: Rulebook) -> str:
    """The sentence of a refusal."""
    if scene.viewer is not None and scene.viewer not in scene.view["to_act"]:
        return scene.table.waiting(scene.view["to_act"][0], scene)
    missing = _missing(action, scene, shape)
    if missing is not None:
        return scene.t("kit-not-held", card=card_name(missing, shape.definition.pack, scene.t))
    rule = rulebook.rules.get(breach.rule)
    return " ".join(plain(paragraph(text)) for _, text in rule.parts) if rule else scene.t("refused")


def _missing(action: str, scene: Scene, shape: Shape) -> str | None:
    """A card of an action that does not lie where it would be taken from."""
    act = shape.act(action)
    if act is None or scene.viewer is None:
        return None
    zones = [
        kind
        for (_, kind), value in zip(shape.move_of(act).blanks, act.args, strict=True)
        if isinstance(value, Card | tuple)
    ]
    for kind, codes in zip(zones, cards_in(act), strict=True):
        zone = getattr(kind, "zone", kind)
        lying = list(scene.view[zone.name][scene.viewer] if zone.each else scene.view[zone.name])
        for code in codes:
            if code not in lying:
                return code
            lying.remove(code)
    return None
