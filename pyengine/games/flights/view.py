"""What a seat of Flights may know: all but the others' hands, the deck, and what is laid face down (FLI-4)."""

from __future__ import annotations

from typing import Any

from pyengine.core.events import HIDDEN
from pyengine.core.state import View
from pyengine.games.flights import rules, scoring
from pyengine.games.flights.pieces import (
    COLOURS,
    FLIGHT_COLOURS,
    LAY,
    NOTHING,
    PICK,
    SIZE,
    SWAP,
    TEXT,
    card_of,
    flight_of,
    needed,
    texts,
)
from pyengine.games.flights.state import FlightsState


def view(state: FlightsState, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None).

    `target` are the points or the games that win the match (None: a single game), `colours` how many a collection
    needs, `game_number` counts the games of the match, `order` are the seats still to pick, `takes` what the first of
    them may take, `swap` the exchange that is being resolved and `swaps` its legal pairs of an own city and another's.
    """
    swaps = rules.swaps(state.cities, state.order[0], state.swap) if state.phase == SWAP else ()
    return {
        "game": "flights",
        "seat": seat,
        "to_act": list(state.to_act),
        "match": state.match,
        "target": scoring.goal(state),
        "game_number": state.game,
        "round": state.round,
        "phase": state.phase,
        "first": state.first,
        "out": [COLOURS[colour] for colour in state.out],
        "colours": needed(state.players),
        "table": texts(state.table),
        "order": state.order[:],
        "takes": texts(rules.takes(state.table)) if state.phase == PICK else [],
        "swap": None if state.swap == NOTHING else TEXT[state.swap],
        "swaps": [[TEXT[swap.own], TEXT[swap.their]] for swap in swaps],
        "players": [_player(state, owner, seat) for owner in range(state.players)],
        "deck": len(state.deck),
        "discard": texts(state.discard),
        "outcome": state.outcome.to_json() if state.outcome else None,
    }


def _player(state: FlightsState, owner: int, seat: int | None) -> dict[str, Any]:
    """`laid` is what the seat laid this round: nobody else sees it before all is turned up (FLI-4)."""
    hand, cities, used = state.hands[owner], state.cities[owner], state.used[owner]
    colours, what, laid = needed(state.players), state.laid[owner], None
    if what != NOTHING:
        hidden = state.phase == LAY and owner != seat
        laid = {"card": HIDDEN if hidden else TEXT[card_of(what)], "flight": HIDDEN if hidden else flight_of(what)}
    return {
        "colour": FLIGHT_COLOURS[state.colours[owner]],
        "hand": texts(hand) if owner == seat else [HIDDEN] * len(hand),
        "city": texts(cities),
        "used": [flight for flight in range(1, SIZE + 1) if used >> flight & 1],
        "laid": laid,
        "value": scoring.value(cities, colours),
        "complete": scoring.complete(cities, colours),
        "score": state.scores[owner],
        "wins": state.wins[owner],
    }
