"""States of a match of Flights that could be true, the likelier the more often, for levels that have learned."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from pyengine.core.prng import anew
from pyengine.core.state import Rng
from pyengine.games.flights.belief import Beliefs
from pyengine.games.flights.game import Flights
from pyengine.games.flights.pieces import LAY, NOTHING, card_of

_UNIT = 1 << 20
"""What the weights of all cards come to, as whole numbers."""
_TRIES = 8
"""Draws of a card that was drawn before, after which any card is taken."""


class Worlds:
    """Deals the others' hands by what they are likely to keep. What is laid face down is theirs to lay again."""

    def __init__(self, state: Flights, seat: int, beliefs: Beliefs) -> None:
        self._state = state
        self._others = [other for other in range(state.players) if other != seat]
        down = [state.laid[other] if state.phase == LAY else NOTHING for other in self._others]
        self._sizes = [
            len(state.hands[other]) + (laid != NOTHING) for other, laid in zip(self._others, down, strict=True)
        ]
        self._unseen = [card for other in self._others for card in state.hands[other]]
        self._unseen += [card_of(laid) for laid in down if laid != NOTHING] + state.deck
        self._unseen.sort()  # so that nothing of where they lie gets into the shuffle
        self._kept = [self._sums(beliefs.kept(state.past, other)) for other in self._others]

    def _sums(self, kept: dict[int, float]) -> list[int]:
        """The weights of the unseen cards, summed up; none where nothing is known."""
        total = sum([kept.get(card, 0.0) for card in self._unseen])
        if not total:
            return []
        return list(accumulate([1 + int(_UNIT * kept.get(card, 0.0) / total) for card in self._unseen]))

    def draw(self, rng: Rng) -> Flights:
        """One of these states."""
        twin, drawn = self._state.copy(), 1 if self._state.phase == LAY else 0
        taken, places = set[int](), list[list[int]]()
        for size, sums in zip(self._sizes, self._kept, strict=True):
            places.append([_place(sums, taken, rng) for _ in range(size - drawn)] if sums else [])
        rest = [card for place, card in enumerate(self._unseen) if place not in taken]
        rng.shuffle(rest)
        for other, size, kept in zip(self._others, self._sizes, places, strict=True):
            hand = [self._unseen[place] for place in kept]
            while len(hand) < size:
                hand.append(rest.pop())
            twin.hands[other] = sorted(hand)
            if drawn:
                twin.laid[other] = NOTHING
        twin.deck, twin.chance = rest, anew(rng)
        return twin


def _place(sums: list[int], taken: set[int], rng: Rng) -> int:
    """A place that is not taken yet, as likely as its card is kept; it is taken then."""
    for _ in range(_TRIES):
        place = bisect_right(sums, rng.below(sums[-1]))
        if place not in taken:
            break
    else:
        place = next(place for place in range(len(sums)) if place not in taken)
    taken.add(place)
    return place
