"""The prompt: what to do now, the moves without a card, and what is still to be said of a choice."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.kit.cards import SUITS, Card
from pyengine.kit.moves import Act, Some, seats
from web.kit.cards import index_of
from web.kit.controls import matching
from web.kit.shape import Shape
from web.kit.ways import choice, filled, is_blank, is_several, open_ways
from web.kit.words import SIGNS, capital, move_name, value_words
from web.parts.html import Html, el
from web.parts.table import Scene
from web.parts.table_data import Prompt
from web.parts.zones import control, doing, spoken

_MOST_BUTTONS = 3
"""With more moves without blanks than so many, those that are not possible now are left out."""


def prompt(scene: Scene, shape: Shape) -> Prompt | None:
    """What to do now; the moves without a blank are always in their places."""
    if scene.view["outcome"] or scene.viewer is None:
        return None
    buttons = [*_several(scene, shape), *_plain(scene, shape)]
    extra = el("div", {"class": "kit-extra", "data-zone": "extra"}, *_extra(scene, shape)) if scene.acts else None
    acts = el("span", {"class": "kit-acts"}, *buttons) if buttons else None
    return Prompt(_text(scene, shape), acts, None, extra)


def _text(scene: Scene, shape: Shape) -> str:
    if not scene.acts:
        return scene.turn_text
    t, ways = scene.t, open_ways(scene, shape.definition)
    moves = list(dict.fromkeys(act.move for _, act in ways))
    said = [move_name(shape.definition.moves[name], t) for name in moves]
    return t("kit-now", moves=t("kit-or").join(said))


def _plain(scene: Scene, shape: Shape) -> list[Html]:
    """A button for each move without blanks."""
    moves = shape.plain_moves
    if len(moves) > _MOST_BUTTONS:
        moves = [move for move in moves if move.pattern in scene.legal]
    return [_button(scene, move.pattern, move_name(move, scene.t), main=at == 0) for at, move in enumerate(moves)]


def _button(scene: Scene, action: str, label: str, *, main: bool) -> Html:
    attrs = {"id": f"do-{action}", "class": "button main" if main else "button", **doing(scene, action)}
    return control(scene, attrs, label)


def _several(scene: Scene, shape: Shape) -> list[Html]:
    """The button of a move with several cards, once they are chosen."""
    t, definition = scene.t, shape.definition
    moves = list(dict.fromkeys(definition.acts[text].move for text in scene.legal))
    found = []
    for name in moves:
        move = definition.moves[name]
        some = next((kind for _, kind in move.blanks if isinstance(kind, Some)), None)
        if some is None:
            continue
        chosen = choice(scene, definition)
        count = sum(map(is_several, chosen))
        whole = [
            text
            for text in matching(scene, definition, chosen)
            if definition.acts[text].move == name and len(_tuple_of(definition.acts[text])) == count
        ]
        attrs: dict[str, object] = {"id": f"do-{name}", "class": "button main"}
        if len(whole) == 1:
            attrs["data-action"] = whole[0]
        elif not whole:
            attrs |= {"aria-disabled": "true", "data-tip": t("kit-choose", fewest=some.fewest, most=some.most)}
        found.append(control(scene, attrs, t("kit-several", move=move_name(move, t), count=count, most=some.most)))
    return found


def _tuple_of(act: Act) -> Sequence[Card]:
    return next((value for value in act.args if isinstance(value, tuple)), ())


def _extra(scene: Scene, shape: Shape) -> list[Html]:
    """What is still to be said: the moves of a choice, and the values of the next blank of each move."""
    definition = shape.definition
    chosen, ways = choice(scene, definition), open_ways(scene, shape.definition)
    by_move: dict[str, list[tuple[str, Act]]] = {}
    for text, act in ways:
        move = definition.moves[act.move]
        if not move.blanks or any(isinstance(kind, Some) for _, kind in move.blanks):
            continue
        if not chosen and _begins_on_table(shape, act):
            continue
        by_move.setdefault(act.move, []).append((text, act))
    found: list[Html] = []
    for name, acts in by_move.items():
        if len(acts) == 1 and chosen:
            text, act = acts[0]
            found.append(
                control(
                    scene,
                    {"id": f"way-{name}", "class": "button", "data-action": text},
                    move_name(definition.moves[name], scene.t),
                )
            )
        else:
            found.append(_values(scene, shape, name, acts, chosen, several=len(by_move) > 1))
    return found


def _begins_on_table(shape: Shape, act: Act) -> bool:
    """True if an action begins with a click on a card or a place."""
    move = shape.move_of(act)
    return any(isinstance(value, Card) for value in act.args) or any(
        shape.places_of(move, name, kind) for name, kind in move.blanks
    )


def _values(
    scene: Scene, shape: Shape, name: str, acts: list[tuple[str, Act]], chosen: list[str], *, several: bool
) -> Html | None:
    """Buttons for the values of the first blank that is not filled."""
    move, definition = shape.definition.moves[name], shape.definition
    known = {token.partition("=")[0] for token in chosen if is_blank(token)}
    blank = next(
        (
            blank
            for (blank, _), value in zip(move.blanks, acts[0][1].args, strict=True)
            if not isinstance(value, Card | tuple) and blank not in known
        ),
        None,
    )
    if blank is None:
        return None
    kind = dict(move.blanks)[blank]
    values = dict.fromkeys(filled(act, definition)[blank] for _, act in acts)
    buttons = []
    for value in values:
        of_value = [text for text, act in acts if filled(act, definition)[blank] == value]
        attrs: dict[str, object] = {"id": f"value-{name}-{blank}-{value}", "class": "kit-value"}
        attrs |= {"data-action": of_value[0]} if len(of_value) == 1 else {"data-source": f"{blank}={value}"}
        buttons.append(control(scene, attrs, *_label(scene, shape, blank, kind, value)))
    label = el("span", {"class": "kit-of"}, move_name(move, scene.t)) if several else None
    return el("div", {"class": "kit-values", "role": "group", "aria-label": move_name(move, scene.t)}, label, *buttons)


def _label(scene: Scene, shape: Shape, blank: str, kind: object, value: str) -> list[Html | str]:
    if kind is seats:
        return [scene.names[int(value) - 1]]
    if value in SUITS and blank in ("suit", "trump", "trumps"):
        words = value_words(shape, blank, value, scene.t)
        return [spoken(words), el("span", {"aria-hidden": "true", "class": f"suit-{value}"}, SIGNS[value])]
    if blank == "rank":
        return [index_of(value, scene.t)]
    return [capital(value_words(shape, blank, value, scene.t))]
