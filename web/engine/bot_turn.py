"""A bot's turn, searched in slices of time, so that the reader's next command never waits long."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from pyengine.bots import Bot, Knowledge
from pyengine.bots import bot as bot_named
from pyengine.bots.merging import begin, further_seeds, split
from pyengine.bots.thinking import LEVELS, ThinkingBot
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import Action
from pyengine.core.timeline import Timeline
from web.engine.people import faces_of, style_of
from web.engine.searchers import searchers
from web.engine.setup import Setup
from web.engine.shares import Counted, Shares

_ENOUGH = 400
"""Iterations a move from which on it is worth while to share them with other workers."""


def chance_at(seed: int, moment: int) -> int:
    """The seed of a bot's chance after so many actions: the same game at every table of the same deal."""
    return seed + 1_000_003 * (moment + 1)


class BotTurn:
    """One decision of one bot, at a moment of its game.

    `action` is None until it is decided; `began` is when the search began, in seconds. With the game's `record` other
    workers can search as well; how many choose together decides what is chosen, how fast they are does not.
    """

    def __init__(self, bot: Bot, knowledge: Knowledge, chance: Prng, moment: int, record: Record | None = None) -> None:
        self.moment = moment
        self.bot, self.knowledge, self.chance = bot, knowledge, chance
        self.began = perf_counter()
        self.action: Action | None = None
        thinks = isinstance(bot, ThinkingBot) and len(knowledge.legal()) > 1
        self.shares = _shared(bot, knowledge, chance, record) if thinks and isinstance(bot, ThinkingBot) else None

    def run(self, seconds: float) -> None:
        """Search for at most so many seconds."""
        if self.action is not None:
            return
        if self.shares is None:
            self.action = self.bot.choose(self.knowledge, self.chance)
        elif self.shares.run(seconds):
            assert isinstance(self.bot, ThinkingBot)
            self.action = self.bot.settle(self.knowledge, self.bot.pick(self.shares.search), self.chance)


def turn_at(timeline: Timeline, setup: Setup, seat: int) -> BotTurn:
    """The turn of the bot at a seat, which plays in the style of the animal that sits there."""
    kind, moment = setup.seats[seat].kind, len(timeline.moments)
    style = style_of(kind, faces_of(setup)[seat])
    player = bot_named("-".join(filter(None, (kind.partition(":")[2], style))))
    chance = Prng(chance_at(setup.seed, moment))
    return BotTurn(player, Knowledge(timeline.game, timeline.state, seat), chance, moment, timeline.record)


def _shared(bot: ThinkingBot, knowledge: Knowledge, chance: Prng, record: Record | None) -> Shares:
    level, search, iterations = bot.level, bot.search(knowledge, chance), bot.iterations(knowledge)
    worth_while = record is not None and level in LEVELS.values() and iterations >= _ENOUGH
    own, *others = split(iterations, 1 + (searchers.count if worth_while else 0))
    seeds = further_seeds(chance, 1 + len(others))
    counts = dict(zip(seeds, others, strict=True))
    name = next((name for name, each in LEVELS.items() if each == level), "")

    def job(seed: int) -> dict[str, Any]:
        text = record.format() if record else ""
        return {"level": name, "record": text, "seat": knowledge.seat, "seed": seed, "iterations": counts[seed]}

    return Shares(Counted(search, own), seeds, lambda seed: Counted(begin(level, knowledge, seed), counts[seed]), job)
