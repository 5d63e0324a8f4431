"""The players of an arena by name: our bots, and any that can be imported."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from pyengine.bots import Bot, bot
from pyengine.bots.thinking import Clock
from pyengine.core.errors import OptionError


def player(name: str, clock: Clock) -> Bot:
    """The bot of this name, or what `MODULE:NAME` makes: a class or a function that takes nothing and returns a bot.

    Each game gets a bot of its own. Raises `OptionError` where there is none, whose cause is what importing it raised.
    """
    module, colon, attribute = name.partition(":")
    if not colon or not attribute.isidentifier():
        return bot(name, clock)
    try:
        found = import_module(module)
    except (ImportError, ValueError) as error:
        failed = f"MODULE:NAME that can be imported; {module} cannot: {type(error).__name__}: {error}"
        raise OptionError("bot", name, (failed,)) from error
    if not hasattr(found, attribute):
        raise OptionError("bot", name, (f"MODULE:NAME that can be imported; {module} has no {attribute}",))
    make: Callable[[], Any] = getattr(found, attribute)
    made: Bot = make()
    if not callable(getattr(made, "choose", None)):
        raise OptionError("bot", name, ("one with choose(knowledge, rng)",))
    return made
