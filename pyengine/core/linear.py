"""An evaluation that is a weighted sum: features of a state in any amount, and the chances that they come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Generic, TypeVar


def softmax(leads: Sequence[float], temperature: float = 1.0) -> list[float]:
    """The chances of each seat to win, 1 in all; a lead of `temperature` makes a win e times as likely."""
    most = max(leads)
    weights = [exp((lead - most) / temperature) for lead in leads]
    total = sum(weights)
    return [weight / total for weight in weights]


S = TypeVar("S")
"""The state of a game."""

UNIT = 100_000
"""A weight of so much makes a win e times as likely for each 1 of its feature."""

Amounts = Sequence[tuple[int, float]]
"""The numbers of features that a seat has, each with its amount; what is left out is 0."""


@dataclass(frozen=True, slots=True)
class Quantities(Generic[S]):
    """Features that come in amounts, such as the cards of a hand: their names, and what each seat has of them."""

    names: tuple[str, ...]
    of: Callable[[S], Sequence[Amounts]]


class Linear(Generic[S]):
    """The chances of each seat by a weighted sum of quantities: a multinomial logit."""

    __slots__ = ("_of", "_weights", "quantities")

    def __init__(self, quantities: Quantities[S], weights: Mapping[str, int]) -> None:
        """A feature without a weight counts nothing."""
        self.quantities = quantities
        self._of = quantities.of
        self._weights = [weights.get(name, 0) / UNIT for name in quantities.names]

    def leads(self, state: S) -> list[float]:
        """How much is to be said for each seat: the logarithm of its chance, up to a constant."""
        return [self.lead(seat) for seat in self._of(state)]

    def lead(self, amounts: Amounts) -> float:
        """How much is to be said for a seat that has these amounts."""
        weights = self._weights
        return sum([weights[feature] * amount for feature, amount in amounts])

    def chances(self, state: S) -> list[float]:
        """The chances of each seat, 1 in all."""
        return softmax(self.leads(state))
