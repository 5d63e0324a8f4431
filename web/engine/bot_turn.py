"""A bot's turn, searched in slices of time, so that the reader's next command never waits long."""

from __future__ import annotations

from time import perf_counter

from pyengine.bots import Bot, Knowledge
from pyengine.bots.thinking import ThinkingBot
from pyengine.core.prng import Prng
from pyengine.core.state import Action

_STEP = 4
"""Iterations between two looks at the clock."""


class BotTurn:
    """One decision of one bot, at a moment of its game.

    `action` is None until it is decided; `began` is when the search began, in seconds.
    """

    def __init__(self, bot: Bot, knowledge: Knowledge, chance: Prng, moment: int) -> None:
        self.moment = moment
        self.bot, self.knowledge, self.chance = bot, knowledge, chance
        self.began = perf_counter()
        self.action: Action | None = None
        thinks = isinstance(bot, ThinkingBot) and len(knowledge.legal()) > 1
        self.search = bot.search(knowledge, chance) if thinks and isinstance(bot, ThinkingBot) else None

    def run(self, seconds: float) -> None:
        """Search for at most so many seconds."""
        if self.action is None:
            self.action = self._searched(seconds) if self.search else self.bot.choose(self.knowledge, self.chance)

    def _searched(self, seconds: float) -> Action | None:
        bot, search, end = self.bot, self.search, perf_counter() + seconds
        assert isinstance(bot, ThinkingBot)
        assert search
        while search.iterations < bot.level.iterations:
            search.run(_STEP)
            if perf_counter() >= end:
                return None
        return bot.settle(self.knowledge, search.best(), self.chance)
