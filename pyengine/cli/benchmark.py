"""`pyengine benchmark`: what bots reach in the tasks of the benchmark, as tables in Markdown."""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from pyengine.arena import IllegalChoice, Match, Results, check_workers, executor, player, run, times_asked
from pyengine.arena.benchmark import MOST_PLAYERS, OPPONENTS, SEED, Entry, Task, entry, markdown, match, tasks
from pyengine.cli.complaints import STOPPED, complain
from pyengine.cli.options import add_on_illegal, check_deals, find_bots_here, number, report_illegal
from pyengine.cli.progress import progress
from pyengine.cli.submission import add_submission, submit
from pyengine.core.errors import OptionError
from pyengine.games import game as find_game

DEALS = 25
"""Of each task, unless another number is given."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("benchmark", help="measure bots in the tasks of the benchmark")
    parser.add_argument("game", nargs="*", help="all games unless some are named")
    parser.add_argument("--bots", required=True, help="names, as in the arena, with commas between")
    parser.add_argument("--against", help=f"opponents, with commas between ({','.join(OPPONENTS)})")
    parser.add_argument("--players", type=number, help="only with so many")
    parser.add_argument("--deals", type=number, help=f"of each task ({DEALS}); 0: print what is saved")
    parser.add_argument("--seed", type=number, help=f"of the first deal ({SEED})")
    parser.add_argument("--workers", type=number, default=os.cpu_count(), help="processes on this machine")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keeps all results; a later run goes on from them")
    add_on_illegal(parser)
    add_submission(parser)
    parser.add_argument("--json", action="store_true", help="the results as one line of JSON")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play every match and print the tables."""
    find_bots_here()
    if given.submission:
        return submit(given)
    given.against = ",".join(OPPONENTS) if given.against is None else given.against
    given.deals = DEALS if given.deals is None else given.deals
    given.seed = SEED if given.seed is None else given.seed
    chosen = _chosen(given)
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    try:
        with executor(given.workers, given.dask) as pool:
            found = [_entry(task, each, given.out, pool) for task, each in chosen]
    except IllegalChoice as illegal:
        return report_illegal(illegal, given.out or Path())
    except BrokenExecutor:
        return complain(f"a worker process was ended from outside; {_saved(given.out)}", 1)
    except KeyboardInterrupt:
        return complain(f"stopped; {_saved(given.out)}", STOPPED)
    entries = [each for each in found if each.standing.games]
    print(_json(entries) if given.json else markdown(entries, given.bots.split(",")))
    return 0


def _saved(folder: Path | None) -> str:
    if folder is None:
        return "nothing is saved: with --out FOLDER the same command goes on from there"
    return f"what was played is saved in {folder}: the same command goes on from there"


def _chosen(given: argparse.Namespace) -> list[tuple[Task, Match]]:
    """The matches asked for, each with its task; raises `OptionError`."""
    check_workers(given.workers)
    times_asked(given.on_illegal)
    for game_id in given.game:
        find_game(game_id)
    if given.players is not None and not 2 <= given.players <= MOST_PLAYERS:
        raise OptionError("players", given.players, (f"2…{MOST_PLAYERS}",))
    if given.deals < 0:
        raise OptionError("deals", given.deals, ("0…",))
    for name in (*given.bots.split(","), *given.against.split(",")):
        player(name, perf_counter)
    found = list(_matches(given))
    for task, each in found:
        check_deals(find_game(task.game), task.players, given.seed, given.deals, each.options)
    return found


def _matches(given: argparse.Namespace) -> Iterator[tuple[Task, Match]]:
    for opponent in given.against.split(","):
        for bot in given.bots.split(","):
            for task in tasks():
                wanted = task.game in (given.game or [task.game]) and task.players in (given.players or task.players,)
                if wanted and bot != opponent:
                    yield (
                        task,
                        replace(match(task, bot, opponent, given.deals, given.seed), on_illegal=given.on_illegal),
                    )


def _entry(task: Task, played: Match, folder: Path | None, pool: Executor) -> Entry:
    """Play what is not saved yet of one match."""
    bot, opponent, *_ = (re.sub(r"[^\w.]", "_", name) for name in played.bots)
    path = folder / f"{played.game}-{len(played.bots)}-{bot}-{opponent}.jsonl" if folder else None
    if path and not played.games and not path.exists():
        return entry(task, played, ())
    results = Results(played, path)
    with progress(played, len(results.found)) as note:
        run(results, pool, note)
    return entry(task, played, results.found.values())


def _json(entries: list[Entry]) -> str:
    """One line: of each match what it was, and the share of first places with its interval, milliseconds a decision."""
    rows = [
        {
            "game": each.task.game,
            "players": each.task.players,
            "options": each.task.options,
            "bot": each.bot,
            "against": each.opponent,
            "games": each.standing.games,
            "first": each.standing.share,
            "low": each.standing.low,
            "high": each.standing.high,
            "ms": each.standing.seconds * 1000,
        }
        for each in entries
    ]
    return json.dumps({"results": rows})
