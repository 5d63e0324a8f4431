"""Fits a linear evaluation to samples: a multinomial logit by Newton's method, with NumPy.

The likelihood is concave, so that the fit is the only one: D. McFadden, "Conditional logit analysis of qualitative
choice behavior", 1974.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pyengine.core.linear import UNIT
from pyengine.learn.samples import Sample

_STEPS, _ENOUGH = 40, 1e-10
_PULL = 1.0
"""How strongly each weight is drawn to 0, with its feature measured in parts of its largest amount."""
_NOWHERE = -1e9
"""The lead of a seat that is not there, where games have different numbers of players."""

Array = Any
"""A NumPy array; its types are not needed to build the rest."""


class Table:
    """Samples as an array of samples × seats × features, each feature in parts of its largest amount."""

    def __init__(self, samples: Sequence[Sample], features: int) -> None:
        most = max([len(sample.shares) for sample in samples])
        self.amounts = np.zeros((len(samples), most, features))
        self.shares = np.zeros((len(samples), most))
        self.absent = np.full((len(samples), most), _NOWHERE)
        for at, sample in enumerate(samples):
            self.shares[at, : len(sample.shares)] = sample.shares
            self.absent[at, : len(sample.shares)] = 0.0
            for seat, amounts in enumerate(sample.features):
                for feature, amount in amounts:
                    self.amounts[at, seat, feature] += amount
        # In parts of the largest amount, so that the pull to 0 is as strong for points as for a single card.
        self.largest = np.abs(self.amounts).max((0, 1))
        self.largest[self.largest == 0.0] = 1.0
        self.amounts /= self.largest

    def chances(self, weights: Array) -> Array:
        """The chances that these weights give each seat."""
        leads = self.amounts @ weights + self.absent
        shares = np.exp(leads - leads.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True)

    def surprise(self, weights: Array) -> float:
        """The mean surprise at who won, in nats."""
        return float(-(self.shares * np.log(self.chances(weights).clip(1e-12))).sum() / len(self.shares))


def fit(samples: Sequence[Sample], features: int) -> tuple[list[int], float, float]:
    """The weight of each feature as a whole number, `UNIT` for 1; and the surprise without and with them."""
    table, weights = Table(samples, features), np.zeros(features)
    before = table.surprise(weights)
    for _ in range(_STEPS):  # Newton's step: the slope of the likelihood, less the pull, by its curvature
        chances, amounts = table.chances(weights), table.amounts
        mean = np.einsum("ns,nsf->nf", chances, amounts)
        slope = np.einsum("ns,nsf->f", table.shares - chances, amounts) - _PULL * weights
        curve = np.einsum("ns,nsf,nsg->fg", chances, amounts, amounts, optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve + _PULL * np.eye(features), slope)
        weights += step
        if np.abs(step).max() < _ENOUGH:
            break
    return [round(weight * UNIT) for weight in (weights / table.largest).tolist()], before, table.surprise(weights)
