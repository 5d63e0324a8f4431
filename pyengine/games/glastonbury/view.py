"""What a seat of Glastonbury may know: the grid, and of each cauldron the top card and the size (GLA-10)."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.state import View
from pyengine.games.glastonbury import rules, scoring
from pyengine.games.glastonbury.pieces import (
    CARD_TEXTS,
    COLOURS,
    GAP,
    GRID_TEXTS,
    JOKER,
    KINDS,
    LOOKS,
    NUMBERS,
    PLACES,
    SPELL_TEXTS,
    STOPS,
    USING,
)
from pyengine.games.glastonbury.state import GlastonburyState


def view(state: GlastonburyState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None).

    `line` are the places to take from now, `leads` where the wizard will stand next when the card of a place is
    taken (as things are), `ends` the places whose card would end the game, `move` where Magic Movement leads.
    """
    open_line = line(state)
    may_move = not state.outcome and GAP not in state.places and rules.breach_of_move(state) is None
    return {
        "game": "glastonbury",
        "seat": seat,
        "to_act": list(state.to_act),
        "phase": "start" if GAP in state.places else "turn",
        "using": USING[state.using],
        "grid": [GRID_TEXTS[card] for card in state.grid],
        "deck": len(state.deck),
        "aside": len(state.aside),
        "out": COLOURS[state.out] if state.out >= 0 else None,
        "outer_lines": state.outer,
        "line": [PLACES[place] for place in open_line],
        "leads": {PLACES[place]: _lead(state, place) for place in open_line},
        "ends": [PLACES[place] for place in open_line if rules.empties(state, place)],
        "move": _next_stop(state, state.seat) if may_move else None,
        "players": [_player(state, owner, owner == seat) for owner in range(state.players)],
        "ended": state.ended if state.outcome else None,
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def line(state: GlastonburyState) -> list[int]:
    """The places from which the seat to act may take a card now."""
    if state.outcome or GAP in state.places:
        return []
    if rules.at_corner(state):
        return []
    grid, barred = state.grid, rules.kept_out(state)
    return [place for place in rules.reach(state) if grid[place] >= 0 and grid[place] not in barred]


def _lead(state: GlastonburyState, place: int) -> str:
    """Where the seat to act will go after this turn, with this card on top if it goes there (GLA-7, GLA-11)."""
    card = state.grid[place]
    if card > JOKER:
        return _next_stop(state, state.seat)
    return STOPS[(state.places[state.seat] + NUMBERS[card]) % len(STOPS)]


def step(state: GlastonburyState, seat: int) -> int | str:
    """The number a wizard moves by; hidden where it is one that lies under a joker (GLA-19)."""
    cauldron, stop = state.cauldrons[seat], state.places[seat]
    if stop != GAP and len(cauldron) > 1 and rules.halted(cauldron, stop):
        return HIDDEN
    return rules.steps(cauldron, stop)


def _next_stop(state: GlastonburyState, seat: int) -> str:
    """Where a wizard goes next, as things are."""
    moves = step(state, seat)
    return HIDDEN if isinstance(moves, str) else STOPS[(state.places[seat] + moves) % len(STOPS)]


def _player(state: GlastonburyState, owner: int, visible: bool) -> dict[str, Any]:
    """Recipes are known to the seat itself until the end (GLA-27). The end brings to light the whole cauldron, and how
    its points come about (GLA-23 to GLA-29).
    """
    cauldron, stop, recipes = state.cauldrons[owner], state.places[owner], None
    if state.with_recipes:
        wanted, look = state.recipes[2 * owner : 2 * owner + 2]
        texts = [COLOURS[wanted] if wanted >= 0 else "-", LOOKS[look] if look >= 0 else "-"]
        recipes = texts if visible or state.outcome else [HIDDEN, HIDDEN]
    seen: dict[str, Any] = {
        "wizard": COLOURS[state.colours[owner]],
        "place": STOPS[stop] if stop != GAP else None,
        "next": _next_stop(state, owner) if stop != GAP else None,
        "step": step(state, owner),
        "top": CARD_TEXTS[cauldron[-1]] if cauldron else None,
        "count": len(cauldron),
        "spells": [SPELL_TEXTS[spell] for spell in state.spells[owner]],
        "recipes": recipes,
    }
    if state.outcome:
        jokers = scoring.jokers(state, owner)
        points = scoring.kind_points(cauldron, state.colours[owner], jokers)
        held = sorted({card >> 2 for card in cauldron if card != JOKER})
        seen |= {
            "cauldron": [CARD_TEXTS[card] for card in cauldron],
            "kinds": {KINDS[kind]: points[kind] for kind in held},
            "jokers": [KINDS[kind] for kind in jokers],
            "recipe_points": [scoring.most_recipe(state, owner), scoring.look_recipe(state, owner)],
        }
    return seen
