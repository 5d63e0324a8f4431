"""What `make test` leaves to `make endure`: long repetitions of what it does a few times itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

ENDURE = pytest.mark.endure
"""A test for `make endure` alone."""

Test = TypeVar("Test", bound=Callable[..., None])


def few(quick: int, full: int) -> list[Any]:
    """Parameters: how often for `make test`, and how often for `make endure`."""
    return [quick, pytest.param(full, marks=ENDURE)]


def first(parameters: Iterable[Any], keep: int = 1) -> list[Any]:
    """Parameters of which `make test` has the first few only."""
    every = [each if isinstance(each, tuple) else (each,) for each in parameters]
    return [pytest.param(*each, marks=() if at < keep else ENDURE) for at, each in enumerate(every)]


def repeated(quick: int, full: int, **more: Any) -> Callable[[Test], Test]:
    """A property that `make test` looks at with so many examples, and `make endure` with so many more."""

    def marked(test: Test) -> Test:
        chosen: Test = pytest.mark.repeated(examples(quick, full, **more)(test))
        return chosen

    return marked


def examples(quick: int, full: int, **more: Any) -> settings:
    """The same as settings, for a property inside of a test that is marked `repeated` itself."""
    count = full if settings.get_current_profile_name() == "endure" else quick
    return settings(max_examples=count, deadline=None, **more)
