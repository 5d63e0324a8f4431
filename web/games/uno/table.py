"""The table of UNO: two to ten players round one discard pile.

A coloured card goes to the target `discard`; while a Wild is chosen, that place shows the four colours instead.
With two cards in the hand there is the same place once more, with the call: `discard!`, or `red!` and the others.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from web.games.uno.art import COLOURS, bubble, face, sign, turning
from web.games.uno.moves import as_name, last_to_draw, move_name_in_hand, move_name_of_top
from web.games.uno.people import SINGLE, action_attribute, callers, fan, name_line, others, scores, stage
from web.games.uno.say import (
    HIDDEN,
    card_name,
    colour_name,
    is_dealt,
    parts,
    seat_to_act,
    seat_words,
)
from web.parts.html import Html, el
from web.parts.scene import Scene
from web.parts.zones import card_back, direct, panel, spoken

_LAYING = ("play", "drawn")
"""The phases in which the hand is looked through for what fits."""
_CALLS = 2
"""With so many cards in the hand, the next one can be laid with the call."""


def draw(scene: Scene) -> Html:
    """The whole table; a spectator looks from the first seat's side."""
    own = scene.viewer or 0
    hand = _with_drawn(scene)
    return el("div", {"class": "uno-board"}, others(scene, own), _centre(hand, own), _own(hand, own), scores(scene))


def _with_drawn(scene: Scene) -> Scene:
    """A card just drawn counts as picked up, as long as no other one is."""
    drawn = scene.view["drawn"]
    if scene.chosen is None and drawn not in (None, HIDDEN) and seat_to_act(scene) == scene.viewer:
        return replace(scene, chosen=drawn)
    return scene


# The middle


def _centre(scene: Scene, own: int) -> Html:
    """Draw pile, discard, the place for the call; colour in force and direction of play."""
    colour = "none" if not is_dealt(scene) else scene.view["colour"] or "none"
    piles = el(
        "div",
        {"class": "piles", "data-zone": "piles"},
        _deck(scene),
        _mat(scene, colour),
        _beside(scene, own),
    )
    return panel(f"centre {colour}", scene.t("uno-discard-caption"), piles, _way(scene))


def _deck(scene: Scene) -> Html:
    """The draw pile is the button that draws."""
    size, legal = scene.view["deck"], "draw" in scene.legal
    top = card_back("uno") if size else el("span", {"class": "card gone", "aria-hidden": "true"})
    moving = {"class": "top", "data-move": None if last_to_draw(scene) is not None else "drawn"}
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, scene.t("uno-draw"), _count(size))
    label = spoken(f"{scene.t('uno-draw')}. {scene.t('uno-deck', count=size)}")
    attrs = {
        "id": "do-draw",
        "class": f"pile deck{' lit' if legal else ''}",
        action_attribute("draw", scene.legal): "draw",
        "data-key": "d",
        "aria-disabled": None if legal else "true",
        "aria-keyshortcuts": "D",
    }
    return el("button", attrs, label, el("span", moving, top), caption)


def _count(size: int) -> Html:
    return el("span", {"class": "count"}, str(size))


def _mat(scene: Scene, colour: str) -> Html:
    """The discard, or the four colours in its place while a Wild is chosen; round it the colour in force."""
    wild = scene.chosen is not None and parts(scene.chosen)[0] is None
    place = _colours(scene, "") if wild else _discard(scene)
    name = colour_name(colour, scene.t)
    mark = sign(colour) if colour != "none" else None
    words = spoken(scene.t("uno-in-force", colour=name))
    shown = el("p", {"class": "force"}, words, mark, el("span", {"class": "name", "aria-hidden": "true"}, name))
    return el("div", {"class": f"mat {colour}"}, None if colour == "none" else shown, place)


def _discard(scene: Scene) -> Html:
    """The discard pile as the place to lay a coloured card on."""
    view, t = scene.view, scene.t
    empty = el("span", {"class": "card gone", "aria-hidden": "true"})
    top = face(*parts(view["top"])) if is_dealt(scene) else empty
    name = t("uno-discard-empty") if not is_dealt(scene) else t("uno-discard", top=card_name(view["top"], t))
    action = scene.action_to("discard")
    if action and scene.chosen:
        name = t("uno-lay-here", pile=name, card=card_name(scene.chosen, t))
    attrs = {
        "id": "pile-discard",
        "class": f"pile discard{' lit' if action else ''}",
        "data-target": "discard",
        "data-action": action,
    }
    size = 0 if not is_dealt(scene) else len(view["discard"])
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, t("uno-discard-caption"), _count(size))
    return el(
        "button", attrs, spoken(name), el("span", {"class": "top", "data-move": move_name_of_top(scene)}, top), caption
    )


def _beside(scene: Scene, own: int) -> Html | None:
    """Beside the discard: the same with the call, or the colours of the opening Wild."""
    t = scene.t
    if any(text.startswith("colour>") for text in scene.legal):
        head = el("p", {"class": "head", "id": "colour-head"}, t("uno-name-colour"))
        return el("div", {"class": "beside naming"}, head, _names_of_colours(scene))
    if own != scene.viewer or scene.view["players"][own]["count"] != _CALLS:
        return None
    if scene.chosen is not None and parts(scene.chosen)[0] is None:
        head = el("p", {"class": "head"}, bubble(), t("uno-call"))
        return el("div", {"class": "beside calling"}, head, _colours(scene, "!"))
    action = scene.action_to("discard!")
    name = t("uno-call-here", card=card_name(scene.chosen, t)) if action and scene.chosen else t("uno-call")
    attrs = {
        "id": "pile-discard-call",
        "class": f"pile call{' lit' if action else ''}",
        "data-target": "discard!",
        "data-action": action,
    }
    words = el("span", {"class": "caption", "aria-hidden": "true"}, t("uno-call"))
    place = el("span", {"class": "card gone", "aria-hidden": "true"}, bubble())
    return el("div", {"class": "beside calling"}, el("button", attrs, spoken(name), place, words))


def _colours(scene: Scene, call: str) -> Html:
    """The four colours that can be named for the chosen Wild, as targets."""
    buttons = []
    for colour in COLOURS:
        action = scene.action_to(colour + call)
        attrs = {"data-target": colour + call, "data-action": action}
        buttons.append(_colour(scene, colour, call, attrs))
    return el("div", {"class": "colours"}, *buttons)


def _names_of_colours(scene: Scene) -> Html:
    """The four colours of the opening Wild, as direct actions."""
    buttons = [_colour(scene, colour, "", {"data-action": f"colour>{colour}"}) for colour in COLOURS]
    return el("div", {"class": "colours", "role": "group", "aria-labelledby": "colour-head"}, *buttons)


def _colour(scene: Scene, colour: str, call: str, attrs: dict[str, str | None]) -> Html:
    t = scene.t
    word = t("uno-colour-button", colour=colour)
    label = t("uno-choose-colour-called", colour=word) if call else t("uno-choose-colour", colour=word)
    lit = " lit" if attrs["data-action"] else ""
    all_of = {"id": f"name-{colour}{'-call' if call else ''}", "class": f"uno-tone {colour}{lit}", **attrs}
    return el("button", all_of, spoken(label), sign(colour), el("span", {"aria-hidden": "true"}, word))


def _way(scene: Scene) -> Html:
    """Which way play goes, who comes after, and which round it is."""
    view, t = scene.view, scene.t
    then = view["next"]
    after = (
        None
        if then is None or not is_dealt(scene)
        else el("span", {"class": "then"}, t("uno-then", name=scene.names[then]))
    )
    goes = el("span", {"class": "goes"}, turning(view["direction"]), t("uno-direction", direction=view["direction"]))
    return el("p", {"class": "way"}, goes, after, el("span", {"class": "stage"}, stage(scene)))


# The viewer's side


def _own(scene: Scene, own: int) -> Html:
    """The viewer's hand, what may be done, and what others at the same device may call."""
    acts = " acts" if seat_to_act(scene) == own else ""
    hand = fan(scene, own) if scene.viewer is None else _hand(scene, own)
    top = el("div", {"class": "ownline"}, name_line(scene, own), _turn(scene))
    return panel(f"uno-own{acts}", seat_words(scene, own), top, hand, callers(scene))


def _hand(scene: Scene, own: int) -> Html:
    """The cards by colour; equal ones lie on one another."""
    cards = Counter(scene.view["players"][own]["hand"])
    groups = [[code for code in cards if parts(code)[0] == colour] for colour in (*COLOURS, None)]
    items = [
        el("li", {"class": "suit"}, *(_held(scene, code, cards[code]) for code in group)) for group in groups if group
    ]
    label = scene.t("uno-your-hand", count=cards.total())
    return el("ul", {"class": "hand", "data-zone": "hand", "aria-label": label, "role": "list"}, *items)


def _held(scene: Scene, code: str, count: int) -> Html:
    """A card of the own hand, which one can choose."""
    t, own_turn = scene.t, seat_to_act(scene) == scene.viewer
    fits, drawn = scene.playable(code), own_turn and scene.view["drawn"] == code
    kind = (" fits" if fits else " idle") if own_turn and scene.view["phase"] in _LAYING else ""
    name = t(
        "uno-held",
        card=card_name(code, t),
        count=count,
        drawn="yes" if drawn else "no",
        fits="yes" if fits else "no",
    )
    attrs = {
        "id": f"hand-{as_name(code)}",
        "class": f"held{kind}{' pair' if count > 1 else ''}",
        "data-source": code,
        "data-move": move_name_in_hand(scene, code),
        "aria-pressed": "true" if scene.chosen == code else "false",
    }
    badge = el("span", {"class": "badge", "aria-hidden": "true"}, t("uno-drawn")) if drawn else None
    return el("button", attrs, spoken(name), *[face(*parts(code))] * count, badge)


def _turn(scene: Scene) -> Html:
    """What is waited for from the viewer, and what they may do besides laying."""
    if scene.view["outcome"] or scene.viewer is None:
        return el("div", {"class": "turn"})
    if seat_to_act(scene) != scene.viewer:
        return el("div", {"class": "turn", "data-zone": "turn"}, _let(scene))
    hint = el("p", {"id": "hint"}, _hint(scene))
    return el("div", {"class": "turn", "data-zone": "turn"}, hint, *_answers(scene))


def _hint(scene: Scene) -> str:
    view, t = scene.view, scene.t
    if view["phase"] == "challenge":
        colour = colour_name(view["was"] or "none", t)
        return t("uno-hint-challenge", name=scene.names[view["accused"]], colour=colour, late=view["late"])
    if view["phase"] == "drawn":
        return t("uno-hint-drawn", card=card_name(view["drawn"], t))
    return t("uno-hint-colour") if view["phase"] == "colour" else t("uno-hint-play")


def _answers(scene: Scene) -> list[Html]:
    t, legal = scene.t, scene.legal
    labels = (("keep", t("uno-keep"), "k"), ("challenge", t("uno-challenge"), "c"), ("accept", t("uno-accept"), "a"))
    return [direct(scene, action, label, key) for action, label, key in labels if action in legal]


def _let(scene: Scene) -> Html | None:
    """To let a call forgotten pass: offered whenever somebody has one card, so that it gives nothing away."""
    own = scene.viewer
    counts = [player["count"] for seat, player in enumerate(scene.view["players"]) if seat != own]
    if SINGLE not in counts:
        return None
    return el(
        "button",
        {"id": "do-let", "class": "button quiet", action_attribute("let", scene.legal): "let"},
        scene.t("uno-let"),
    )
