"""The controls of a table: what a click on a card, a place, a seat or a value does, or why it does nothing."""

from __future__ import annotations

from functools import lru_cache

from pyengine.core.errors import Breach
from pyengine.kit.definition import Definition
from pyengine.kit.moves import Act, Some, seats
from pyengine.kit.zones import ZoneSpec
from web.kit.shape import Shape
from web.kit.ways import BETWEEN, KitClicks, card_of, cards_in, choice, filled, fits, is_blank, is_several, tokens_of
from web.parts.table import Scene
from web.parts.zones import doing

Attributes = dict[str, object]
_MANY = 5_000
"""With more actions than so many, those with all that is chosen are not looked for."""


def attributes(scene: Scene, shape: Shape, token: str) -> Attributes:
    """What a click on this does: the only action with it and what is chosen, or it is chosen; else why nothing is done.

    One of several cards is always chosen first.
    """
    definition, chosen = shape.definition, choice(scene, shape.definition)
    clicks = scene.table.clicks
    assert isinstance(clicks, KitClicks)
    after = tokens_of(clicks.gather(BETWEEN.join(chosen), token))
    ways = matching(scene, definition, after) or matching(scene, definition, [token])
    pressed = {"aria-pressed": "true" if token in chosen else "false"}
    if not ways:
        refused = refusal(scene, shape, token)
        return {**doing(scene, refused)} if refused else {}
    if len(ways) == 1 and not is_several(token) and token not in chosen:
        return {"data-action": ways[0], "data-source": token, **pressed}
    return {"data-source": token, **pressed}


def seat_control(scene: Scene, shape: Shape, seat: int) -> Attributes:
    """What a click on another seat does, where a blank is a seat; empty where none is, or none can be now."""
    moves = {shape.definition.acts[text].move for text in scene.legal}
    for name in moves:
        for blank, kind in shape.definition.moves[name].blanks:
            if kind is seats:
                return attributes(scene, shape, f"{blank}={seat + 1}")
    return {}


def card_token(scene: Scene, shape: Shape, code: str, number: int, zone: str) -> str:
    """What a card of a hand stands for: itself, one of several, or a trait of it that fills a blank."""
    definition = shape.definition
    moves = [definition.moves[name] for name in dict.fromkeys(definition.acts[text].move for text in scene.legal)]
    for move in moves or definition.moves.values():
        for _, kind in move.blanks:
            if isinstance(kind, Some) and kind.zone.name == zone and moves:
                return f"{code}.{number}"
            if isinstance(kind, ZoneSpec) and kind.name == zone:
                return code
    traits = vars(definition.pack.by_code[code])
    for move in moves or definition.moves.values():
        for blank, kind in move.blanks:
            if shape.trait_of(blank, kind) and blank in traits:
                return f"{blank}={traits[blank]}"
    return code


def matching(scene: Scene, definition: Definition, tokens: list[str]) -> list[str]:
    """The legal actions that have all of these."""
    return [text for text in scene.legal if fits(definition.acts[text], tokens, definition)]


def refusal(scene: Scene, shape: Shape, token: str) -> str:
    """The action with this, and with what is chosen, whose refusal tells most; empty where there is none."""
    definition = shape.definition
    found = _first_acts(definition).get(card_of(token), [])
    chosen = choice(scene, definition)
    if chosen and is_blank(token) and len(definition.acts) < _MANY:
        wanted = [each for each in chosen if each.partition("=")[0] != token.partition("=")[0]] + [token]
        found = [text for text, act in definition.acts.items() if fits(act, wanted, definition)] or found
    if not found or scene.viewer is None:
        return ""
    now = {definition.acts[text].move for text in scene.legal}
    return min(found, key=lambda text: _rank(scene.breach(text), definition.acts[text], now))


def _rank(breach: Breach | None, act: Act, now: set[str]) -> tuple[bool, bool]:
    """Refusals that speak of the card come first, then those of moves that are possible with others."""
    facts = breach.facts if breach else {}
    named = {str(value) for value in facts.values()}
    cards = {code for codes in cards_in(act) for code in codes}
    return not cards & named, act.move not in now


@lru_cache(maxsize=8)
def _first_acts(definition: Definition) -> dict[str, list[str]]:
    """For each card and each value of a blank, an action of each move that has it."""
    found: dict[str, dict[str, str]] = {}
    for text, act in definition.acts.items():
        cards = [codes[0] for codes in cards_in(act) if len(codes) == 1]
        values = [f"{name}={value}" for name, value in filled(act, definition).items()]
        for token in (*cards, *values):
            found.setdefault(token, {}).setdefault(act.move, text)
    return {token: list(texts.values()) for token, texts in found.items()}
