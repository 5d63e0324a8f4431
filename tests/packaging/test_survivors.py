"""The changes that `make mutate` lets pass are explained, and are changes of code that is there."""

from __future__ import annotations

import importlib
import inspect

import pytest

import mutate

EXPLAINED = sorted(mutate.explanations(), key=str)


def test_no_change_is_explained_twice() -> None:
    assert len(set(EXPLAINED)) == len(EXPLAINED)


@pytest.mark.parametrize("change", EXPLAINED, ids=str)
def test_an_explanation_is_about_code_that_is_there(change: mutate.Change) -> None:
    game, module, *names = change.place.split(".")
    found = importlib.import_module(f"pyengine.games.{game}.{module}")
    for name in names:
        found = getattr(found, name)
    assert inspect.isfunction(found) or isinstance(found, property)
    assert change.old != change.new
