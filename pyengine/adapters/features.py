"""A view as a vector of fixed length, by the same scheme for every game.

A view is a tree of JSON; a leaf's path is the keys and the places in lists that lead to it, as in
`/players/0/hand/3`. Each leaf gives named numbers:

- `path=value` is 1: what stands there;
- in a list, `path of the list/*=value` goes up by 1: what the list holds, wherever it stands;
- when the value is a number, `path` is its sign times ln(1 + its size).

A list gives `path/#`, ln(1 + its length). Every named number is added to, or for every other name subtracted
from, one place of the vector; place and sign come from the name's BLAKE2b hash (the hashing trick: K. Weinberger
and others, "Feature Hashing for Large Scale Multitask Learning", 2009). What comes out is cut off at ±`LIMIT`.
The vector is a function of the view alone, the same in every run.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import copysign, log1p
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.core.state import View

SIZE = 2048
LIMIT = 16.0

Vector = NDArray[np.float32]


def features(view: View) -> list[tuple[str, float]]:
    """The named numbers of a view."""
    found: list[tuple[str, float]] = []
    _walk(view, "", found)
    return found


def _walk(value: Any, path: str, found: list[tuple[str, float]]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _walk(inner, f"{path}/{key}", found)
    elif isinstance(value, list):
        found.append((f"{path}/#", log1p(len(value))))
        found += [(f"{path}/*={inner}", 1.0) for inner in value if not isinstance(inner, dict | list)]
        for at, inner in enumerate(value):
            _walk(inner, f"{path}/{at}", found)
    else:
        found.append((f"{path}={value}", 1.0))
        if isinstance(value, int | float) and not isinstance(value, bool):
            found.append((path, copysign(log1p(abs(value)), value)))


@lru_cache(maxsize=1 << 16)
def place(name: str) -> tuple[int, float]:
    """Where a named number goes in the vector, and its sign."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
    return number % SIZE, 1.0 if number >> 63 else -1.0


def vector(view: View) -> Vector:
    """The view as `SIZE` numbers between -`LIMIT` and `LIMIT`."""
    names = features(view)
    places = [place(name) for name, _ in names]
    numbers = [sign * number for (_, sign), (_, number) in zip(places, names, strict=True)]
    sums = np.bincount(np.array([at for at, _ in places], np.intp), numbers, SIZE)
    found: Vector = sums.clip(-LIMIT, LIMIT).astype(np.float32)
    return found
