"""The interface of a bot, the bots that do not search, and all bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pyengine.bots.knowledge import Knowledge
from pyengine.bots.style import STYLES
from pyengine.bots.thinking import LEVELS, Clock, Level, ThinkingBot
from pyengine.core.errors import OptionError
from pyengine.core.events import Event
from pyengine.core.state import Action, Rng


class Bot(Protocol):
    """A computer player. One that has a method `observe(event)` as well is told what happens (`observer`)."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """One of the legal actions; the same knowledge and the same random numbers give the same choice."""


class Observes(Protocol):
    """A bot that is told what happens, also while others act."""

    def observe(self, event: Event) -> None:
        """Keep in mind what its seat saw: an event after the deal, with `HIDDEN` for what the seat may not know.

        Arenas, simulations, `pyengine play` and the environments call it for every event, in their order, before the
        next choice of the bot. Each game has a bot of its own there.
        """


def observer(bot: Bot) -> Callable[[Event], None] | None:
    """What tells a bot of an event; None for a bot that does not ask for it, as those that ship."""
    observe: Callable[[Event], None] | None = getattr(bot, "observe", None)
    return observe if callable(observe) else None


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """One of the legal actions."""
        return rng.choice(knowledge.legal())


class GreedyBot:
    """The action that the game's heuristic scores highest; ties are broken by chance."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The best-looking legal action."""
        legal = knowledge.legal()
        scores = knowledge.game.strategy.score_actions(knowledge.view(), legal)
        best = max(scores)
        return rng.choice([action for action, score in zip(legal, scores, strict=True) if score == best])


_SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_ORDER = ("random", "1", "2", "greedy", "3", "4", "5", "6")


def names() -> tuple[str, ...]:
    """The names of the bots that people can choose, from the weakest up; greedy stands between beginners and those
    that plan (docs/bots.md says what was measured of it).
    """
    return _ORDER


def bot(name: str, clock: Clock | None = None) -> Bot:
    """The bot of this name; raises `OptionError` when there is none.

    Beside `names()` there are `ismcts:400`, a search of so many iterations a move, and, for which a clock is needed,
    `ismcts:1.5s`, one of so many seconds, and `6:1.5s`, a level that thinks so long in place of its iterations.
    `3-bold` is a level with one of the `STYLES`.
    """
    if name in _SIMPLE:
        return _SIMPLE[name]()
    if name in LEVELS:
        return ThinkingBot(LEVELS[name])
    of_level, _, style = name.partition("-")
    if of_level in LEVELS and style in STYLES:
        return ThinkingBot(LEVELS[of_level], style=style)
    kind, _, amount = name.partition(":")
    if kind == "ismcts" and amount.isascii() and amount.isdigit() and 0 < len(amount) < 8:
        return ThinkingBot(Level(int(amount)))
    level = Level(0) if kind == "ismcts" else LEVELS.get(kind)
    if level and clock and amount.endswith("s"):
        text = amount[:-1]
        whole, _, part = text.partition(".")
        digits = (whole + part).isascii() and (whole + part).isdigit() and len(text) < 8
        seconds = float(text) if digits and whole else None
        if seconds:
            return ThinkingBot(level, seconds, clock)
    raise OptionError("bot", name, (*names(), "ismcts:ITERATIONS", "ismcts:SECONDSs", "LEVEL:SECONDSs", "LEVEL-STYLE"))
