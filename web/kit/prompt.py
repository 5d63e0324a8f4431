"""The prompt: what to do now, the moves without a card, and what is still to be said of a choice."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.kit.cards import SUITS, Card
from pyengine.kit.moves import Act, Move, Some, seats
from web.kit.controls import matching
from web.kit.dice import die
from web.kit.pips import suit_sign
from web.kit.shape import Shape, takes_cards
from web.kit.ways import choice, filled, is_blank, is_several, open_ways
from web.kit.wording import act_words, cards_words, move_name, move_verb, own, value_words
from web.parts.faces import face as portrait
from web.parts.html import Html, capital, el
from web.parts.table import Scene
from web.parts.table_data import Prompt
from web.parts.zones import control, doing, spoken

_MOST_BUTTONS = 3
"""With more moves without blanks than so many, those that are not possible now are left out."""
_TAKEN_KEYS = frozenset("hjknpqruz")
"""Letters that the page has for itself."""
_DIE_FACES = ("face", "pips")
Ways = list[tuple[str, Act]]


def prompt(scene: Scene, shape: Shape) -> Prompt | None:
    """What to do now; the moves without a blank are always in their places."""
    if scene.view["outcome"] or scene.viewer is None:
        return None
    buttons = [*_several(scene, shape), *_plain(scene, shape)]
    extra = el("div", {"class": "kit-extra", "data-zone": "extra"}, *_extra(scene, shape))
    acts = el("span", {"class": "kit-acts"}, *buttons) if buttons else None
    return Prompt(_text(scene, shape), acts, None, extra)


# What is said


def _text(scene: Scene, shape: Shape) -> str:
    if not scene.acts:
        return _waiting(scene, shape)
    t, view, definition = scene.t, scene.view, shape.definition
    phase, chosen = view["phase"], choice(scene, definition)
    ways = open_ways(scene, definition)
    moves = [definition.moves[name] for name in dict.fromkeys(act.move for _, act in ways)]
    if chosen:
        cards = [token.partition(".")[0] for token in chosen if not is_blank(token)]
        said = cards_words(cards, shape, t) if cards else _said(chosen, shape, scene)
        return t("kit-chosen", what=capital(said), next=_next(moves, chosen, scene))
    of_all = [name for name, slot in definition.slots.items() if slot != name]
    values = {name: value_words(name, str(view[name]), shape, t) for name in of_all}
    of_author = own(shape, t, "prompt", phase, **values, round=view["round"]) if phase else None
    of_author = of_author or own(shape, t, "prompt", **values, round=view["round"])
    if not moves:  # a position in which nobody can do anything, as of an example
        return of_author or scene.turn_text
    return of_author or _sentence([_phrase(move, scene, shape) for move in moves], scene)


def _sentence(phrases: list[str], scene: Scene) -> str:
    """Several things that can be done as one sentence."""
    different = list(dict.fromkeys(phrases))
    *first, last = different
    joined = scene.t("kit-or", first=", ".join(first), last=last) if first else last
    return f"{capital(joined)}."


def _phrase(move: Move, scene: Scene, shape: Shape) -> str:
    """What a move asks for, within a sentence: "lay a card"."""
    t = scene.t
    some = next((kind for _, kind in move.blanks if isinstance(kind, Some)), None)
    verb = move_verb(move, "kit-do", t)
    kind = "some" if some else "card" if takes_cards(move) else "value" if move.blanks else "none"
    if verb and own(shape, t, "move", move.name) is None:
        return t(f"kit-do-{verb}", kind=kind, count=some.most if some else 1)
    return t("kit-may", move=move_name(move, shape, t), kind=kind, count=some.most if some else 1)


def _waiting(scene: Scene, shape: Shape) -> str:
    """Whom the others wait for, as the author says it, or as in any game."""
    t, seats_now = scene.t, scene.awaited or tuple(scene.view["to_act"])
    names = t.listed(scene.names[seat] for seat in seats_now)
    phase = scene.view["phase"]
    said = own(shape, t, "wait", phase, player=names) if phase else None
    return said or own(shape, t, "wait", player=names) or scene.turn_text


def _said(chosen: list[str], shape: Shape, scene: Scene) -> str:
    """The values of a choice in words."""
    words = []
    for token in chosen:
        name, _, value = token.partition("=")
        if _is_seat(name, shape):
            words.append(scene.names[int(value) - 1])
        else:
            words.append(value_words(name, value, shape, scene.t))
    return scene.t.listed(words)


def _is_seat(blank: str, shape: Shape) -> bool:
    return any(
        name == blank and kind is seats for move in shape.definition.moves.values() for name, kind in move.blanks
    )


def _next(moves: list[Move], chosen: list[str], scene: Scene) -> str:
    """What is to be said of a choice."""
    if any(map(is_several, chosen)):
        some = next(kind for move in moves for _, kind in move.blanks if isinstance(kind, Some))
        return scene.t("kit-next-cards", count=some.most, chosen=sum(map(is_several, chosen)))
    if len(moves) > 1:
        return scene.t("kit-next-move")
    known = {token.partition("=")[0] for token in chosen if is_blank(token)}
    for blank, kind in moves[0].blanks:
        if kind is seats and blank not in known:
            return scene.t("kit-next-seat")
    return scene.t("kit-next")


# The buttons of the turn


def _plain(scene: Scene, shape: Shape) -> list[Html]:
    """A button for each move without blanks."""
    moves = shape.plain_moves
    if len(moves) > _MOST_BUTTONS:
        moves = [move for move in moves if move.pattern in scene.legal]
    keys, buttons = keys_of(shape), []
    for at, move in enumerate(moves):
        key = keys.get(move.pattern)
        attrs = {
            "id": f"do-{move.name}",
            "class": "button" if at else "button main",
            **doing(scene, move.pattern),
            "data-key": key,
            "aria-keyshortcuts": key.upper() if key else None,
        }
        buttons.append(control(scene, attrs, move_name(move, shape, scene.t)))
    return buttons


def keys_of(shape: Shape) -> dict[str, str]:
    """A letter for each move without blanks: the first one of its text that is free."""
    found: dict[str, str] = {}
    for move in shape.plain_moves:
        free = (each for each in move.pattern.lower() if each.isascii() and each.isalpha())
        key = next((each for each in free if each not in _TAKEN_KEYS and each not in found.values()), "")
        if key:
            found[move.pattern] = key
    return found


def _several(scene: Scene, shape: Shape) -> list[Html]:
    """The button of a move with several cards, which does it once they are chosen."""
    definition = shape.definition
    moves = dict.fromkeys(definition.acts[text].move for text in scene.legal)
    found = []
    for name in moves:
        some = next((kind for _, kind in definition.moves[name].blanks if isinstance(kind, Some)), None)
        if some is not None:
            found.append(_several_button(scene, shape, definition.moves[name], some))
    return found


def _several_button(scene: Scene, shape: Shape, move: Move, some: Some) -> Html:
    t, chosen = scene.t, choice(scene, shape.definition)
    count = sum(map(is_several, chosen))
    acts = shape.definition.acts
    ways = matching(scene, shape.definition, chosen)
    whole = [text for text in ways if acts[text].move == move.name and len(_several_of(acts[text])) == count]
    attrs: dict[str, object] = {"id": f"do-{move.name}", "class": "button main"}
    if len(whole) == 1:
        attrs["data-action"] = whole[0]
    elif not whole:
        tip = t("kit-choose", fewest=some.fewest, most=some.most, exact="yes" if some.fewest == some.most else "no")
        attrs |= {"aria-disabled": "true", "data-tip": tip}
    else:
        attrs |= {"aria-disabled": "true", "data-tip": t("kit-next")}
    label = t("kit-several", move=move_name(move, shape, t), count=count, most=some.most)
    return control(scene, attrs, label)


def _several_of(act: Act) -> Sequence[Card]:
    return next((value for value in act.args if isinstance(value, tuple)), ())


# What is still to be said


def _extra(scene: Scene, shape: Shape) -> list[Html]:
    """The moves of a choice, and the values of the next blank of each move that does not begin on the table."""
    definition, chosen = shape.definition, choice(scene, shape.definition)
    by_move: dict[str, Ways] = {}
    for text, act in open_ways(scene, definition):
        by_move.setdefault(act.move, []).append((text, act))
    shown = {
        name: ways
        for name, ways in by_move.items()
        if definition.moves[name].blanks and (chosen or not begins_on_table(shape, definition.moves[name]))
    }
    found: list[Html] = []
    for name, ways in shown.items():
        move = definition.moves[name]
        if len(ways) == 1 and _several_of(ways[0][1]):
            continue  # the button of the turn does it
        if len(ways) == 1 and chosen and not _open_cards(ways[0][1], chosen):
            text, act = ways[0]
            attrs = {"id": f"way-{name}", "class": "button", "data-action": text}
            found.append(
                control(
                    scene,
                    attrs,
                    spoken(act_words(shape, act, scene.t)),
                    el("span", {"aria-hidden": "true"}, move_name(move, shape, scene.t)),
                )
            )
        elif buttons := _values(scene, shape, move, ways, chosen):
            label = el("span", {"class": "kit-of"}, move_name(move, shape, scene.t)) if len(shown) > 1 else None
            group = {"class": "kit-values", "role": "group", "aria-label": move_name(move, shape, scene.t)}
            found.append(el("div", group, label, *buttons))
    return found


def _open_cards(act: Act, chosen: list[str]) -> bool:
    """True if a card of an action has not been chosen yet."""
    cards = [code for value in act.args if isinstance(value, Card | tuple) for code in _codes(value)]
    for token in chosen:
        if not is_blank(token) and token.partition(".")[0] in cards:
            cards.remove(token.partition(".")[0])
    return bool(cards)


def _codes(value: Card | tuple[Card, ...]) -> list[str]:
    return [value.code] if isinstance(value, Card) else [card.code for card in value]


def begins_on_table(shape: Shape, move: Move) -> bool:
    """True if a move begins with a click on a card or a place."""
    if any(shape.places_of(name, kind) for name, kind in move.blanks) or takes_cards(move):
        return True
    return bool(shape.hands) and any(shape.trait_of(name, kind) and name == "rank" for name, kind in move.blanks)


def _values(scene: Scene, shape: Shape, move: Move, ways: Ways, chosen: list[str]) -> list[Html]:
    """Buttons for the values of the first blank that is not filled."""
    known = {token.partition("=")[0] for token in chosen if is_blank(token)}
    blanks = [
        (name, kind)
        for (name, kind), value in zip(move.blanks, ways[0][1].args, strict=True)
        if not isinstance(value, Card | tuple) and name not in known
    ]
    if not blanks:
        return []
    blank, kind = blanks[0]
    by_value: dict[str, list[str]] = {}
    for text, act in ways:
        by_value.setdefault(filled(act, shape.definition)[blank], []).append(text)
    buttons = []
    for value, texts in by_value.items():
        does = _does(shape, texts, chosen, f"{blank}={value}")
        attrs = {"id": f"value-{move.name}-{blank}-{value}", "class": "kit-value", **does}
        buttons.append(control(scene, attrs, *_label(scene, shape, blank, kind, value)))
    return buttons


def _does(shape: Shape, texts: list[str], chosen: list[str], token: str) -> dict[str, str]:
    """What a value does: the only action with it, once all its cards are chosen; else it is chosen."""
    one = len(texts) == 1 and not _open_cards(shape.definition.acts[texts[0]], chosen)
    return {"data-action": texts[0]} if one else {"data-source": token}


def _label(scene: Scene, shape: Shape, blank: str, kind: object, value: str) -> list[Html | str | None]:
    """What stands on the button of a value: a face, a suit's sign, a die, a rank, or the word itself."""
    t = scene.t
    if kind is seats:
        seat = int(value) - 1
        return [portrait(scene.faces[seat]) if scene.faces else None, scene.names[seat]]
    words = value_words(blank, value, shape, t)
    suits = {vars(card).get("suit") for card in shape.definition.pack.kinds}
    if value in SUITS and value in suits:
        return [suit_sign(value), spoken(capital(words))]
    if shape.dice and blank in _DIE_FACES:
        return [die(value), spoken(value)]
    if blank == "rank":
        return [spoken(words), el("b", {"aria-hidden": "true"}, t("kit-index", rank=value))]
    return [capital(words)]
