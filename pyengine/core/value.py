"""A learned value: features of a state with whole-number weights, and the chances that they come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pyengine.core.linear import softmax

S = TypeVar("S")
"""The state of a game."""

UNIT = 1000
"""A weight of so much makes a win e times as likely."""


def always(state: object) -> bool:  # noqa: ARG001 - a hook's shape
    """In some games every position can be valued."""
    return True


class Names(list[str]):
    """The names of features while they are listed."""

    def block(self, name: str, size: int) -> int:
        """Add a feature for each value from 0 up; returns the number of the first."""
        first = len(self)
        self += [f"{name}-{value}" for value in range(size)]
        return first


def by_name(blocks: Mapping[str, Mapping[int, int]]) -> dict[str, int]:
    """The weights of features by their names, from those of each block by its values."""
    return {f"{name}-{value}": weight for name, block in blocks.items() for value, weight in block.items()}


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """What of a state is looked at: for each seat the numbers of the features that it has, of a full state.

    Names are stable: words and numbers with hyphens between. They stand in files of weights, and pages put sentences
    to them.
    """

    names: tuple[str, ...]
    of: Callable[[S], Sequence[Sequence[int]]]
    """For each seat its features; one that counts twice stands there twice."""
    private: frozenset[str] = frozenset()
    """The words of those that only the seat itself can know, such as what it holds: names without their numbers."""
    settled: Callable[[S], bool] = always
    """True for positions that the features fit: those at the beginning of a turn, or of a round."""


class Value(Generic[S]):
    """The chances of each seat by a weighted sum of its features: a multinomial logit."""

    __slots__ = ("_of", "_weights", "features", "fits")

    def __init__(self, features: Features[S], weights: Mapping[str, int], fits: Callable[[S], bool] = always) -> None:
        """A feature without a weight counts nothing; `fits` is true for games that are played as those learned from."""
        self.features = features
        self.fits = fits
        self._of = features.of
        self._weights = [weights.get(name, 0) / UNIT for name in features.names]

    def weight(self, feature: int) -> float:
        """What the feature of this number adds to the logarithm of a seat's chance."""
        return self._weights[feature]

    def leads(self, state: S) -> list[float]:
        """How much is to be said for each seat: the logarithm of its chance, up to a constant."""
        weights = self._weights
        return [sum([weights[feature] for feature in seat]) for seat in self._of(state)]

    def chances(self, state: S) -> list[float]:
        """The chances of each seat, 1 in all."""
        return softmax(self.leads(state))
