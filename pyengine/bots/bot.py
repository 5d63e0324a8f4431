"""What a bot is, and where bots are found by name."""

from __future__ import annotations

from typing import Protocol

from pyengine.bots.greedy import GreedyBot
from pyengine.bots.knowledge import Knowledge
from pyengine.bots.random import RandomBot
from pyengine.core.errors import OptionError
from pyengine.core.state import Action, Rng


class Bot(Protocol):
    """A player made of code."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """One of the legal actions; the same knowledge and the same stream of chance give the same choice."""


_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> tuple[str, ...]:
    """The names of all bots, from the weakest up."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """The bot of this name; raises `OptionError` when there is none."""
    if name not in _BOTS:
        raise OptionError("bot", name, names())
    return _BOTS[name]()
