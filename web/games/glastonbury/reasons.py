"""What speaks for an action in Glastonbury, by what the viewer sees alone.

What lies in a cauldron below its top is nobody's hint.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.bots.reasons import Feature
from pyengine.games.glastonbury.pieces import CARD_TEXTS, CAULDRON, FACED, PLACES, SPELL_TEXTS, STOP_INDEX, STOPS
from web.games.glastonbury.parts import axis_of, colour_of, is_ingredient, stop_name, the_card
from web.games.glastonbury.words import WORDS
from web.parts.players import whose
from web.parts.table import Scene, Table
from web.parts.table_data import Claim, Facts

_LOW = 2
"""Up to this number a card that stays alone costs little."""
_SPELLS, _ORANGE = CARD_TEXTS[-4:], ("luck", "eye")
_SIGNS = {
    "eye": "gla-why-eye",
    "appear": "gla-why-appear-card",
    "move": "gla-why-move-card",
    "joker": "gla-why-joker",
}


class Argues(Table):
    """What speaks for a card, a corner, a spell, and for taking nothing."""

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """What a card brings or costs, and where it leads."""
        source, _, to = action.partition(">")
        if source == "start":
            stop = STOPS[(STOP_INDEX[to] + CAULDRON) % len(STOPS)]
            lying = _lying(stop, scene)
            if lying["own"] or lying["spells"]:
                yield Claim("gla-why-start", {"stop": stop, **lying})
        elif to:
            yield from _for_taking(source, to, scene)
        elif action == "move":  # to where something lies that may be taken (GLA-16), or where that cannot be seen
            stop = scene.view["move"]
            if stop not in STOP_INDEX or any(card in CARD_TEXTS and card not in _ORANGE for card in _line(stop, scene)):
                yield Claim("gla-why-move", {"stop": stop})
        elif action == "pass" and "move" in scene.legal:
            yield Claim("gla-why-pass")
        elif action == "appear":
            yield Claim("gla-why-appear")
        elif action == "walk":
            yield Claim("gla-why-walk")

    def claim_words(self, facts: Facts, scene: Scene) -> Facts:
        """The facts with cards, places and seats by their names."""
        t, named = scene.t, dict(facts)
        if "stop" in facts:
            known = facts["stop"] in STOP_INDEX
            named["axis"] = axis_of(facts["stop"]) if known else "none"
            named["next"] = stop_name(facts["stop"], t) if known else ""
        if "card" in facts:
            named["card"] = the_card(facts["card"], t)
        if "kind" in facts:
            named["of"] = t("gla-of-kind", kind=facts["kind"])
        if "seat" in facts:
            named["name"] = scene.names[facts["seat"]]
        named["colour"] = t("gla-colour", colour=facts.get("colour", _wizard(scene)))
        return named

    def value_words(self, feature: Feature, scene: Scene) -> str:
        """What the learned value sees, in words that tell nobody what lies in a cauldron."""
        t, last = scene.t, feature.numbers[-1]
        facts: dict[str, object] = {"cards": last, "turns": last}
        if feature.kind == "time-spell":
            facts["spell"] = WORDS.values["spells-of"](SPELL_TEXTS[last], t)
        return t(f"gla-value-{feature.kind}", **facts, **whose(feature, scene))


def _for_taking(place: str, to: str, scene: Scene) -> Iterator[Claim]:
    """Of a card: that it ends the game, what it does, what it counts, or where it leads."""
    card, view = _card_at(place, scene), scene.view
    # A card that stays alone of its kind costs its number, of one's own colour twice that (GLA-23, GLA-24).
    is_own = is_ingredient(card) and colour_of(card) == _wizard(scene)
    points = int(card[2]) * (2 if is_own else 1) if is_ingredient(card) else 0
    if to == "aside":
        if is_ingredient(card):
            yield Claim("gla-why-aside", {"points": points})
        return
    if place in view["ends"]:
        yield Claim("gla-why-end")
    if card == "luck":  # somebody loses the card on top (GLA-17); ingredients with high numbers are worth most
        tops = [(player["top"], seat) for seat, player in enumerate(view["players"]) if seat != scene.viewer]
        top, seat = max((found for found in tops if found[0]), key=lambda found: found[0][2:], default=("", 0))
        yield Claim("gla-why-luck", {"card": top, "seat": seat}) if top else Claim("gla-why-luck-none")
    elif card in _SIGNS:
        yield Claim(_SIGNS[card])
    else:
        number, lead, top = int(card[2]), view["leads"].get(place), view["players"][scene.viewer]["top"]
        if top and top[:2] == card[:2]:
            yield Claim("gla-why-mate", {"kind": card[:2]})
        if is_own:
            yield Claim("gla-why-own", {"colour": colour_of(card)})
        if points <= _LOW:
            yield Claim("gla-why-low", {"points": points})
        if number > _LOW:
            yield Claim("gla-why-high", {"number": number})
        own = _lying(lead, scene, but=place)["own"] if lead in STOP_INDEX else 0
        if own:
            yield Claim("gla-why-lead", {"number": number, "stop": lead, "own": own}, also=True)


def _wizard(scene: Scene) -> str:
    return str(scene.view["players"][scene.viewer]["wizard"])


def _card_at(place: str, scene: Scene) -> str:
    return str(scene.view["grid"][PLACES.index(place)])


def _line(stop: str, scene: Scene, but: str = "") -> list[str]:
    """The cards that a stop faces, but for one place."""
    return [_card_at(PLACES[place], scene) for place in FACED[STOP_INDEX[stop]] if PLACES[place] != but]


def _lying(stop: str, scene: Scene, but: str = "") -> dict[str, int]:
    """How many cards of one's own colour and how many spells lie in the line of a stop."""
    cards = _line(stop, scene, but)
    own = [card for card in cards if is_ingredient(card) and colour_of(card) == _wizard(scene)]
    return {"own": len(own), "spells": sum(card in _SPELLS for card in cards)}
