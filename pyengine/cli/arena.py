"""`pyengine arena`: many games between bots, seats rotated, with intervals."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from pyengine.arena import Cluster, Match, Result, Results, Standing, run, standings, workers
from pyengine.bots import bot
from pyengine.cli.complaints import STOPPED, complain
from pyengine.cli.files import check_target
from pyengine.cli.options import check_deals, number, pairs
from pyengine.core.errors import OptionError
from pyengine.core.options import among_programs, settle
from pyengine.games import game as find_game

_MOST_WORKERS = 256
_PATIENCE = 10
"""Seconds for a scheduler's answer."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("arena", help="measure bots against each other")
    parser.add_argument("game")
    parser.add_argument(
        "--bots", required=True, help="names, one for each seat: random, greedy, 1…6, ismcts:400, ismcts:1s, 6:1s"
    )
    parser.add_argument(
        "--games", type=number, default=100, help="each deal is played from every rotation of the seats"
    )
    parser.add_argument("--seed", type=number, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=number, default=os.cpu_count(), help="processes on this machine")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    parser.add_argument("--out", type=Path, help="JSON lines of all results; a later run goes on from them")
    parser.add_argument("--json", action="store_true", help="the table as JSON")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play the match and print its table."""
    match = _match(given)
    if given.out:
        check_target(given.out)
    results = Results(match, given.out)
    try:
        with _executor(given) as executor, _progress(match, len(results.found)) as note:
            run(results, executor, note)
    except BrokenExecutor:
        return complain(f"a worker process was ended from outside; {_saved(results)}", 1)
    except KeyboardInterrupt:
        return complain(f"stopped; {_saved(results)}", STOPPED)
    table = standings(match, results.found.values())
    print(json.dumps([asdict(row) for row in table]) if given.json else _text(match, table))
    return 0


def _saved(results: Results) -> str:
    """What is left of a run that was stopped, and how to go on."""
    if results.path is None:
        return "nothing is saved: with --out FILE the same command goes on from there"
    played = f"{len(results.found)} of {results.match.games} games are saved in {results.path}"
    return f"{played}: the same command goes on from there"


def _match(given: argparse.Namespace) -> Match:
    game, names = find_game(given.game), tuple(given.bots.split(","))
    fewest, most = game.seats
    if not fewest <= len(names) <= most:
        raise OptionError("bots", len(names), tuple(range(fewest, most + 1)))
    if given.games < 1:
        raise OptionError("games", given.games, ("1…",))
    if not 1 <= given.workers <= _MOST_WORKERS:
        raise OptionError("workers", given.workers, (f"1…{_MOST_WORKERS}",))
    for name in names:
        bot(name, perf_counter)
    options = settle(game.options, among_programs(game.options, pairs(given.option)))
    check_deals(game, len(names), given.seed, -(-given.games // len(names)), options)
    return Match(game.id, names, given.games, given.seed, options)


@contextmanager
def _executor(given: argparse.Namespace) -> Iterator[Executor]:
    """Processes of this machine, or a Dask cluster."""
    if not given.dask:
        with workers(given.workers) as executor:
            yield executor
        return
    with _client(given.dask) as client:
        yield Cluster(client)


def _client(address: str) -> Any:
    """A client of the cluster at an address; raises `OptionError` where there is none."""
    distributed = _extra("distributed", "pyengine[dask]")
    try:
        return distributed.Client(address, timeout=_PATIENCE)
    except (ValueError, OSError):
        raise OptionError("dask", address, ("tcp://HOST:PORT of a scheduler that answers",)) from None


def _extra(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise OptionError(module, "not installed", (f"pip install {extra}",)) from None


@contextmanager
def _progress(match: Match, done: int) -> Iterator[Callable[[Result], None]]:
    """A progress bar on the error stream if rich is installed and it is a terminal; otherwise nothing."""
    try:
        progress = import_module("rich.progress")
        console = import_module("rich.console").Console(stderr=True)
    except ModuleNotFoundError:
        yield lambda _: None
        return
    with progress.Progress(
        *progress.Progress.get_default_columns(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(f"{match.game}: {' '.join(match.bots)}", total=match.games, completed=done)
        yield lambda _: bar.advance(task)


def _text(match: Match, table: list[Standing]) -> str:
    wide = max(len("bot"), *(len(row.bot) for row in table))
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{match.game}, {table[0].games} games, seeds from {match.seed} {options}".rstrip()]
    lines.append(f"{'bot':{wide}}  first places  95 % interval    mean score  ms a decision")
    for row in table:
        interval = f"{row.low:6.1%} …{row.high:6.1%}"
        lines.append(f"{row.bot:{wide}}  {row.share:12.1%}  {interval}  {row.score:10.1f}  {row.seconds * 1000:13.2f}")
    return "\n".join(lines)
