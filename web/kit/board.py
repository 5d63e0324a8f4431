"""What lies on the table: in the middle the piles of all and what was laid, before each seat what is that seat's."""

from __future__ import annotations

from pyengine.core.events import HIDDEN
from pyengine.kit.cards import SUITS
from web.kit.cards import drawn, gone, travelling
from web.kit.controls import seat_control
from web.kit.dice import die
from web.kit.pips import suit_sign
from web.kit.shape import Shape
from web.kit.tricks import Laid, laid, revealed
from web.kit.wording import card_name, cards_words, part_name, value_words
from web.kit.zones import dice, fan, lying, places
from web.parts.faces import face as portrait
from web.parts.html import Html, el
from web.parts.players import clockwise, others, own_name
from web.parts.table import Scene
from web.parts.zones import panel

_FACES = ("face", "pips")
"""Names of a value that a die shows."""


def board(scene: Scene, shape: Shape) -> Html:
    """The other seats, and the middle."""
    seats = [_seat(scene, shape, seat) for seat in others(scene)]
    side = 0 if len(seats) < 3 else 1 if len(seats) < 6 else 2
    far = len(seats) - side
    around = el(
        "div",
        {"class": f"kit-others of-{len(seats)}", "data-zone": "others"},
        el("div", {"class": "flank left"}, *seats[:side]),
        el("div", {"class": "far"}, *seats[side:far]),
        el("div", {"class": "flank right"}, *seats[far:]),
    )
    kind = " with-ring" if shape.laid else ""
    return el("div", {"class": f"kit-board{kind}"}, around, _middle(scene, shape))


def _seat(scene: Scene, shape: Shape, seat: int) -> Html:
    """Somebody else: name, what is special about the seat, what is held, and what lies there."""
    acts = " acts" if seat in (scene.awaited or scene.view["to_act"]) and not scene.view["outcome"] else ""
    name = own_name(scene.names[seat])
    line = el(
        "span",
        {"class": "who"},
        portrait(scene.faces[seat]) if scene.faces else None,
        name,
        *_roles(scene, shape, seat),
    )
    held = [fan(scene, shape, zone, seat, f"out-{seat}") for zone in shape.hands if scene.view[zone][seat]]
    parts = [*held, *_before(scene, shape, seat), _values(scene, shape, seat)]
    inside = el("div", {"class": "kit-before"}, *parts)
    chosen = seat_control(scene, shape, seat)
    if chosen:
        button = el("button", {"id": f"seat-{seat + 1}", "class": "kit-pick", **chosen}, line)
        return panel(f"kit-seat{acts} {'open' if 'data-try' not in chosen else ''}", scene.names[seat], button, inside)
    return panel(f"kit-seat{acts}", scene.names[seat], line, inside)


def _roles(scene: Scene, shape: Shape, seat: int) -> list[Html]:
    """What a value says of a seat: dealer, defender."""
    return [
        el("span", {"class": "kit-role"}, part_name(name, shape, scene.t, scene.names[seat]))
        for name in shape.roles
        if scene.view[name] == seat
    ]


def own_place(scene: Scene, shape: Shape, more: Html | None = None) -> Html | None:
    """What lies before the viewer, but for what is played from; and what is `more` to stand there."""
    if scene.viewer is None:
        return None
    kept = [name for name in shape.kept if not shape.spec(name).places]
    piles = [_kept(scene, shape, name, scene.viewer) for name in kept if scene.view[name][scene.viewer]]
    parts = [*_roles(scene, shape, scene.viewer), *filter(None, piles), _values(scene, shape, scene.viewer), more]
    return panel("kit-own", scene.t("kit-before-you"), *parts) if any(parts) else None


def _before(scene: Scene, shape: Shape, seat: int) -> list[Html]:
    """What lies before another seat."""
    found: list[Html | None] = []
    for name in shape.kept:
        if shape.spec(name).places:
            found.append(places(scene, shape, name, seat))
        elif scene.view[name][seat]:
            found.append(_kept(scene, shape, name, seat))
    for name in shape.dice:
        if shape.spec(name).each:
            found.append(dice(scene, shape, name, scene.view[name][seat], seat))
            found.append(_shown_dice(scene, shape, name, seat))
    return [each for each in found if each]


def _shown_dice(scene: Scene, shape: Shape, name: str, seat: int) -> Html | None:
    """What somebody's dice showed when they were laid open, for as long as it is news."""
    faces = revealed(scene.events, name, scene.viewer).get(seat)
    if not faces or HIDDEN not in scene.view[name][seat]:
        return None
    label = scene.t("kit-showed")
    return el(
        "div", {"class": "kit-kept"}, el("span", {"class": "caption"}, label), dice(scene, shape, name, faces, seat)
    )


def _kept(scene: Scene, shape: Shape, name: str, seat: int) -> Html:
    """A pile before a seat, with what it is called."""
    called = el("span", {"class": "caption", "aria-hidden": "true"}, part_name(name, shape, scene.t, scene.names[seat]))
    return el("div", {"class": "kit-kept"}, called, fan(scene, shape, name, seat))


def _values(scene: Scene, shape: Shape, seat: int) -> Html | None:
    """What counts at a seat besides the score."""
    found = [
        fact(scene, shape, name, scene.view[name][seat], scene.names[seat])
        for name in shape.counts
        if name != shape.score and scene.view[name][seat] not in ("", shape.spec(name).start, HIDDEN)
    ]
    return el("span", {"class": "kit-facts"}, *found) if found else None


def fact(scene: Scene, shape: Shape, name: str, value: object, player: str = "") -> Html:
    """A value with what it is called: a suit as its sign, a number of spots as a die."""
    t, text = scene.t, str(value)
    called = part_name(name, shape, t, player)
    suits = (vars(card).get("suit") for card in shape.definition.pack.kinds)
    if text in SUITS and any(suit in SUITS for suit in suits):
        shown: Html | str = suit_sign(text)
    elif shape.dice and name in _FACES and text.isdigit():
        shown = die(text)
    else:
        shown = el("b", None, value_words(name, text, shape, t))
    words = el("span", {"class": "unseen"}, f"{called}: {value_words(name, text, shape, t)}")
    label = el("span", {"class": "called"}, called)
    return el("span", {"class": "kit-fact"}, words, el("span", {"aria-hidden": "true"}, label, " ", shown))


def _middle(scene: Scene, shape: Shape) -> Html:
    """The piles of all, what was laid, and what holds for all."""
    lies = {name: shown for name in shape.shared if (shown := lying(scene, shape, name))}
    open_ones = [lies.pop(name) for name in shape.shared if name in lies and name in shape.spread]
    piles = [*lies.values(), *([el("div", {"class": "kit-spreads"}, *open_ones)] if open_ones else [])]
    thrown = [dice(scene, shape, name, scene.view[name], -1) for name in shape.dice if not shape.spec(name).each]
    standing = [
        fact(scene, shape, name, scene.view[name])
        for name in shape.facts
        if scene.view[name] not in ("", shape.spec(name).start, -1)
    ]
    return panel(
        "kit-middle",
        scene.t("kit-middle"),
        el("div", {"class": "piles kit-piles", "data-zone": "piles"}, *piles, *thrown) if piles or thrown else None,
        _ring(scene, shape) if shape.laid else None,
        el("p", {"class": "kit-facts standing"}, *standing) if standing else None,
    )


def _ring(scene: Scene, shape: Shape) -> Html:
    """What everybody has laid, each in front of who laid it; the viewer's nearest."""
    what, order = laid(scene, shape), clockwise(scene)
    steps = {seat: (at + 1) % len(order) for at, seat in enumerate(order)}
    spots = [_spot(scene, shape, what, seat, steps[seat]) for seat in sorted(order, key=lambda seat: steps[seat])]
    kind = f"kit-ring of-{len(order)}{' over' if what.over else ''}"
    label = part_name(shape.laid[-1], shape, scene.t)
    return el(
        "div",
        {
            "class": kind,
            "role": "group",
            "aria-label": label,
            "data-part": shape.laid[-1],
            "data-target": shape.laid[-1],
        },
        *spots,
    )


def _spot(scene: Scene, shape: Shape, what: Laid, seat: int, step: int) -> Html:
    t, codes = scene.t, what.cards.get(seat, [])
    said = cards_words(codes, shape, t) if codes else t("kit-empty")
    if len(codes) == 1 and codes[0] != HIDDEN:
        said = card_name(codes[0], shape, t)
    words = t("kit-laid-by", name=scene.names[seat], cards=said)
    cards = [
        el("span", {"class": "kit-layer", "data-move": _way_of(scene, shape, seat, code)}, drawn(code, shape, t))
        for code in codes
    ]
    best = " best" if what.winner == seat else ""
    who = el("span", {"class": "by", "aria-hidden": "true"}, own_name(scene.names[seat]))
    attrs = {"class": f"kit-spot at-{step}{best}", "role": "img", "aria-label": words}
    return el("div", attrs, el("span", {"class": "top"}, *(cards or [gone()])), who)


def _way_of(scene: Scene, shape: Shape, seat: int, code: str) -> str | None:
    """A card that somebody else has just laid comes from their hand."""
    for event in scene.news:
        if event["type"] == "moved" and code in event["cards"] and event["giver"] == seat != scene.viewer:
            return f"out-{seat}" if event["from"] in shape.hands else travelling(code, shape)
    return travelling(code, shape)
