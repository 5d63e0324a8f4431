"""What the others of Flights are likely to keep, by what they laid before.

Two of the three cards of a hand were there a round ago, when another was laid. Under a model of a player a card is the
likelier kept, the less there was to be had of it; and each model is as likely as it foretold what was laid. So the
models tell how somebody plays, and the best of them what that one keeps (after D. Rebstock, C. Solinas, M. Buro,
N. R. Sturtevant, "Policy Based Inference in Trick-Taking Card Games", arXiv 1905.10911). All of it is public.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from math import exp, log
from typing import NamedTuple

from pyengine.core.linear import softmax
from pyengine.core.strategy import Stop, never
from pyengine.games.flights.appraisal import Appraisal, Public
from pyengine.games.flights.pieces import HAND, NOTHING, SIZE, card_of, flight_of, pack
from pyengine.games.flights.state import FlightsState, Round

_LEVELS = (0.1, 0.3, 0.5, 0.7, 0.9)
"""The third card of a hand is taken to be as wanted as those at these shares of all cards."""

Lays = Mapping[int, Mapping[int, float]]
"""By card and flight how likely it is laid, compared with the others."""


class Model(NamedTuple):
    """A player who lays a card the more often, the better it looks by an appraisal; without one, any card."""

    appraisal: Appraisal | None
    temperature: float
    """So many points more make a lay e times as likely."""

    def lays(self, public: Public, seat: int, cards: Sequence[int]) -> Lays:
        """How likely the seat lays each of these cards with each of its flights, of those that it has in hand."""
        if self.appraisal is None:
            free = [flight for flight in range(1, SIZE + 1) if not public.used[seat] >> flight & 1]
            return {card: dict.fromkeys(free, 1.0) for card in cards}
        scores, unit = self.appraisal.lays(public, seat, cards), self.temperature
        most = max([max(of_card.values()) for of_card in scores.values()])
        return {
            card: {flight: exp((score - most) / unit) for flight, score in of_card.items()}
            for card, of_card in scores.items()
        }


class Belief(NamedTuple):
    """What one model has to say of a seat: the logarithm of how likely it laid what it did, and what it keeps."""

    evidence: float
    kept: Mapping[int, float]
    """For each card how much likelier than others one of its kind was kept; of what is not here nobody had any."""


class Beliefs:
    """What a few models of players say of the others."""

    def __init__(self, *models: Model) -> None:
        self._models = models
        self._after = lru_cache(maxsize=128)(self._after_rounds)

    def shares(self, past: tuple[Round, ...], seat: int) -> list[float]:
        """How likely the seat plays by each of the models, by all that it laid; 1 in all."""
        return _shares(self._after(past, seat))

    def kept(self, state: FlightsState, seat: int, stop: Stop = never) -> dict[int, float]:
        """How much likelier than others each card was kept by the seat, by all models; empty if nothing is known, or
        time is up before all rounds are read. Those that were read need not be read again.
        """
        found: dict[int, float] = {}
        if not state.past or state.past[-1].game != state.game:
            return found
        for rounds in range(1, len(state.past)):
            if stop():
                return found
            self._after(state.past[:rounds], seat)
        beliefs = self._after(state.past, seat)
        for share, belief in zip(_shares(beliefs), beliefs, strict=True):
            total = sum(belief.kept.values())
            for card, weight in belief.kept.items():
                found[card] = found.get(card, 0.0) + share * weight / total
        return found

    def _after_rounds(self, past: tuple[Round, ...], seat: int) -> tuple[Belief, ...]:
        if not past:
            return tuple([Belief(0.0, {}) for _ in self._models])
        before, last = self._after(past[:-1], seat), past[-1]
        if past[:-1] and past[-2].game != last.game:
            before = tuple([Belief(belief.evidence, {}) for belief in before])
        if last.laid[seat] == NOTHING:
            return before
        hidden = Counter(pack(list(last.out)))  # the cards that nobody saw before the lays were turned up
        hidden.subtract([*last.discard, *chain(*last.cities)])
        hidden = +hidden
        return tuple([_learned(*each, last, seat, hidden) for each in zip(self._models, before, strict=True)])


def _shares(beliefs: Sequence[Belief]) -> list[float]:
    return softmax([belief.evidence for belief in beliefs])


def _learned(model: Model, before: Belief, last: Round, seat: int, hidden: dict[int, int]) -> Belief:
    """The belief after one more lay of the seat."""
    held = _held(before.kept, hidden)
    lays = model.lays(Public(last.cities, list(last.used), last.first, []), seat, tuple(hidden))
    weights = {card: sum(of_card.values()) for card, of_card in lays.items()}
    order = sorted([(weight, held[card]) for card, weight in weights.items()])
    sums = list(accumulate([share for _, share in order]))
    thirds = [order[min(bisect_right(sums, level * sums[-1]), len(order) - 1)][0] for level in _LEVELS]
    card, flight = card_of(last.laid[seat]), flight_of(last.laid[seat])
    laid = weights[card]
    chance = sum([1 / (laid + one + other) for one in thirds for other in thirds]) / len(thirds) ** 2
    kept = {
        each: held[each] / hidden[each] * sum([1 / (laid + weight + third) for third in thirds])
        for each, weight in weights.items()
    }
    return Belief(before.evidence + log(held[card] * lays[card][flight] * chance), kept)


def _held(kept: Mapping[int, float], hidden: Mapping[int, int]) -> dict[int, float]:
    """How many of each card are in the hand before a lay: all but one kept, and one drawn since."""
    count = sum(hidden.values())
    weights = {card: kept.get(card, 0.0) * number for card, number in hidden.items()}
    total = sum(weights.values())
    if not total:
        return {card: HAND * number / count for card, number in hidden.items()}
    return {card: (HAND - 1) * weights[card] / total + number / count for card, number in hidden.items()}
