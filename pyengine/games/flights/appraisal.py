"""What cards, picks and flights are worth in Flights, as the rules of thumb have it.

A collection is worth something for each of its colours, a little for high values, and much when it is complete.
A pick or a swap is as good as what it brings, less what it leaves or gives to the others: the more they are, the less
each of them counts. A card is laid with the flight that makes it likely to bring much here and little there, and high
flights are saved for when they matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from pyengine.core.state import Action, Rng, View
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import CITIES, CODE, DEPORTATION, LAY, LAYS, SIZE, Lay, Swap, Take, needed
from pyengine.games.flights.rules import burning, swaps
from pyengine.games.flights.scoring import tally

UNIT = 1000
"""So many for a point."""

Collections = tuple[tuple[int, ...], ...]
Rivals = tuple[tuple[int, bool], ...]


class Public(NamedTuple):
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


class Appraisal:
    """Tells what actions are worth, in points.

    Of its numbers `colour` is what a colour is worth in a collection that is not complete, `height` a point of a city's
    value there, `complete` what completing it is worth beside its points, `first` to pick first, whatever is laid, and
    `flight` a step of a flight in later rounds.
    """

    def __init__(self, worths: Mapping[str, int]) -> None:
        """From thousandths of points by their names."""
        self._colour, self._height, self._complete, self._first, self._flight = (
            worths[name] / UNIT for name in ("colour", "height", "complete", "first", "flight")
        )
        self.worth = lru_cache(maxsize=1 << 14)(self._worth)
        self._gains = lru_cache(maxsize=1 << 14)(self._gains_of_all)

    def score_actions(self, view: View, actions: Sequence[Action]) -> list[float]:
        """How good each of these actions looks."""
        players, seat = view["players"], view["seat"]
        cities = tuple([tuple([CODE[text] for text in player["city"]]) for player in players])
        used = [sum([1 << flight for flight in player["used"]]) for player in players]
        public = Public(cities, used, view["first"], view["order"])
        laid = {action.card for action in actions if isinstance(action, Lay)}
        cards = {card: self._of_card(public, seat, card) for card in laid}
        odds = _odds(public.rivals(seat)) if laid else ()
        return [
            self._of_lay(cards[action.card], odds[action.flight - 1])
            if isinstance(action, Lay)
            else self._of_pick(public, seat, action)
            for action in actions
        ]

    def lays(self, public: Public, seat: int, cards: Sequence[int]) -> dict[int, dict[int, float]]:
        """How good it looks for a seat to lay each of these cards with each of its flights, by card and flight."""
        free = _free(public, seat)
        worths = {card: self._of_card(public, seat, card) for card in cards}
        return {card: {chance[2]: self._of_lay(worth, chance) for chance in free} for card, worth in worths.items()}

    def policy(self, state: Flights, seat: int, rng: Rng) -> Action:
        """The action of the highest score, without scoring each action; ties are broken by chance."""
        public = Public(tuple([tuple(cities) for cities in state.cities]), state.used, state.first, state.order)
        scored: list[tuple[float, Action]]
        if state.phase == LAY:
            free = _free(public, seat)
            cards = [(card, self._of_card(public, seat, card)) for card in dict.fromkeys(state.hands[seat])]
            scored = [(self._of_lay(worth, chance), LAYS[card][chance[2]]) for card, worth in cards for chance in free]
        else:
            legal = state.legal(seat)
            if len(legal) == 1:
                return legal[0]
            scored = [(self._of_pick(public, seat, action), action) for action in legal]
        best = max([score for score, _ in scored])
        return rng.choice([action for score, action in scored if score == best])

    def _worth(self, collection: tuple[int, ...], colours: int) -> float:
        """What a collection is worth when all has burnt that must (FLI-19)."""
        while lost := burning(collection):
            collection = tuple([city for city in collection if city not in lost])
        found, highest, rest = tally(collection)
        if found == colours:
            return self._complete + self._colour * found + highest
        return self._colour * found + self._height * (highest - rest)

    def _swap(self, cities: Collections, seat: int, swap: Swap) -> float:
        """What a swap brings, less what it gives to the other (FLI-17)."""
        colours, mine = needed(len(cities)), cities[seat]
        their = next(held for held in cities if swap.their in held)
        after = tuple([swap.their if city == swap.own else city for city in mine])
        given = tuple([swap.own if city == swap.their else city for city in their])
        gain = self.worth(after, colours) - self.worth(mine, colours)
        return gain - (self.worth(given, colours) - self.worth(their, colours)) / (len(cities) - 1)

    def _gains_of_all(self, cities: Collections, card: int) -> tuple[float, ...]:
        """What taking the card would bring each seat."""
        colours, found = needed(len(cities)), list[float]()
        for seat, mine in enumerate(cities):
            if card < CITIES or card == DEPORTATION:
                after = (*mine, card) if card < CITIES else mine[:-1]
                found.append(self.worth(after, colours) - self.worth(mine, colours))
            else:
                found.append(max([self._swap(cities, seat, swap) for swap in swaps(cities, seat, card)], default=0.0))
        return tuple(found)

    def _of_pick(self, public: Public, seat: int, action: Action) -> float:
        """What the card or the swap brings, and that those who pick later do not get the card."""
        cities = public.cities
        if isinstance(action, Swap):
            return self._swap(cities, seat, action)
        assert isinstance(action, Take)
        gains, later = self._gains(cities, action.card), public.order[1:]
        if not later:
            return gains[seat]
        return gains[seat] + _mean([gains[other] for other in later]) / (len(cities) - 1)

    def _of_card(self, public: Public, seat: int, card: int) -> tuple[float, float, bool]:
        """What a card would bring here, what on average elsewhere in own gains, and whether it goes to the last."""
        gains = list(self._gains(public.cities, card))
        own = gains.pop(seat)
        return own, _mean(gains) / len(gains), CITIES <= card < DEPORTATION

    def _of_lay(self, card: tuple[float, float, bool], chance: tuple[float, float, int]) -> float:
        """What may come of a card with a flight: the first takes it or, when it is an exchange, the last."""
        own, elsewhere, to_last = card
        first, last, flight = chance
        mine = last if to_last else first
        return mine * own - (1 - mine) * elsewhere + self._first * first - self._flight * flight


def _free(public: Public, seat: int) -> list[tuple[float, float, int]]:
    """The same as `_odds` of the flights that the seat has left."""
    used = public.used[seat]
    return [chance for chance in _odds(public.rivals(seat)) if not used >> chance[2] & 1]


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


def _mean(gains: list[float]) -> float:
    return sum(gains) / len(gains)
