"""Actions and facts of Flights as text.

Action: `r3>5` lays the red 3 with flight 5; `take>r3` picks it; `r4>b4` swaps the own red 4 for another's blue 4.
Cards: `r3` a city (red, blue, green, yellow, violet, orange), `x4` an exchange, `u` a universal one, `d` a deportation.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word
from pyengine.core.state import Action
from pyengine.games.flights import scoring
from pyengine.games.flights.pieces import (
    CITIES,
    CODE,
    LAYS,
    NOTHING,
    SIZE,
    SWAPS,
    TAKES,
    TEXT,
    Lay,
    Swap,
    Take,
    bits,
    colours,
    laid,
    needed,
    seats,
    words,
)
from pyengine.games.flights.state import FlightsState


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    name, arrow, goal = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    target = Word(goal, 1, len(name) + 2)
    if name == "take":
        return TAKES[_card(target)]
    card = _card(Word(name, 1, 1))
    their = CODE.get(goal, CITIES)
    if card < CITIES and their < CITIES:
        return SWAPS[card][their]
    return LAYS[card][target.number("flight", 1, SIZE)]


def _card(word: Word) -> int:
    if word.text not in CODE:
        raise word.wrong("card")
    return CODE[word.text]


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, Lay):
        return f"{TEXT[action.card]}>{action.flight}"
    if isinstance(action, Swap):
        return f"{TEXT[action.own]}>{TEXT[action.their]}"
    assert isinstance(action, Take)
    return f"take>{TEXT[action.card]}"


def facts(state: FlightsState, own: int) -> dict[str, str]:  # noqa: ARG001
    """All there is, by seat number, whoever's facts they are."""
    found = {
        "phase": state.phase,
        "game": str(state.game),
        "round": str(state.round),
        "first": str(state.first + 1),
        "out": colours(state.out),
        "table": words(state.table),
        "order": seats(state.order),
        "swap": words([state.swap] if state.swap != NOTHING else []),
        "deck-size": str(len(state.deck)),
        "discard": words(state.discard),
        "discard-size": str(len(state.discard)),
        "scores": " ".join(map(str, state.scores)),
        "wins": " ".join(map(str, state.wins)),
    }
    for seat in range(state.players):
        found |= _facts_of(state, seat)
    return found


def _facts_of(state: FlightsState, seat: int) -> dict[str, str]:
    hand, cities = state.hands[seat], state.cities[seat]
    found = {
        "hand": words(hand),
        "hand-size": str(len(hand)),
        "city": words(cities),
        "city-size": str(len(cities)),
        "laid": laid(state.laid[seat]),
        "used": bits(state.used[seat]),
        "value": str(scoring.value(cities, needed(state.players))),
        "score": str(state.scores[seat]),
        "wins": str(state.wins[seat]),
    }
    return {f"{name} {seat + 1}": fact for name, fact in found.items()}
