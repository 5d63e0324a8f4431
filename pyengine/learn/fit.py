"""Fits the weights of a value to samples: a multinomial logit by gradient descent, with NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pyengine.core.value import UNIT
from pyengine.learn.samples import Sample

_STEPS = 400
_RATE, _MOMENTUM, _SQUARES = 0.05, 0.9, 0.99
_PULL = 2.0
"""How strongly each weight is drawn to 0, as so many samples would."""

Array = Any
"""A NumPy array; its types are not needed to build the rest."""


class Table:
    """Samples as flat arrays: a row for each seat of each sample, an entry for each feature of a row."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        rows = [seat for sample in samples for seat in sample.features]
        self.entries = np.array([feature for row in rows for feature in row], dtype=np.int64)
        self.row_of = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
        self.sample_of = np.repeat(np.arange(len(samples)), [len(sample.features) for sample in samples])
        self.shares = np.array([share for sample in samples for share in sample.shares])
        self.rows, self.samples = len(rows), len(samples)

    def chances(self, weights: Array) -> Array:
        """The chances that these weights give each row."""
        leads = np.exp(np.bincount(self.row_of, weights[self.entries], self.rows).clip(-30, 30))
        return leads / np.bincount(self.sample_of, leads, self.samples)[self.sample_of]


def loss(samples: Sequence[Sample], weights: Sequence[int]) -> float:
    """The mean surprise at who won, in nats, to one who goes by these weights."""
    table = Table(samples)
    chances = table.chances(np.array(weights) / UNIT)
    return float(-(table.shares * np.log(chances.clip(1e-9))).sum() / table.samples)


def fit(samples: Sequence[Sample], features: int) -> list[int]:
    """The weight of each feature as a whole number, `UNIT` for 1 (Adam: D. P. Kingma, J. Ba, arXiv 1412.6980)."""
    table = Table(samples)
    weights, mean, square = np.zeros(features), np.zeros(features), np.zeros(features)
    for step in range(1, _STEPS + 1):
        off = table.chances(weights) - table.shares
        slope = np.bincount(table.entries, off[table.row_of], features) + _PULL * weights
        slope /= table.samples
        mean = _MOMENTUM * mean + (1 - _MOMENTUM) * slope
        square = _SQUARES * square + (1 - _SQUARES) * slope**2
        rate = _RATE * (1 - step / (_STEPS + 1))
        weights = weights - rate * (mean / (1 - _MOMENTUM**step)) / (np.sqrt(square / (1 - _SQUARES**step)) + 1e-9)
    return [round(weight * UNIT) for weight in weights.tolist()]
