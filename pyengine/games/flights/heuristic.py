"""A heuristic for Flights from a view alone.

A collection is worth something for each of its colours, a little for high values, and much when it is complete.
A pick or a swap is as good as what it brings, less what it leaves or gives to the others: the more they are, the less
each of them counts. A card is laid with the flight that makes it likely to bring much here and little there, and high
flights are saved for when they matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod, sqrt
from typing import NamedTuple

from pyengine.core.softmax import softmax
from pyengine.core.state import Action, Rng, View
from pyengine.core.value import Value
from pyengine.games.flights.features import FEATURES
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import (
    CITIES,
    CODE,
    DEPORTATION,
    LAY,
    LAYS,
    POINTS,
    SIZE,
    WINS,
    Lay,
    Swap,
    Take,
    needed,
)
from pyengine.games.flights.rules import burning, swaps
from pyengine.games.flights.scoring import goal, standing, tally
from pyengine.games.flights.weights import WEIGHTS

_SPREAD = 3.0
"""What a colour is worth in a collection that is not complete."""
_HEIGHT = 0.7
"""What a point of a city's value is worth there."""
_FULL = 12.0
"""What completing a collection is worth, beside its points."""
_CHOICE = 0.5
"""What it is worth to pick first, whatever is laid."""
_SAVING = 0.8
"""What a step of a flight is worth in later rounds."""
_COLLECTION = 0.4
"""How many points of the match a collection's worth stands for."""
_GAME = 12
"""How many points of the match a won game stands for, where wins are counted, and a single game."""


Collections = tuple[tuple[int, ...], ...]
Rivals = tuple[tuple[int, bool], ...]


class _Public(NamedTuple):
    """What everyone sees: collections, used flights as bits, who has the first-turn card, and who is to pick."""

    cities: Collections
    used: list[int]
    first: int
    order: list[int]

    def rivals(self, seat: int) -> Rivals:
        """For each opponent the flights used, and True if its equal flights come after those of the seat (FLI-5)."""
        seats, used = len(self.cities), self.used
        place = (seat - self.first) % seats
        after = [place < (other - self.first) % seats for other in range(seats)]
        return tuple([(used[other], after[other]) for other in range(seats) if other != seat])


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points."""
    return score_actions(view, [action])[0]


def score_actions(view: View, actions: Sequence[Action]) -> list[float]:
    """How good each of these actions looks."""
    players, seat = view["players"], view["seat"]
    cities = tuple([tuple([CODE[text] for text in player["city"]]) for player in players])
    used = [sum([1 << flight for flight in player["used"]]) for player in players]
    sight = _Public(cities, used, view["first"], view["order"])
    laid = {action.card for action in actions if isinstance(action, Lay)}
    cards = {card: _of_card(sight, seat, card) for card in laid}
    odds = _odds(sight.rivals(seat)) if laid else ()
    return [
        _of_lay(cards[action.card], odds[action.flight - 1])
        if isinstance(action, Lay)
        else _of_pick(sight, seat, action)
        for action in actions
    ]


def policy(state: Flights, seat: int, rng: Rng) -> Action:
    """The action that the heuristic scores highest, without scoring each action; ties are broken by chance."""
    sight = _Public(tuple([tuple(cities) for cities in state.cities]), state.used, state.first, state.order)
    scored: list[tuple[float, Action]]
    if state.phase == LAY:
        used, odds = state.used[seat] >> 1, _odds(sight.rivals(seat))
        free = [chance for at, chance in enumerate(odds) if not used >> at & 1]
        cards = [(card, _of_card(sight, seat, card)) for card in dict.fromkeys(state.hands[seat])]
        scored = [(_of_lay(worth, chance), LAYS[card][chance[2]]) for card, worth in cards for chance in free]
    else:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        scored = [(_of_pick(sight, seat, action), action) for action in legal]
    best = max([score for score, _ in scored])
    return rng.choice([action for score, action in scored if score == best])


def _fits(state: Flights) -> bool:
    """True in matches that count points."""
    return state.match == POINTS


LEARNED = Value(FEATURES, WEIGHTS, _fits)


def value(state: Flights) -> list[float]:
    """Who is likely to win, by what was learned."""
    return LEARNED.chances(state) if LEARNED.fits(state) else evaluate(state)


def evaluate(state: Flights) -> list[float]:
    """The chances of each seat, from what it has in the match and what its collection is worth."""
    unit = _GAME if state.match == WINS else 1
    marks = [unit * mark for mark in standing(state)]
    target = unit * (goal(state) or _GAME)
    hopes = [_COLLECTION * _worth(tuple(cities), needed(state.players)) for cities in state.cities]
    leads = [mark + hope for mark, hope in zip(marks, hopes, strict=True)]
    return softmax(leads, 2 * sqrt(max(target - max(marks), 1)) + 2)


@lru_cache(maxsize=1 << 14)
def _worth(collection: tuple[int, ...], colours: int) -> float:
    """What a collection is worth when all has burnt that must (FLI-19)."""
    while lost := burning(collection):
        collection = tuple([city for city in collection if city not in lost])
    found, highest, rest = tally(collection)
    return _FULL + _SPREAD * found + highest if found == colours else _SPREAD * found + _HEIGHT * (highest - rest)


def _swap(cities: Collections, seat: int, swap: Swap) -> float:
    """What a swap brings, less what it gives to the other (FLI-17)."""
    colours, mine = needed(len(cities)), cities[seat]
    their = next(held for held in cities if swap.their in held)
    after = tuple([swap.their if city == swap.own else city for city in mine])
    given = tuple([swap.own if city == swap.their else city for city in their])
    gain = _worth(after, colours) - _worth(mine, colours)
    return gain - (_worth(given, colours) - _worth(their, colours)) / (len(cities) - 1)


def _gain(cities: Collections, seat: int, card: int) -> float:
    """What taking the card would bring the seat."""
    colours, mine = needed(len(cities)), cities[seat]
    if card < CITIES:
        return _worth((*mine, card), colours) - _worth(mine, colours)
    if card == DEPORTATION:
        return _worth(mine[:-1], colours) - _worth(mine, colours)
    return max([_swap(cities, seat, swap) for swap in swaps(cities, seat, card)], default=0.0)


@lru_cache(maxsize=1 << 14)
def _gains(cities: Collections, card: int) -> tuple[float, ...]:
    """What taking the card would bring each seat."""
    return tuple([_gain(cities, seat, card) for seat in range(len(cities))])


def _of_pick(sight: _Public, seat: int, action: Action) -> float:
    """What the card or the swap brings, and that those who pick later do not get the card."""
    cities = sight.cities
    if isinstance(action, Swap):
        return _swap(cities, seat, action)
    assert isinstance(action, Take)
    gains, later = _gains(cities, action.card), sight.order[1:]
    if not later:
        return gains[seat]
    return gains[seat] + _mean([gains[other] for other in later]) / (len(cities) - 1)


def _of_card(sight: _Public, seat: int, card: int) -> tuple[float, float, bool]:
    """What a card would bring here, what on average elsewhere in own gains, and whether it goes to the last."""
    gains = list(_gains(sight.cities, card))
    own = gains.pop(seat)
    return own, _mean(gains) / len(gains), CITIES <= card < DEPORTATION


@lru_cache(maxsize=1 << 12)
def _odds(rivals: Rivals) -> tuple[tuple[float, float, int], ...]:
    """For each flight how likely it is the first and the last of all (FLI-5), and the flight."""
    found = []
    for flight in range(1, SIZE + 1):
        ahead = [_ahead(used, flight - 1 + after) for used, after in rivals]
        found.append((prod(ahead), prod([1 - chance for chance in ahead]), flight))
    return tuple(found)


@lru_cache(maxsize=1 << SIZE + 4)
def _ahead(used: int, highest: int) -> float:
    """How likely a flight that is not used, each as likely as any, is no higher than this."""
    left = [flight for flight in range(1, SIZE + 1) if not used >> flight & 1]
    return sum(flight <= highest for flight in left) / len(left)


def _of_lay(card: tuple[float, float, bool], chance: tuple[float, float, int]) -> float:
    """What may come of a card with a flight: the first takes it or, when it is an exchange, the last."""
    own, elsewhere, to_last = card
    first, last, flight = chance
    mine = last if to_last else first
    return mine * own - (1 - mine) * elsewhere + _CHOICE * first - _SAVING * flight


def _mean(gains: list[float]) -> float:
    return sum(gains) / len(gains)
