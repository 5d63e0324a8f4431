"""`pyengine benchmark … --submission FILE`: plays the tasks of Nastilka-Bench, and writes a submission."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from math import inf
from pathlib import Path
from time import perf_counter

from pyengine.arena import IllegalChoice, check_workers, executor, player, times_asked
from pyengine.arena.bench import V1, Claims, Submission, Task, fill
from pyengine.cli.complaints import STOPPED, complain
from pyengine.cli.counting import counted
from pyengine.cli.files import check_target
from pyengine.cli.options import report_illegal
from pyengine.core.errors import OptionError
from pyengine.core.version import VERSION
from pyengine.games import game as find_game

_MEMORIES = tuple(dict.fromkeys(task.recall for task in V1.tasks))
_OURS = ("against", "seed", "out", "json")
"""Options of the command that a submission has no use for."""


def add_submission(parser: argparse.ArgumentParser) -> None:
    """Add the options of a submission."""
    group = parser.add_argument_group("submission", "to Nastilka-Bench, whose frozen tasks name opponents and deals")
    group.add_argument("--submission", type=Path, metavar="FILE", help="play these, and write every game to a file")
    group.add_argument("--memory", choices=_MEMORIES, help="only the tasks with this memory")
    group.add_argument("--name", help="what the bot is called; as in --bots unless given")
    group.add_argument("--bot-version", help="the bot's version; the engine's unless given")
    group.add_argument("--machine", default="", help="what it ran on: the seconds belong to that")
    group.add_argument("--price", metavar="IN,OUT", help="of a million tokens asked and answered, of a language model")


def submit(given: argparse.Namespace) -> int:
    """Play what is missing, and write it."""
    for name in _OURS:
        value = getattr(given, name)
        if value is not None and value is not False:
            raise OptionError(name, value, (f"no --{name} beside --submission",))
    check_workers(given.workers)
    times_asked(given.on_illegal)
    player(given.bots, perf_counter)
    tasks = list(_tasks(given))
    claims = Claims(
        given.bots if given.name is None else given.name,
        VERSION if given.bot_version is None else given.bot_version,
        given.machine,
        max((task.deals for task in tasks), default=0) if given.deals is None else given.deals,
        tuple(task.id for task in tasks),
        _price(given.price),
    )
    check_target(given.submission)
    submission = Submission(given.submission, V1, claims)
    try:
        with executor(given.workers, given.dask) as pool:
            for _ in fill(submission, V1, claims, given.bots, pool, on_illegal=given.on_illegal):
                pass
    except IllegalChoice as illegal:
        return report_illegal(illegal, given.submission.parent)
    except BrokenExecutor:
        return complain(f"a worker process was ended from outside; {_saved(given.submission)}", 1)
    except KeyboardInterrupt:
        return complain(f"stopped; {_saved(given.submission)}", STOPPED)
    print(f"{counted(len(submission.found), 'game')} in {given.submission}; pyengine bench check {given.submission}")
    return 0


def _tasks(given: argparse.Namespace) -> Iterator[Task]:
    """The tasks asked for."""
    for name in given.game:
        find_game(name)
    for task in V1.tasks:
        fits = task.game in (given.game or [task.game]) and task.players in (given.players or task.players,)
        if fits and (given.memory is None or task.recall == given.memory):
            yield task


def _price(text: str | None) -> tuple[float, float] | None:
    """`IN,OUT`; raises `OptionError`."""
    if text is None:
        return None
    try:
        asked, answered = map(float, text.split(","))
    except ValueError:
        asked = answered = inf
    if not (0 <= asked < 1e9 and 0 <= answered < 1e9):
        raise OptionError("price", text, ("IN,OUT",))
    return asked, answered


def _saved(path: Path) -> str:
    return f"what was played is saved in {path}: the same command goes on from there"
