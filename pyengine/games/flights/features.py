"""What of a match of Flights tells who will win it: what is still to score, the collections, hands and flights."""

from __future__ import annotations

from pyengine.core.value import Features, Names
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import CITIES, COLOUR, DEPORTATION, LAY, NOTHING, SIZE, needed
from pyengine.games.flights.scoring import tally

_NAMES = Names()
_STEP, _FAR = 4, 15
_TO_GO = _NAMES.block("to-go", _FAR + 1)
_MISSING = [_NAMES.block(f"of-{players}-missing", 7) for players in range(5)]
_WORTH = _NAMES.block("worth", 16)
_READY = [_NAMES.block(f"missing-{missing}-in-hand", 4) for missing in range(7)]
_HIGH = _NAMES.block("hand-high", 4)
_EXCHANGES = _NAMES.block("hand-exchanges", 4)
_DEPORTATIONS = _NAMES.block("hand-deportations", 4)
_FLIGHT = _NAMES.block("flight", SIZE + 1)
_PLACE = _NAMES.block("place", 4)


def settled(state: Flights) -> bool:
    """True where a round begins."""
    return state.phase == LAY and all(laid == NOTHING for laid in state.laid)


def features(state: Flights) -> list[list[int]]:
    """The features of each seat: see the names."""
    found, players = list[list[int]](), state.players
    colours = needed(players)
    for seat, cities in enumerate(state.cities):
        held, highest, rest = tally(cities)
        missing = colours - held
        have, hand, used = {COLOUR[city] for city in cities}, state.hands[seat], state.used[seat]
        towns = [card for card in hand if card < CITIES]
        ready = len({COLOUR[card] for card in towns} - have)
        worth = highest - rest if missing else highest
        of_seat = [
            _TO_GO + min(_FAR, max(0, state.target - state.scores[seat] + _STEP - 1) // _STEP),
            _MISSING[players] + missing,
            _WORTH + min(15, max(0, worth // 2 + 4)),
            _READY[missing] + min(3, ready),
            _HIGH + sum([1 for card in towns if card % SIZE >= 4]),
            _EXCHANGES + sum([1 for card in hand if CITIES <= card < DEPORTATION]),
            _DEPORTATIONS + hand.count(DEPORTATION),
            _PLACE + (seat - state.first) % players,
        ]
        found.append(of_seat + [_FLIGHT + flight for flight in range(1, SIZE + 1) if not used >> flight & 1])
    return found


_PRIVATE = frozenset(("missing-in-hand", "hand-high", "hand-exchanges", "hand-deportations"))

FEATURES = Features(tuple(_NAMES), features, _PRIVATE, settled)
