"""Actions and facts of Flights as text.

Action: `r3>5` lays the red 3 with flight 5; `take>r3` picks it; `r4>b4` swaps the own red 4 for another's blue 4.
Cards: `r3` a city (red, blue, green, yellow, violet, orange), `x4` an exchange, `u` a universal one, `d` a deportation.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word
from pyengine.core.state import Action
from pyengine.games.flights import pieces, scoring
from pyengine.games.flights.position import (
    CITY,
    COLOURS,
    DECK,
    DISCARD,
    EXCHANGE,
    FIRST,
    GAME,
    HAND,
    LAID,
    ORDER,
    OUT,
    PHASE,
    ROUND,
    SCHEMA,
    SCORES,
    TABLE,
    USED,
    WINS,
)
from pyengine.games.flights.state import FlightsState


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    name, arrow, goal = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    target = Word(goal, 1, len(name) + 2)
    if name == "take":
        return pieces.TAKES[_card(target)]
    card = _card(Word(name, 1, 1))
    their = pieces.CODE.get(goal, pieces.CITIES)
    if card < pieces.CITIES and their < pieces.CITIES:
        return pieces.SWAPS[card][their]
    return pieces.LAYS[card][target.number("flight", 1, pieces.SIZE)]


def _card(word: Word) -> int:
    if word.text not in pieces.CODE:
        raise word.wrong("card")
    return pieces.CODE[word.text]


def write_action(action: Action) -> str:
    """Action → its text."""
    if isinstance(action, pieces.Lay):
        return f"{pieces.TEXT[action.card]}>{action.flight}"
    if isinstance(action, pieces.Swap):
        return f"{pieces.TEXT[action.own]}>{pieces.TEXT[action.their]}"
    assert isinstance(action, pieces.Take)
    return f"take>{pieces.TEXT[action.card]}"


def facts(state: FlightsState, own: int) -> dict[str, str]:  # noqa: ARG001
    """All there is, by seat number, whoever's facts they are."""
    shared = (PHASE, GAME, ROUND, FIRST, OUT, TABLE, ORDER, EXCHANGE, DISCARD, SCORES, WINS)
    found = SCHEMA.facts(state, *shared, HAND, CITY, LAID, USED)
    found |= SCHEMA.sizes(state, HAND, CITY, DECK, DISCARD)
    found[COLOURS.name] = COLOURS.words(state.colours)
    for seat, cities in enumerate(state.cities):
        found[f"value {seat + 1}"] = str(scoring.value(cities, pieces.needed(state.players)))
        found[f"score {seat + 1}"], found[f"wins {seat + 1}"] = str(state.scores[seat]), str(state.wins[seat])
    return found
