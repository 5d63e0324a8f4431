"""Splits work between `make test`, which repeats a test a few times, and `make endure`, which repeats it often."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

ENDURE = pytest.mark.endure
"""Marks a test that only `make endure` runs."""

Test = TypeVar("Test", bound=Callable[..., None])


def more_in_endure(quick: int, full: int) -> list[Any]:
    """Parameters of a test that takes a number of repetitions: `quick` in `make test`, `full` in `make endure`."""
    return [quick, pytest.param(full, marks=ENDURE)]


def rest_in_endure(parameters: Iterable[Any], quick: int = 1) -> list[Any]:
    """Parameters of which `make test` runs the first `quick`, and `make endure` the rest."""
    every = [each if isinstance(each, tuple) else (each,) for each in parameters]
    return [pytest.param(*each, marks=() if at < quick else ENDURE) for at, each in enumerate(every)]


def repeated(quick: int, full: int, **more: Any) -> Callable[[Test], Test]:
    """A Hypothesis property that is checked with `quick` examples in `make test` and `full` in `make endure`."""

    def marked(test: Test) -> Test:
        chosen: Test = pytest.mark.repeated(examples(quick, full, **more)(test))
        return chosen

    return marked


def examples(quick: int, full: int, **more: Any) -> settings:
    """Hypothesis settings of the same kind, for a property inside a test that is marked `repeated` itself."""
    count = full if settings.get_current_profile_name() == "endure" else quick
    return settings(max_examples=count, deadline=None, **more)
