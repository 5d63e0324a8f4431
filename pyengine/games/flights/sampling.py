"""States of a match of Flights that could be true, the likelier the more often, for levels that have learned."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from pyengine.core.prng import anew
from pyengine.core.state import Rng
from pyengine.core.strategy import Stop, never
from pyengine.games.flights.belief import Beliefs
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import LAY, NOTHING

_UNIT = 1 << 20
"""What weights come to in all, as whole numbers."""
_TRIES = 8
"""Draws of a card that was drawn before, after which the next one is taken."""


class Other:
    """Another player as a seat sees it: how many cards it has, with the one that it laid and nobody has seen, and which
    of the unseen ones it is likely to have kept, as sums of weights.
    """

    def __init__(self, state: Flights, seat: int, unseen: list[int], beliefs: Beliefs, stop: Stop) -> None:
        self.seat = seat
        self.size = len(state.hands[seat]) + (state.phase == LAY and state.laid[seat] != NOTHING)
        kept = beliefs.kept(state, seat, stop)
        weights, self.kept = [kept.get(card, 0.0) for card in unseen], list[int]()
        if any(weights):
            unit = _UNIT / sum(weights)
            self.kept = list(accumulate([1 + int(weight * unit) for weight in weights]))  # none is quite without


# A hidden lay drawn by the models, in place of one chosen in the tree, took 45.5 % of 200 games from what is here.
class Worlds:
    """Deals the others' hands by what they are likely to have kept. What lies face down is theirs to lay again."""

    def __init__(self, state: Flights, seat: int, beliefs: Beliefs, stop: Stop = never) -> None:
        self._state = state
        others = [other for other in range(state.players) if other != seat]
        self._unseen = state.unseen(seat)
        self._others = [Other(state, other, self._unseen, beliefs, stop) for other in others]

    def draw(self, rng: Rng) -> Flights:
        """One of these states."""
        twin, laying = self._state.copy(), self._state.phase == LAY
        taken = set[int]()
        kept = [_places(other.kept, other.size - laying, taken, rng) for other in self._others]
        rest = [card for place, card in enumerate(self._unseen) if place not in taken]
        rng.shuffle(rest)
        for other, places in zip(self._others, kept, strict=True):
            hand = [self._unseen[place] for place in places]
            while len(hand) < other.size:
                hand.append(rest.pop())
            twin.hands[other.seat] = sorted(hand)
            if laying:
                twin.laid[other.seat] = NOTHING
        twin.deck, twin.chance = rest, anew(rng)
        return twin


def _places(sums: list[int], count: int, taken: set[int], rng: Rng) -> list[int]:
    """So many places that are not taken yet, by their weights; they are taken then. None where there are no weights."""
    found = list[int]()
    for _ in range(count if sums else 0):
        place, tries = bisect_right(sums, rng.below(sums[-1])), 1
        while place in taken:
            place = bisect_right(sums, rng.below(sums[-1])) if tries < _TRIES else (place + 1) % len(sums)
            tries += 1
        taken.add(place)
        found.append(place)
    return found
