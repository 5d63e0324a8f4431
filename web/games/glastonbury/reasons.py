"""What speaks for an action in Glastonbury: claims by what the viewer sees alone, each with its check.

What lies in a cauldron below its top is nobody's hint.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.games.glastonbury.pieces import CARD_TEXTS, CAULDRON, FACED, PLACES, STOP_INDEX, STOPS
from web.games.glastonbury.parts import axis_of, colour_of, is_ingredient, stop_name, the_card
from web.parts.claims import Claim, Facts, Reasons
from web.parts.table import Scene

_LOW = 2
"""Up to this number a card that stays alone costs little."""
_SPELLS, _ORANGE = CARD_TEXTS[-4:], ("luck", "eye")


def find(action: str, scene: Scene) -> Iterator[Claim]:
    """What might be said, the most important first."""
    source, _, to = action.partition(">")
    if source == "start":
        stop = (STOP_INDEX[to] + CAULDRON) % len(STOPS)
        yield Claim("gla-why-start", {"stop": STOPS[stop], **_lying(STOPS[stop], scene)})
    elif to:
        yield from _for_taking(source, to, scene)
    elif action == "move":
        yield Claim("gla-why-move", {"stop": scene.view["move"]})
    elif action == "pass":
        yield Claim("gla-why-pass")
    elif action == "appear":
        yield Claim("gla-why-appear")
    elif action == "walk":
        yield Claim("gla-why-walk")


def _for_taking(place: str, to: str, scene: Scene) -> Iterator[Claim]:
    """Of a card: that it ends the game, what it does, what it counts, or where it leads."""
    card = _card_at(place, scene)
    if to == "aside":
        yield Claim("gla-why-aside", {"points": _alone(card, scene)})
        return
    yield Claim("gla-why-end")
    if card == "luck":
        top, seat = max(_tops(scene), key=lambda found: found[0][2:], default=("", 0))
        yield Claim("gla-why-luck", {"card": top, "seat": seat})
        yield Claim("gla-why-luck-none")
    elif card == "eye":
        yield Claim("gla-why-eye")
    elif card == "appear":
        yield Claim("gla-why-appear-card")
    elif card == "move":
        yield Claim("gla-why-move-card")
    elif card == "joker":
        yield Claim("gla-why-joker")
    else:
        number, lead = int(card[2]), scene.view["leads"].get(place)
        yield Claim("gla-why-mate", {"kind": card[:2]})
        yield Claim("gla-why-own", {"colour": colour_of(card)})
        yield Claim("gla-why-low", {"points": _alone(card, scene)})
        yield Claim("gla-why-high", {"number": number})
        if lead in STOP_INDEX:
            facts = {"number": number, "stop": lead, "own": _lying(lead, scene, but=place)["own"]}
            yield Claim("gla-why-lead", facts, also=True)


def words(facts: Facts, scene: Scene) -> Facts:
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


# Checks -------------------------------------------------------------------------------------------------------------


def _starts(facts: Facts, action: str, scene: Scene) -> bool:
    """Two steps from the corner lies a line with so much of one's own colour, or so many spells."""
    stop = STOPS[(STOP_INDEX[action.partition(">")[2]] + CAULDRON) % len(STOPS)]
    lying = _lying(stop, scene)
    return dict(facts) == {"stop": stop, **lying} and (lying["own"] > 0 or lying["spells"] > 0)


def _moves(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001 - a check's shape
    """Magic Movement leads where something lies that may be taken (GLA-16); or that cannot be seen."""
    stop = facts["stop"]
    if stop != scene.view["move"]:
        return False
    return stop not in STOP_INDEX or any(card in CARD_TEXTS and card not in _ORANGE for card in _line(stop, scene))


def _passes(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """At a corner, with a spell that could be used there."""
    return "move" in scene.legal


def _appears(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return "appear" in scene.legal


def _walks(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return "walk" in scene.legal


def _costs_alone(facts: Facts, action: str, scene: Scene) -> bool:
    card = _taken(action, scene)
    return is_ingredient(card) and facts["points"] == _alone(card, scene)


def _ends(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return action.partition(">")[0] in scene.view["ends"]


def _loses(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """Somebody else has this card on top, and so loses it (GLA-17)."""
    return (facts["card"], facts["seat"]) in _tops(scene)


def _nobody_loses(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not _tops(scene)


def _is_taken(card: str) -> Any:
    """A check that this card is the one taken."""
    return lambda _facts, action, scene: _taken(action, scene) == card


def _is_mate(facts: Facts, action: str, scene: Scene) -> bool:
    top = _mine(scene)["top"]
    return bool(top) and facts["kind"] == _taken(action, scene)[:2] == top[:2]


def _is_own(facts: Facts, action: str, scene: Scene) -> bool:
    return bool(facts["colour"] == colour_of(_taken(action, scene)) == _wizard(scene))


def _is_low(facts: Facts, action: str, scene: Scene) -> bool:
    return _costs_alone(facts, action, scene) and facts["points"] <= _LOW


def _is_high(facts: Facts, action: str, scene: Scene) -> bool:
    return bool(int(_taken(action, scene)[2]) == facts["number"] > _LOW)


def _leads_on(facts: Facts, action: str, scene: Scene) -> bool:
    """Its number leads to a line where something of one's own colour lies."""
    place = action.partition(">")[0]
    leads = scene.view["leads"].get(place) == facts["stop"] and int(_taken(action, scene)[2]) == facts["number"]
    return bool(leads and 0 < facts["own"] == _lying(facts["stop"], scene, but=place)["own"])


# What the viewer sees -----------------------------------------------------------------------------------------------


def _mine(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _wizard(scene: Scene) -> str:
    return str(_mine(scene)["wizard"])


def _card_at(place: str, scene: Scene) -> str:
    return str(scene.view["grid"][PLACES.index(place)])


def _taken(action: str, scene: Scene) -> str:
    return _card_at(action.partition(">")[0], scene)


def _line(stop: str, scene: Scene, but: str = "") -> list[str]:
    """The cards that a stop faces, but for one place."""
    return [_card_at(PLACES[place], scene) for place in FACED[STOP_INDEX[stop]] if PLACES[place] != but]


def _lying(stop: str, scene: Scene, but: str = "") -> dict[str, int]:
    """How many cards of one's own colour and how many spells lie in the line of a stop."""
    cards = _line(stop, scene, but)
    own = [card for card in cards if is_ingredient(card) and colour_of(card) == _wizard(scene)]
    return {"own": len(own), "spells": sum(card in _SPELLS for card in cards)}


def _alone(card: str, scene: Scene) -> int:
    """What a card costs that stays alone of its kind: its number, of one's own colour twice that (GLA-23, GLA-24)."""
    if not is_ingredient(card):
        return 0
    return int(card[2]) * (2 if colour_of(card) == _wizard(scene) else 1)


def _tops(scene: Scene) -> list[tuple[str, int]]:
    """What lies on top of the others' cauldrons; ingredients with high numbers are worth most."""
    found = [(player["top"], seat) for seat, player in enumerate(scene.view["players"]) if seat != scene.viewer]
    return [(top, seat) for top, seat in found if top]


REASONS = Reasons(
    find,
    {
        "gla-why-start": _starts,
        "gla-why-move": _moves,
        "gla-why-pass": _passes,
        "gla-why-appear": _appears,
        "gla-why-walk": _walks,
        "gla-why-aside": _costs_alone,
        "gla-why-end": _ends,
        "gla-why-luck": _loses,
        "gla-why-luck-none": _nobody_loses,
        "gla-why-eye": _is_taken("eye"),
        "gla-why-appear-card": _is_taken("appear"),
        "gla-why-move-card": _is_taken("move"),
        "gla-why-joker": _is_taken("joker"),
        "gla-why-mate": _is_mate,
        "gla-why-own": _is_own,
        "gla-why-low": _is_low,
        "gla-why-high": _is_high,
        "gla-why-lead": _leads_on,
    },
    words,
)
