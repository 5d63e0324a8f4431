"""The frozen tasks of Nastilka-Bench, which `v1.json` has: games, players, memory, deals, options, opponents."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pyengine.arena.jobs import Match
from pyengine.arena.refused import RAISE
from pyengine.core.errors import OptionError
from pyengine.core.options import settle
from pyengine.games import game as find_game


@dataclass(frozen=True, slots=True)
class Task:
    """A game with so many players, from one deal on. `memory` is how many of the latest cards that went out of sight
    the measured bot is given; None: all, as in games where none does.
    """

    game: str
    players: int
    memory: int | None
    seed: int
    deals: int
    options: dict[str, str]

    @property
    def id(self) -> str:
        """Its name in submissions, such as `glastonbury/3/10`."""
        return f"{self.game}/{self.players}/{self.recall}"

    @property
    def recall(self) -> str:
        """The memory as a word: `all`, a number, or `none`."""
        return "all" if self.memory is None else str(self.memory) if self.memory else "none"

    def match(self, bot: str, opponent: str, deals: int, on_illegal: str = RAISE) -> Match:
        """So many deals, each from every seat of the bot; the opponent has all others."""
        bots = (bot, *[opponent] * (self.players - 1))
        options = settle(find_game(self.game).options, self.options)
        return Match(self.game, bots, deals * self.players, self.seed, options, on_illegal)


@dataclass(frozen=True, slots=True)
class Bench:
    """One version of the benchmark. Every task is played against each of the `opponents`; ratings count from that of
    the `anchor`, which is one of them.
    """

    name: str
    opponents: tuple[str, ...]
    anchor: str
    tasks: tuple[Task, ...]

    @classmethod
    def of(cls, data: dict[str, Any]) -> Bench:
        """The benchmark in the data of a file of ours."""
        tasks = tuple(Task(**each) for each in data["tasks"])
        return cls(data["benchmark"], tuple(data["opponents"]), data["anchor"], tasks)

    @property
    def digest(self) -> str:
        """SHA-256 of all that is frozen, in hexadecimal digits: of another number are other tasks."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    def task(self, name: str) -> Task:
        """The task of this ID; raises `OptionError`."""
        for task in self.tasks:
            if task.id == name:
                return task
        raise OptionError("task", name, tuple(task.id for task in self.tasks))


V1 = Bench.of(json.loads((Path(__file__).parent / "v1.json").read_text("utf-8")))
