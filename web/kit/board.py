"""What lies on the table: in the middle the piles of all and what was laid, before each seat what is that seat's."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.events import HIDDEN
from pyengine.kit.moves import Some
from pyengine.kit.zones import ZoneSpec
from web.kit.cards import back, drawn, gone
from web.kit.controls import attributes
from web.kit.shape import Shape
from web.kit.words import SIGNS, capital, card_name, cards_words, part_name, value_words
from web.parts.faces import face as portrait
from web.parts.html import Html, el
from web.parts.players import clockwise, others, own_name
from web.parts.table import Scene
from web.parts.zones import control, doing, panel, spoken


def board(scene: Scene, shape: Shape) -> Html:
    """The other seats, the middle, and what lies before the viewer."""
    seats = [_seat(scene, shape, seat) for seat in others(scene)]
    own = _own(scene, shape)
    return el(
        "div",
        {"class": "kit-board"},
        el("div", {"class": f"kit-others of-{len(seats)}", "data-zone": "others"}, *seats),
        _middle(scene, shape),
        own,
    )


def _seat(scene: Scene, shape: Shape, seat: int) -> Html:
    acts = " acts" if seat in scene.view["to_act"] else ""
    line = el("h2", {"class": "who"}, portrait(scene.faces[seat]) if scene.faces else None, own_name(scene.names[seat]))
    parts = [_fan(scene, shape, name, seat) for name in shape.hands] + _before(scene, shape, seat)
    return panel(f"kit-seat{acts}", scene.names[seat], line, el("div", {"class": "kit-before"}, *parts))


def _own(scene: Scene, shape: Shape) -> Html | None:
    if scene.viewer is None:
        return None
    parts = _before(scene, shape, scene.viewer)
    return panel("kit-own", scene.t("kit-before-you"), *parts) if parts else None


def _before(scene: Scene, shape: Shape, seat: int) -> list[Html]:
    """What lies before a seat."""
    found = []
    for name in shape.kept:
        spec, lying = shape.spec(name), scene.view[name][seat]
        if spec.places:
            found.append(_places(scene, shape, name, spec, lying, seat))
        elif lying:
            found.append(_pile(scene, shape, name, lying, f"{name}-{seat + 1}", small=True))
    for name in shape.dice:
        if shape.spec(name).each:
            found.append(_dice(scene, name, scene.view[name][seat]))
    return found


def _fan(scene: Scene, shape: Shape, name: str, seat: int) -> Html:
    """Somebody's cards from behind, but for those that the viewer knows."""
    codes, t, pack = scene.view[name][seat], scene.t, shape.definition.pack
    label = t("kit-cards", count=len(codes))
    known = [code for code in codes if code != HIDDEN]
    if known:
        label = f"{label}: {cards_words(known, pack, t)}"
    cards = [el("span", {"class": "fanned"}, drawn(code, pack, t)) for code in codes]
    return el("div", {"class": "kit-fan", "role": "img", "aria-label": label, "data-tip": label}, *cards)


def _middle(scene: Scene, shape: Shape) -> Html:
    piles = [_shared(scene, shape, name) for name in shape.shared]
    dice = [_dice(scene, name, scene.view[name]) for name in shape.dice if not shape.spec(name).each]
    return panel(
        "kit-middle",
        scene.t("kit-middle"),
        el("div", {"class": "kit-piles", "data-zone": "piles"}, *piles, *dice),
        *(_laid(scene, shape, name) for name in shape.laid),
        _facts(scene, shape),
    )


def _shared(scene: Scene, shape: Shape, name: str) -> Html:
    spec, lying = shape.spec(name), scene.view[name]
    if spec.places:
        return _places(scene, shape, name, spec, lying, -1)
    return _pile(scene, shape, name, lying, name)


def chosen_from(shape: Shape, scene: Scene, name: str) -> bool:
    """True if a card is taken from a zone that is no hand, now."""
    moves = {shape.definition.acts[text].move for text in scene.legal}
    kinds = [kind for each in moves for _, kind in shape.definition.moves[each].blanks]
    zones = [kind.zone if isinstance(kind, Some) else kind for kind in kinds if isinstance(kind, Some | ZoneSpec)]
    return any(zone.name == name for zone in zones)


def _pile(scene: Scene, shape: Shape, name: str, lying: Sequence[str], ident: str, *, small: bool = False) -> Html:
    t, pack = scene.t, shape.definition.pack
    called = capital(part_name(name, t))
    if chosen_from(shape, scene, name):
        cards = [
            control(
                scene,
                {"id": f"{ident}-{at}", "class": "kit-lying", **attributes(scene, shape, code)},
                spoken(card_name(code, pack, t)),
                drawn(code, pack, t),
            )
            for at, code in enumerate(lying)
            if code != HIDDEN
        ]
        return panel("kit-open", called, *cards, el("span", {"class": "caption"}, called))
    top = drawn(lying[-1], pack, t) if lying else gone()
    words = t("kit-pile", name=called, count=len(lying), top=card_name(lying[-1], pack, t) if lying else "none")
    caption = el(
        "span", {"class": "caption", "aria-hidden": "true"}, called, el("span", {"class": "count"}, str(len(lying)))
    )
    attrs: dict[str, object] = {
        "id": f"pile-{ident}",
        "class": f"pile kit-pile{' small' if small else ''}",
        "data-part": ident,
    }
    inside = (spoken(words), el("span", {"class": "top"}, top), caption)
    move = next((move for move, pile in shape.offered.items() if pile == name), None)
    if move is None:
        return el("div", {**attrs, "data-target": name}, *inside)
    action = shape.definition.moves[move].pattern
    does = doing(scene, action)
    lit = does.pop("data-action", None)
    return control(scene, {**attrs, **does, "data-also": lit}, *inside)


def _places(scene: Scene, shape: Shape, name: str, spec: ZoneSpec, lying: Sequence[str | None], seat: int) -> Html:
    t, pack = scene.t, shape.definition.pack
    called = capital(part_name(name, t))
    cells = []
    for at, code in enumerate(lying):
        card = drawn(code, pack, t)
        words = t("kit-place", number=at + 1, card=t("kit-empty") if code is None else card_name(code, pack, t))
        token = _place_token(shape, name, at) if seat in (-1, scene.viewer) else ""
        does = attributes(scene, shape, token) if token else {}
        attrs = {"id": f"place-{name}-{seat + 1}-{at + 1}", "class": "kit-place", **does}
        cells.append(
            control(scene, attrs, spoken(words), card)
            if does
            else el("span", {"class": "kit-place", "role": "img", "aria-label": words}, card)
        )
    style = {"class": "kit-grid", "style": f"--columns: {spec.columns}", "aria-label": called, "role": "group"}
    return el("div", style, *cells)


def _place_token(shape: Shape, zone: str, at: int) -> str:
    """The token of a place of a row or grid, if a blank counts its places."""
    for move in shape.definition.moves.values():
        for blank, kind in move.blanks:
            if shape.places_of(move, blank, kind) == zone:
                return f"{blank}={kind[at]}"
    return ""


def _laid(scene: Scene, shape: Shape, name: str) -> Html:
    """What everybody has laid in front of them."""
    t, pack = scene.t, shape.definition.pack
    spots = []
    for seat in clockwise(scene):
        lying = scene.view[name][seat]
        words = f"{scene.names[seat]}: {cards_words(lying, pack, t) if lying else t('kit-empty')}"
        cards = [drawn(code, pack, t) for code in lying] or [gone()]
        who = own_name(scene.names[seat])
        spots.append(el("div", {"class": "kit-spot", "role": "img", "aria-label": words}, *cards, who))
    return panel("kit-laid", capital(part_name(name, t)), *spots)


def _dice(scene: Scene, name: str, faces: Sequence[int | str]) -> Html:
    dice = [
        el("span", {"class": "kit-die", "aria-hidden": "true"}, "?" if face == HIDDEN else str(face)) for face in faces
    ]
    words = scene.t("kit-dice", count=len(faces), faces=", ".join(map(str, faces)))
    return el("div", {"class": "kit-dice", "role": "img", "aria-label": words}, *dice, back() if not faces else None)


def _facts(scene: Scene, shape: Shape) -> Html | None:
    found = []
    for name in shape.facts:
        value = scene.view[name]
        if value in ("", 0, -1):
            continue
        shown = SIGNS.get(str(value), value_words(shape, name, str(value), scene.t))
        found.append(el("span", {"class": "kit-fact"}, f"{capital(part_name(name, scene.t))}: {shown}"))
    return el("p", {"class": "kit-facts"}, *found) if found else None
