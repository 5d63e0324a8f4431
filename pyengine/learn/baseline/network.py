"""A small network of layers with tanh between them, as arrays: what is saved of training, and all that a bot needs.

Its last layer has a score for each action, and behind them one number more, the value that training went by.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


class Layer(NamedTuple):
    """The weights, a row for each output, and what is added."""

    weights: Array
    bias: Array


class Network:
    """Layers that can be saved and asked. Raises `ValueError` where one does not fit the next."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        for one, other in pairwise(layers):
            if one.weights.shape[0] != other.weights.shape[1]:
                raise ValueError(f"a layer of {one.weights.shape[0]} before one for {other.weights.shape[1]}")
        self.layers = tuple(layers)

    @classmethod
    def load(cls, path: Path) -> Network:
        """The network of a file, which holds numbers and nothing that could run; raises `OSError` and `ValueError`."""
        with np.load(path, allow_pickle=False) as file:
            count = len(file.files) // 2
            return cls([Layer(_floats(file[f"weights_{at}"]), _floats(file[f"bias_{at}"])) for at in range(count)])

    def save(self, path: Path) -> int:
        """Write a file; the same network gives the same bytes. Returns how many there are.

        The numbers have half the precision that training has: ten bits are enough to play by.
        """
        arrays: dict[str, Any] = {}
        for at, layer in enumerate(self.layers):
            arrays[f"weights_{at}"] = layer.weights.astype(np.float16)
            arrays[f"bias_{at}"] = layer.bias.astype(np.float16)
        np.savez_compressed(path, **arrays)
        return path.stat().st_size

    def scores(self, observation: Array) -> Array:
        """A score for each action: the higher, the likelier that training took it."""
        found = observation
        for layer in self.layers[:-1]:
            found = np.tanh(layer.weights @ found + layer.bias)
        last = self.layers[-1]
        scores: Array = (last.weights @ found + last.bias)[:-1]
        return scores


def _floats(array: NDArray[Any]) -> Array:
    return array.astype(np.float32)
