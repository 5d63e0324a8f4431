"""What each game's actions and values are called, one module a game.

A module has `act(text, t)`, an action of the game in words, and `VALUES`: for the name of a fact, in a refusal or in an
example of the rulebook, how one of its values is said. What is not in `VALUES` is said as it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from web.messages import Messages

Words = Callable[[str, Messages], str]
Values = Mapping[str, Words]


def words_of(game_id: str) -> Any:
    """The module with a game's words."""
    return import_module(f"{__name__}.{game_id.replace('-', '_')}")


def said(game_id: str, fact: str, value: str, t: Messages) -> str:
    """One value of a fact in words."""
    words: Words | None = words_of(game_id).VALUES.get(fact)
    return words(value, t) if words else value
