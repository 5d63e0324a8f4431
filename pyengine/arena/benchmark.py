"""The benchmark: tasks that stay the same, and the table of what bots reach in them. See `docs/benchmark.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pyengine.arena.jobs import Match, Result
from pyengine.arena.table import Standing, markdown_table, standings
from pyengine.core.options import among_programs, settle
from pyengine.games import game, games

MOST_PLAYERS = 4
SEED = 1
"""The seed of the first deal; the next deals have the next seeds."""
OPPONENTS = ("random", "greedy", "5")
_OPTIONS = {"flights": {"target": "20"}, "uno": {"target": "1"}}
"""A short match of Flights, one round of UNO; every other option is that of games among programs."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game with so many players."""

    game: str
    players: int

    @property
    def options(self) -> dict[str, str]:
        """The options that the task is played with."""
        declared = game(self.game).options
        return settle(declared, among_programs(declared, _OPTIONS.get(self.game, {})))


@dataclass(frozen=True, slots=True)
class Entry:
    """What one bot reached in one task with this opponent at all other seats."""

    task: Task
    bot: str
    opponent: str
    standing: Standing


def tasks() -> tuple[Task, ...]:
    """Every game with two, three and four players, as far as its rules take so many."""
    return tuple(
        Task(each.id, players)
        for each in games()
        for players in range(max(2, each.seats[0]), min(MOST_PLAYERS, each.seats[1]) + 1)
    )


def match(task: Task, bot: str, opponent: str, deals: int, seed: int = SEED) -> Match:
    """So many deals of a task, each from every seat of the bot; the opponent has all others."""
    bots = (bot, *[opponent] * (task.players - 1))
    return Match(task.game, bots, deals * task.players, seed, task.options)


def entry(task: Task, played: Match, results: Iterable[Result]) -> Entry:
    """What came of a match; a deal counts once it has been played from every seat."""
    found = {result.number: result for result in results}
    times = Counter(result.seed for result in found.values())
    whole = [result for result in found.values() if times[result.seed] == task.players]
    return Entry(task, played.bots[0], played.bots[1], standings(played, whole)[0])


def markdown(entries: Sequence[Entry], bots: Sequence[str]) -> str:
    """A table of first places for each opponent, and one of the time that decisions took; a column for each bot."""
    parts = list[str]()
    for opponent in dict.fromkeys(each.opponent for each in entries):
        against = [each for each in entries if each.opponent == opponent]
        met = [bot for bot in bots if any(each.bot == bot for each in against)]
        parts.append(_table(f"First places against {opponent}", against, met, _share))
    return "\n\n".join([*parts, _table("Milliseconds a decision", entries, bots, _time)])


def _table(title: str, entries: Sequence[Entry], bots: Sequence[str], cell: Callable[[Sequence[Standing]], str]) -> str:
    """A row for each task; a cell says something of all that a bot reached in it."""
    rows = list[list[str]]()
    for task in dict.fromkeys(each.task for each in entries):
        reached = [[each.standing for each in entries if (each.task, each.bot) == (task, bot)] for bot in bots]
        rows.append([task.game, str(task.players), *(cell(found) if found else "" for found in reached)])
    return f"{title}:\n\n{markdown_table(['game', 'players', *bots], rows)}"


def _share(found: Sequence[Standing]) -> str:
    [row] = found
    return f"{100 * row.share:.1f} % of {row.games} ({100 * row.low:.1f} … {100 * row.high:.1f})"


def _time(found: Sequence[Standing]) -> str:
    """Over all opponents; each match counts the same."""
    mean = 1000 * sum(row.seconds for row in found) / len(found)
    return f"{mean:.0f}" if mean >= 10 else f"{mean:.2g}"
