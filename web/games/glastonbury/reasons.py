"""Why an action is good in Glastonbury, by what the viewer sees alone: what lies in a cauldron is nobody's hint."""

from __future__ import annotations

from pyengine.games.glastonbury.pieces import CARD_TEXTS, CAULDRON, FACED, PLACES, STOP_INDEX, STOPS
from web.games.glastonbury.cauldrons import KEPT
from web.games.glastonbury.parts import axis_of, colour_of, is_ingredient, stop_name, the_card
from web.parts.scene import Scene

_HIGH, _LOW = 3, 2
"""Numbers from which a card makes a set rich, and up to which a lone one costs little."""


def reason(action: str, scene: Scene) -> str | None:
    """The most important of the reasons that are true."""
    if scene.viewer is None:
        return None
    source, _, to = action.partition(">")
    if source == "start":
        return _corner(to, scene)
    if to:
        return _take(source, to, scene)
    if action == "move":
        return _move(scene)
    return scene.t(f"gla-why-{action}")


def _corner(corner: str, scene: Scene) -> str:
    """What an empty cauldron leads to from there, and how many cards of one's own colour lie there."""
    stop = (STOP_INDEX[corner] + CAULDRON) % len(STOPS)
    assert scene.viewer is not None
    wizard = scene.view["players"][scene.viewer]["wizard"]
    cards = [scene.view["grid"][place] for place in FACED[stop]]
    own = sum(is_ingredient(card) and colour_of(card) == wizard for card in cards)
    spells = sum(card in CARD_TEXTS[-4:] for card in cards)
    colour = scene.t("gla-colour", colour=wizard)
    axis = axis_of(STOPS[stop])
    return scene.t("gla-why-start", axis=axis, own=own, colour=colour, spells=spells)


def _move(scene: Scene) -> str:
    """Where Magic Movement leads, if that can be seen."""
    leads = scene.view["move"]
    known = leads in STOP_INDEX
    return scene.t("gla-why-move", to=stop_name(leads, scene.t) if known else "none")


def _take(place: str, to: str, scene: Scene) -> str:
    """Of a card: that it ends the game, what it does, what it is worth, or where it leads."""
    t, card = scene.t, str(scene.view["grid"][PLACES.index(place)])
    if to == "aside":
        return t("gla-why-aside")
    if place in scene.view["ends"]:
        return t("gla-why-end")
    if card == "luck":
        return _luck(scene)
    if not is_ingredient(card):
        return t(f"gla-why-{card}-card" if card in KEPT else f"gla-why-{card}")
    return _ingredient(place, card, scene)


def _luck(scene: Scene) -> str:
    """The best card that somebody else loses."""
    tops = [
        (player["top"], scene.names[seat])
        for seat, player in enumerate(scene.view["players"])
        if seat != scene.viewer and player["top"]
    ]
    if not tops:
        return scene.t("gla-why-luck-none")
    top, name = max(tops, key=lambda pair: pair[0][2:] if is_ingredient(pair[0]) else "0")
    return scene.t("gla-why-luck", name=name, card=the_card(top, scene.t))


def _ingredient(place: str, card: str, scene: Scene) -> str:
    """Its colour or its kind, and where its number leads."""
    t, number = scene.t, int(card[2])
    assert scene.viewer is not None
    player = scene.view["players"][scene.viewer]
    worth = "low" if number <= _LOW else "high" if number >= _HIGH else "none"
    if player["top"] and player["top"][:2] == card[:2]:
        worth = "mate"
    elif colour_of(card) == player["wizard"]:
        worth = "own"
    lead = scene.view["leads"][place]
    axis = axis_of(lead) if lead in STOP_INDEX else "none"
    said = {"number": number, "of": t("gla-of-kind", kind=card[:2]), "colour": t("gla-colour", colour=colour_of(card))}
    return t("gla-why-card", worth=worth, axis=axis, next=stop_name(lead, t) if axis != "none" else "", **said)
