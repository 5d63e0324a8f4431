"""What `make test` leaves to `make endure`: long repetitions of what it does a few times itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

ENDURE = pytest.mark.endure
"""A test for `make endure` alone."""


def few(quick: int, full: int) -> list[Any]:
    """Parameters: how often for `make test`, and how often for `make endure`."""
    return [quick, pytest.param(full, marks=ENDURE)]


def first(parameters: Iterable[Any], keep: int = 1) -> list[Any]:
    """Parameters of which `make test` has the first few only."""
    every = [each if isinstance(each, tuple) else (each,) for each in parameters]
    return [pytest.param(*each, marks=() if at < keep else ENDURE) for at, each in enumerate(every)]
