"""A sound way to play Flights from a view alone.

A collection is worth something for each of its colours, a little for high values, and much when it is complete.
A pick or a swap is as good as what it brings, less what it leaves or gives to the others: the more they are, the less
each of them counts. A card is laid with the flight that makes it likely to bring much here and little there, and high
flights are saved for when they matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod, sqrt
from typing import TYPE_CHECKING

from pyengine.core.chances import chances
from pyengine.core.state import Action, Rng, State, View
from pyengine.games.flights.pieces import CITIES, CODE, DEPORTATION, LAY, LAYS, SIZE, Lay, Swap, Take, needed
from pyengine.games.flights.rules import burning, swaps
from pyengine.games.flights.scoring import VICTORIES, tally

if TYPE_CHECKING:
    from pyengine.games.flights.state import Flights

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
_PROMISE = 0.4
"""How many points of the match a collection's worth stands for."""
_GAME = 12
"""How many points of the match a won game stands for, where wins are counted."""


Collections = list[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class _Sight:
    """What everyone sees: collections, used flights as bits, who has the first-turn card, and who is to pick."""

    cities: Collections
    used: list[int]
    first: int
    order: list[int]

    def others(self, seat: int) -> list[int]:
        """All seats but this one."""
        return [other for other in range(len(self.cities)) if other != seat]


def heuristic(view: View, action: Action) -> float:
    """How good the action looks, in points."""
    players, seat = view["players"], view["seat"]
    cities = [tuple([CODE[text] for text in player["city"]]) for player in players]
    used = [sum([1 << flight for flight in player["used"]]) for player in players]
    sight = _Sight(cities, used, view["first"], view["order"])
    if isinstance(action, Lay):
        return _of_lay(_of_card(sight, seat, action.card), _of_flight(sight, seat, action.flight))
    return _of_pick(sight, seat, action)


def policy(state: State, seat: int, rng: Rng) -> Action:
    """What the heuristic likes most, found without looking at each action by itself; chance settles ties."""
    game: Flights = state  # type: ignore[assignment]
    sight = _Sight([tuple(cities) for cities in game.cities], game.used, game.first, game.order)
    scored: list[tuple[float, Action]]
    if game.phase == LAY:
        free = [flight for flight in range(1, SIZE + 1) if not game.used[seat] >> flight & 1]
        flights = [(flight, _of_flight(sight, seat, flight)) for flight in free]
        cards = [(card, _of_card(sight, seat, card)) for card in dict.fromkeys(game.hands[seat])]
        pairs = product(cards, flights)
        scored = [(_of_lay(worth, chance), LAYS[card][flight]) for (card, worth), (flight, chance) in pairs]
    else:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        scored = [(_of_pick(sight, seat, action), action) for action in legal]
    best = max([score for score, _ in scored])
    return rng.choice([action for score, action in scored if score == best])


def appraise(state: State) -> list[float]:
    """The chances of each seat, from what it has in the match and what its collection promises."""
    game: Flights = state  # type: ignore[assignment]
    marks = [wins * _GAME for wins in game.wins] if game.by_wins else game.scores
    goal = VICTORIES * _GAME if game.by_wins else game.target
    hopes = [_PROMISE * _worth(tuple(cities), needed(game.players)) for cities in game.cities]
    leads = [mark + hope for mark, hope in zip(marks, hopes, strict=True)]
    return chances(leads, 2 * sqrt(max(goal - max(marks), 1)) + 2)


@lru_cache(maxsize=1 << 14)
def _worth(collection: tuple[int, ...], colours: int) -> float:
    """What a collection promises when all has burnt that must (FLI-19)."""
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


def _of_pick(sight: _Sight, seat: int, action: Action) -> float:
    """What the card or the swap brings, and that those who pick later do not get the card."""
    cities = sight.cities
    if isinstance(action, Swap):
        return _swap(cities, seat, action)
    assert isinstance(action, Take)
    gain, later = _gain(cities, seat, action.card), sight.order[1:]
    if not later:
        return gain
    return gain + _mean(_gain(cities, other, action.card) for other in later) / (len(cities) - 1)


def _of_card(sight: _Sight, seat: int, card: int) -> tuple[float, float, bool]:
    """What a card would bring here, what on average elsewhere in own gains, and whether it goes to the last."""
    others = sight.others(seat)
    elsewhere = _mean(_gain(sight.cities, other, card) for other in others) / len(others)
    return _gain(sight.cities, seat, card), elsewhere, CITIES <= card < DEPORTATION


def _of_flight(sight: _Sight, seat: int, flight: int) -> tuple[float, float, int]:
    """How likely a flight is the first and the last of all (FLI-5), and the flight."""
    seats = len(sight.cities)
    place = (seat - sight.first) % seats
    ahead = [
        _ahead(sight.used[other], flight - 1 + (place < (other - sight.first) % seats)) for other in sight.others(seat)
    ]
    return prod(ahead), prod([1 - chance for chance in ahead]), flight


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


def _mean(gains: Iterable[float]) -> float:
    found = list(gains)
    return sum(found) / len(found)
