"""The prompt of UNO: what to do now, the call, the colours of a Wild, and the buttons of the turn."""

from __future__ import annotations

from web.games.uno.art import COLOURS, bubble, sign
from web.games.uno.call import CALL, is_called, is_on_turn, lays, may_call, picked
from web.games.uno.people import action_attribute
from web.games.uno.refusals import fitting
from web.games.uno.words import SINGLE, card_name, colour_name, is_dealt, is_wild, parts
from web.parts.html import Html, el, glued
from web.parts.table import Scene
from web.parts.table_data import Prompt
from web.parts.zones import action_button, control, spoken


def prompt(scene: Scene) -> Prompt | None:
    """What to do now. Drawing is the main action, keeping what was drawn the second; both are there at all times."""
    view, t = scene.view, scene.t
    if view["outcome"] or scene.viewer is None or not is_dealt(scene):
        return None
    draw = action_button(scene, "draw", t("uno-draw-button"), "d")
    keep = action_button(scene, "keep", t("uno-keep"), "k")
    extra = el("div", {"class": "uno-extra"}, *_extra(scene))
    text = _on_turn(scene) if is_on_turn(scene) else scene.turn_text
    names = [scene.names[seat] for seat in singles(scene)]
    last = scene.t("uno-last-cards", names=t.listed(names), count=len(names)) if names else ""
    return Prompt(glued(" ", filter(None, (text, last))), draw, keep, extra)


# What is said


def _on_turn(scene: Scene) -> str:
    """What the viewer may do now."""
    view, t = scene.view, scene.t
    if view["phase"] == "challenge":
        colour = colour_name(view["was"] or "none", t)
        return t("uno-hint-challenge", name=scene.names[view["accused"]], colour=colour, late=view["late"])
    if view["phase"] == "colour":
        return t("uno-hint-colour")
    card = picked(scene)
    if is_wild(card):
        name = t("uno-hint-name", call=_call_state(scene), drawn="yes" if view["drawn"] else "no")
        return glued(" ", (t("uno-hint-bluff", colour=view["colour"]), name)) if _is_bluff(scene, card) else name
    if view["phase"] == "drawn":
        return t("uno-hint-drawn", card=card_name(view["drawn"], t), call=_call_state(scene))
    return t("uno-hint-two-ways", card=card_name(card, t)) if card and may_call(scene) else _to_lay(scene)


def _is_bluff(scene: Scene, code: str | None) -> bool:
    """True for a Wild Draw Two while the hand has a card of the colour in force (UNO-14, UNO-15)."""
    hand = scene.view["players"][scene.viewer]["hand"]
    return code is not None and parts(code)[1] == "two" and scene.view["colour"] in [parts(card)[0] for card in hand]


def _to_lay(scene: Scene) -> str:
    """What may be laid in an ordinary turn."""
    t, hand = scene.t, scene.view["players"][scene.viewer]["hand"]
    fits = [code for code in hand if lays(scene, code)]
    if not fits:
        return t("uno-hint-nothing")
    if may_call(scene):
        return t("uno-hint-called" if is_called(scene.chosen) else "uno-hint-two")
    if len(hand) > SINGLE and all(map(is_wild, fits)):
        return t("uno-hint-wild")
    return t("uno-hint-last" if len(hand) == SINGLE else "uno-hint-play", fits=fitting(scene))


def _call_state(scene: Scene) -> str:
    """Whether the call is possible, and chosen."""
    return "none" if not may_call(scene) else "on" if is_called(scene.chosen) else "off"


def singles(scene: Scene) -> list[int]:
    """The other seats with one card left."""
    players = enumerate(scene.view["players"])
    return [seat for seat, player in players if player["count"] == SINGLE and seat != scene.viewer]


# What stands before the buttons


def _extra(scene: Scene) -> list[Html]:
    """The controls of special moments; their row is always there, so that nothing moves when they come."""
    if not is_on_turn(scene):
        # Offered whenever somebody has one card, so that it gives nothing away.
        attrs = {"id": "do-let", "class": "button", action_attribute("let", scene.legal): "let", "data-key": "l"}
        let = control(scene, {**attrs, "data-tip": scene.t("uno-let-tip")}, scene.t("uno-let"))
        return [let] if singles(scene) else []
    if scene.view["phase"] == "challenge":
        t = scene.t
        return [
            action_button(scene, "challenge", t("uno-challenge"), "c"),
            action_button(scene, "accept", t("uno-accept"), "a"),
        ]
    if scene.view["phase"] == "colour":
        return [_colours(scene, [f"colour>{colour}" for colour in COLOURS], None)]
    found = [_call(scene)] if may_call(scene) else []
    card = picked(scene)
    if is_wild(card):
        call = CALL if is_called(scene.chosen) else ""
        found.insert(0, _colours(scene, [f"{card}>{colour}{call}" for colour in COLOURS], call))
    return found


def _colours(scene: Scene, actions: list[str], call: str | None) -> Html:
    """The four colours in their order; for a Wild of the hand they are its targets."""
    buttons = [
        _colour(scene, colour, action, None if call is None else colour + call)
        for colour, action in zip(COLOURS, actions, strict=True)
    ]
    return el("div", {"class": "colours", "role": "group", "aria-label": scene.t("uno-name-colour")}, *buttons)


def _colour(scene: Scene, colour: str, action: str, target: str | None) -> Html:
    """One colour: its sign and its name, so that nobody has to tell it by the colour."""
    word = scene.t("uno-colour-button", colour=colour)
    label = scene.t("uno-choose-colour-called", colour=word) if action.endswith(CALL) else word
    attrs = {
        "id": f"name-{colour}",
        "class": f"uno-tone {colour} lit",
        "data-action": action if action in scene.legal else None,
        "data-target": target,
        "data-tip": word,
    }
    return control(scene, attrs, spoken(label), sign(colour), el("span", {"aria-hidden": "true"}, word))


def _call(scene: Scene) -> Html:
    """The call: chosen before the card it stays on; with a coloured card chosen it lays that one."""
    t, card, called = scene.t, picked(scene), is_called(scene.chosen)
    lays_it = card is not None and not is_wild(card)
    label = t("uno-call-with", card=card_name(card, t)) if lays_it and card else t("uno-call")
    attrs = {
        "id": "call-uno",
        "class": "uno-call",
        "data-source": None if lays_it else CALL,
        "data-target": f"discard{CALL}" if lays_it else None,
        "data-action": f"{card}>discard{CALL}" if lays_it else None,
        "data-key": "u",
        "data-tip": t("uno-call-tip"),
        "aria-pressed": None if lays_it else "true" if called else "false",
        "aria-keyshortcuts": "U",
    }
    return control(scene, attrs, bubble(), spoken(label), el("span", {"aria-hidden": "true"}, t("uno-call")))
