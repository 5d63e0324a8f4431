"""Plays the tasks of Nastilka-Bench v1 with our own bots, for the table and the plots of docs/bench-v1-results.md.

    python build bench published [BOT …] [--minutes 30] [--deals 10] [--game GAME …] [--players N]

What it comes to stands in docs/bench-v1.json: a line for each bot in each task against each opponent, with how many
games there are; these are the first ones of the task. A run goes on from there, a deal of each cell in turn, the one
with the fewest games first, until each has so many deals or the time is up; each deal is saved when it is over, so that
a run may be stopped at any time. All of it is what `--deals 200` plays. The trained baseline plays what it has learned.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from bench.report import arguments, machine
from paths import ROOT, write_whole
from pyengine.arena import executor
from pyengine.arena.bench.tasks import V1, Task
from pyengine.arena.jobs import job, play_recorded
from pyengine.core.version import VERSION
from pyengine.learn.baseline.bot import PLAYERS, trained

FILE = ROOT / "docs/bench-v1.json"
BASELINE = "pyengine.learn.baseline:Baseline"
BOTS = ("random", "1", "2", "greedy", "3", "4", "5", "6", BASELINE)
"""What can be published: our bots, from the weakest up, and the trained baseline."""
WEAKER = ("1", "2")
"""Who meets the baseline too, though they are no opponents of the benchmark."""


@dataclass(slots=True)
class Cell:
    """What one bot reached in one task against one opponent, in the first `games` of it; seconds are the bot's."""

    bot: str
    task: str
    opponent: str
    games: int = 0
    won: float = 0.0
    decisions: int = 0
    cpu: float = 0.0
    wall: float = 0.0

    @property
    def key(self) -> tuple[str, str, str]:
        """What no other cell has."""
        return self.bot, self.task, self.opponent

    def add(self, more: Cell) -> None:
        """Add what was played after it."""
        for name in ("games", "won", "decisions", "cpu", "wall"):
            setattr(self, name, round(getattr(self, name) + getattr(more, name), 6))


def read(path: Path = FILE) -> list[Cell]:
    """The cells of a file; none where there is no file, or one of another engine or of other tasks."""
    if not path.exists():
        return []
    data = json.loads(path.read_text("utf-8"))
    if (data["tasks"], data["engine"]) != (V1.digest, VERSION):
        return []
    return [Cell(**each) for each in data["cells"]]


def about(name: str, path: Path = FILE) -> str:
    """What a file says of the `engine`, or of the `machine` that the latest run was on."""
    found = json.loads(path.read_text("utf-8"))[name]
    if name == "machine":
        return f"{found['processor']}, {found['cores']} cores, load {found['load']}, Python {found['python']}"
    return str(found)


def write(cells: list[Cell], on: dict[str, Any], path: Path = FILE) -> None:
    """Write all cells that have games, whole or not at all."""
    rows = ",\n".join(f"  {json.dumps(asdict(each))}" for each in cells if each.games)
    head = json.dumps({"benchmark": V1.name, "tasks": V1.digest, "engine": VERSION, "machine": on})
    write_whole(path, f'{head[:-1]}, "cells": [\n{rows}\n]}}\n'.encode())


def cells_of(bot: str) -> Iterator[tuple[Cell, Task]]:
    """All cells of a bot, empty; against itself everybody comes to an even share."""
    opponents = (*V1.opponents, *WEAKER) if bot == BASELINE else V1.opponents
    for task in V1.tasks:
        if bot != BASELINE or (task.game in trained() and task.players == PLAYERS):
            for opponent in opponents:
                if opponent != bot:
                    yield Cell(bot, task.id, opponent), task


def deal(task: Task, bot: str, opponent: str, number: int) -> Cell:
    """Play one deal of a task from every seat of the bot."""
    match, found = task.match(bot, opponent, task.deals), Cell(bot, task.id, opponent)
    for game in range(number * task.players, (number + 1) * task.players):
        played = play_recorded(match, task.memory, job(match, game))
        result = played.result
        found.add(Cell(*found.key, 1, result.shares[0], result.decisions[0], result.seconds[0], played.wall))
    return found


def main() -> None:
    """Go on until every cell has so many deals or the time is up."""
    parser = arguments(__doc__)
    parser.add_argument("bot", nargs="*", default=list(BOTS), help=f"any of {', '.join(BOTS)}; all of them")
    parser.add_argument("--deals", type=int, default=10, help="of each cell")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--game", action="append", help="only this one; may be given several times")
    parser.add_argument("--players", type=int, help="only the tasks for so many")
    parser.add_argument("--against", action="append", help="only this opponent; may be given several times")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes of this machine")
    parser.add_argument("--file", type=Path, default=FILE, help="where results are, and go")
    given = parser.parse_args()
    if unknown := {*given.bot} - {*BOTS}:
        parser.error(f"no bot {', '.join(sorted(unknown))}")
    known = {each.key: each for each in read(given.file)}
    cells = [(known.get(cell.key, cell), task) for bot in BOTS for cell, task in cells_of(bot)]
    wanted = [
        (cell, task)
        for cell, task in cells
        if cell.bot in given.bot
        and task.game in (given.game or [task.game])
        and task.players == (given.players or task.players)
        and cell.opponent in (given.against or [cell.opponent])
    ]
    on, end = machine(), monotonic() + 60 * given.minutes
    try:
        with executor(given.workers, None) as pool:
            for _ in go_on(wanted, given.deals, pool, given.workers, lambda: monotonic() < end):
                write([cell for cell, _ in cells], on, given.file)
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
    print(f"{given.file}: {sum(cell.games for cell, _ in wanted)} games in {len(wanted)} cells")
    print(f"{sum(not cell.games for cell, _ in wanted)} cells have none yet")


def go_on(
    wanted: Sequence[tuple[Cell, Task]], deals: int, pool: Executor, workers: int, goes: Callable[[], bool]
) -> Iterator[Cell]:
    """Play a deal of each cell in turn, as many at once as there are workers; yields each cell that has got one.

    Of a cell no two deals are played at once, so that its games are always the first ones of the task.
    """
    under_way: dict[Future[Cell], Cell] = {}
    while True:
        busy = {cell.key for cell in under_way.values()}
        waiting = [
            (cell.games / task.players, at)
            for at, (cell, task) in enumerate(wanted)
            if cell.games < min(deals, task.deals) * task.players and cell.key not in busy
        ]
        if waiting and goes() and len(under_way) < workers:
            cell, task = wanted[min(waiting)[1]]
            next_deal = cell.games // task.players
            under_way[pool.submit(deal, task, cell.bot, cell.opponent, next_deal)] = cell
            continue
        if not under_way:
            return
        for done in wait(under_way, return_when=FIRST_COMPLETED).done:
            cell = under_way.pop(done)
            cell.add(done.result())
            yield cell
