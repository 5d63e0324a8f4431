"""Zones on the table: piles, cards side by side, rows and grids, dice."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.events import HIDDEN
from pyengine.kit.moves import Some
from pyengine.kit.zones import ZoneSpec
from web.kit.cards import back, drawn, gone, travelling
from web.kit.controls import attributes
from web.kit.dice import die
from web.kit.shape import Shape
from web.kit.wording import card_name, cards_words, move_name, part_name
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.zones import control, doing, spoken

_PEEK = 3
"""So many cards of a pile that lies face up can be seen, the lower ones at their edges."""
_FANNED = 12
"""So many cards that lie before a seat are drawn at most; their number is told."""


def takes_from(shape: Shape, scene: Scene, name: str) -> bool:
    """True if a card of this zone fills a blank of a move that is possible now."""
    moves = {shape.definition.acts[text].move for text in scene.legal}
    kinds = [kind for each in moves for _, kind in shape.definition.moves[each].blanks]
    zones = [kind.zone if isinstance(kind, Some) else kind for kind in kinds if isinstance(kind, Some | ZoneSpec)]
    return any(zone.name == name for zone in zones)


def lying(scene: Scene, shape: Shape, name: str) -> Html | None:
    """A zone of all: None where nothing lies there and nothing comes there any more."""
    spec, codes = shape.spec(name), scene.view[name]
    if spec.places:
        return places(scene, shape, name, -1)
    if not codes and name not in shape.awaited:
        return None
    if takes_from(shape, scene, name) or (name in shape.spread):
        return spread(scene, shape, name, codes)
    return pile(scene, shape, name, codes)


def spread(scene: Scene, shape: Shape, name: str, codes: Sequence[str]) -> Html:
    """Cards side by side; each a control where it fills a blank."""
    t, called = scene.t, part_name(name, shape, scene.t, count=len(codes))
    offered = takes_from(shape, scene, name)
    cards = [_lying_card(scene, shape, f"{name}-{at + 1}", code, offered=offered) for at, code in enumerate(codes)]
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, called)
    words = f"{called}: {cards_words(codes, shape, t) if codes else t('kit-empty')}"
    attrs = {"class": "kit-spread", "role": "group", "aria-label": words, "data-part": name, "data-target": name}
    return el("div", attrs, caption, el("div", {"class": "kit-row"}, *(cards or [gone()])))


def _lying_card(scene: Scene, shape: Shape, ident: str, code: str, *, offered: bool) -> Html:
    shown, move = drawn(code, shape, scene.t), travelling(code, shape)
    if not offered or code == HIDDEN:
        return el("span", {"class": "kit-card", "data-move": move}, shown)
    attrs = {"id": f"lies-{ident}", "class": "kit-card held", "data-move": move, **attributes(scene, shape, code)}
    return control(scene, attrs, spoken(card_name(code, shape, scene.t)), shown)


def pile(scene: Scene, shape: Shape, name: str, codes: Sequence[str]) -> Html:
    """Cards one upon the other. A pile that a move draws from does that move."""
    t = scene.t
    called = part_name(name, shape, t, count=len(codes))
    top = "none" if not codes or codes[-1] == HIDDEN else card_name(codes[-1], shape, t)
    words = t("kit-pile", name=called, count=len(codes), top=top)
    count = el("span", {"class": "count"}, str(len(codes))) if len(codes) != 1 else None
    caption = el("span", {"class": "caption", "aria-hidden": "true"}, called, count)
    kind = " down" if codes and codes[-1] == HIDDEN else ""
    attrs: dict[str, object] = {
        "id": f"pile-{name}",
        "class": f"pile kit-pile{kind}{' aside' if name in shape.aside else ''}",
        "data-part": name,
    }
    inside = (spoken(words), el("span", {"class": "top"}, *_upper(scene, shape, name, codes)), caption)
    if name not in shape.offered:
        return el("div", {**attrs, "data-target": name, "role": "group", "aria-label": words}, *inside[1:])
    move = shape.definition.moves[shape.offered[name]]
    does = doing(scene, move.pattern, t("kit-pile-does", move=move_name(move, shape, t)))
    lit = does.pop("data-action", None)
    attrs["class"] = f"{attrs['class']}{' lit' if lit else ''}"
    return control(scene, {**attrs, **does, "data-also": lit}, *inside)


def _upper(scene: Scene, shape: Shape, name: str, codes: Sequence[str]) -> list[Html]:
    """The upper cards of a pile; of one that is face down a single back."""
    if not codes:
        return [gone()]
    if codes[-1] == HIDDEN:
        return [back()]
    shown, layers = codes[-_PEEK:], []
    for at, code in enumerate(shown, len(codes) - min(len(codes), _PEEK)):
        move = None if name in shape.aside else travelling(code, shape)
        layers.append(el("span", {"class": f"kit-layer at-{at % 4}", "data-move": move}, drawn(code, shape, scene.t)))
    return layers


def fan(scene: Scene, shape: Shape, name: str, seat: int, out: str | None = None) -> Html:
    """What a seat holds or has before it, small: backs, and the fronts that the viewer knows. `out` is the name under
    which the last card is followed when it is laid.
    """
    codes, t = scene.view[name][seat], scene.t
    label = (
        f"{part_name(name, shape, t, scene.names[seat], len(codes))}: {cards_words(codes, shape, t) or t('kit-empty')}"
    )
    shown, cards = codes[-_FANNED:] if name in shape.kept else codes, []
    for at, code in enumerate(shown):
        # Only a hand's cards are followed: what lies before a seat may be in sight a second time, in the middle.
        move = travelling(code, shape) if name in shape.hands else None
        move = move or (out if at == len(shown) - 1 else None)
        cards.append(el("span", {"class": "fanned", "data-move": move}, drawn(code, shape, t)))
    count = el("span", {"class": "count", "aria-hidden": "true"}, str(len(codes))) if codes else None
    kind = "kit-fan" if any(code != HIDDEN for code in codes) else "kit-fan down"
    return el(
        "div", {"class": kind, "role": "img", "aria-label": label, "data-tip": label}, *(cards or [gone()]), count
    )


def places(scene: Scene, shape: Shape, name: str, seat: int) -> Html:
    """A row or a grid: controls where a blank counts its places, or its cards fill one."""
    spec, t = shape.spec(name), scene.t
    codes = scene.view[name] if seat < 0 else scene.view[name][seat]
    own = seat in (-1, scene.viewer)
    cells = [
        _place(scene, shape, name, seat, at) if own else _still_place(scene, shape, codes[at], at)
        for at in range(len(codes))
    ]
    called = part_name(name, shape, t, "" if seat < 0 else scene.names[seat])
    rows = [
        el("div", {"class": "kit-row"}, *cells[at : at + spec.columns]) for at in range(0, len(cells), spec.columns)
    ]
    return el(
        "div", {"class": "kit-grid", "aria-label": called, "role": "group", "data-zone": f"{name}-{seat + 1}"}, *rows
    )


def _place_words(scene: Scene, shape: Shape, code: str | None, at: int) -> str:
    card = scene.t("kit-empty") if code is None else card_name(code, shape, scene.t)
    return scene.t("kit-place", number=at + 1, card=card)


def _still_place(scene: Scene, shape: Shape, code: str | None, at: int) -> Html:
    words = _place_words(scene, shape, code, at)
    attrs = {"class": "kit-card", "role": "img", "aria-label": words, "data-move": travelling(code, shape)}
    return el("span", attrs, drawn(code, shape, scene.t))


def _place(scene: Scene, shape: Shape, name: str, seat: int, at: int) -> Html:
    codes = scene.view[name] if seat < 0 else scene.view[name][seat]
    code = codes[at]
    taken = takes_from(shape, scene, name) and code not in (None, HIDDEN)
    token = code if taken else place_token(shape, name, at)
    does = attributes(scene, shape, token) if token else {}
    if not does:
        return _still_place(scene, shape, code, at)
    can = "data-source" in does
    attrs = {
        "id": f"place-{name}-{at + 1}",
        "class": f"kit-card held {'fits' if can else 'rests'}",
        "data-move": travelling(code, shape),
    }
    return control(scene, {**attrs, **does}, spoken(_place_words(scene, shape, code, at)), drawn(code, shape, scene.t))


def place_token(shape: Shape, zone: str, at: int) -> str:
    """The token of a place of a row or grid, if a blank counts its places."""
    for move in shape.definition.moves.values():
        for blank, kind in move.blanks:
            if shape.places_of(blank, kind) == zone:
                return f"{blank}={kind[at]}"
    return ""


def dice(scene: Scene, shape: Shape, name: str, faces: Sequence[int | str], seat: int) -> Html:
    """Dice; those that nobody shows lie under a cup."""
    t = scene.t
    known = [str(face) for face in faces if face != HIDDEN]
    words = t("kit-dice", count=len(faces), faces=t.listed(known) or "none")
    label = f"{part_name(name, shape, t, '' if seat < 0 else scene.names[seat])}: {words}"
    sides = shape.spec(name).sides
    return el(
        "div",
        {"class": "kit-dice", "role": "img", "aria-label": label, "data-tip": words},
        *(die(face, sides) for face in faces),
    )
