"""Why something is not possible: the author's own sentence of the case, else the rule's own paragraph."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.kit.cards import Card
from pyengine.rulebook.read import load
from web.kit.ends import paragraph_of
from web.kit.shape import Shape
from web.kit.ways import cards_in
from web.kit.wording import card_name, own, value_words
from web.parts.html import capital
from web.parts.table import Scene


def explanation(breach: Breach, action: str, scene: Scene, shape: Shape) -> str:
    """The sentence of a refusal."""
    to_act = scene.view["to_act"]
    if scene.viewer is not None and to_act and scene.viewer not in to_act:
        return scene.table.waiting(to_act[0], scene)
    missing = _missing(action, scene, shape)
    if missing is not None:
        return scene.t("kit-not-held", card=card_name(missing, shape, scene.t))
    facts = {name: _fact(name, value, shape, scene) for name, value in breach.facts.items()}
    said = own(shape, scene.t, "refusal", breach.rule, **{"seat": "", **facts})
    return capital(said or rule_words(breach.rule, scene))


def rule_words(rule: str, scene: Scene) -> str:
    """A rule's own paragraph; of a rule that is not in the file that it is not possible."""
    found = load(scene.game, scene.t.lang).rules.get(rule)
    return paragraph_of(found.parts) if found else scene.t("refused")


def _fact(name: str, value: object, shape: Shape, scene: Scene) -> str:
    """A fact of the case in words: a card, a seat, or a value."""
    text = str(value)
    if text in shape.definition.pack.by_code:
        return card_name(text, shape, scene.t)
    if name == "seat" and text.isdigit() and 0 < int(text) <= len(scene.names):
        return scene.names[int(text) - 1]
    return value_words(name, text, shape, scene.t)


def _missing(action: str, scene: Scene, shape: Shape) -> str | None:
    """A card of an action that does not lie where it would be taken from."""
    act = shape.act(action)
    if act is None or scene.viewer is None:
        return None
    blanks = zip(shape.move_of(act).blanks, act.args, strict=True)
    zones = [kind for (_, kind), value in blanks if isinstance(value, Card | tuple)]
    for kind, codes in zip(zones, cards_in(act), strict=True):
        zone = getattr(kind, "zone", kind)
        lying = list(scene.view[zone.name][scene.viewer] if zone.each else scene.view[zone.name])
        for code in codes:
            if code not in lying:
                return code
            lying.remove(code)
    return None
