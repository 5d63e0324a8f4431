"""`pyengine bench`: checks submissions to Nastilka-Bench, rates their bots, and lists the tasks."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

from pyengine.arena import check_workers, executor
from pyengine.arena.bench import V1, Fault, Met, Rating, Report, Tally, Task, check, check_sample, ratings
from pyengine.arena.table import markdown_table, wilson
from pyengine.cli.complaints import STOPPED, complain, printable, words_of
from pyengine.cli.counting import counted
from pyengine.cli.files import check_name
from pyengine.cli.options import number
from pyengine.core.errors import NotationError
from pyengine.core.version import VERSION

_SHOWN = 10
"""How many faults of a submission are printed."""
_WORDS = {
    "record": "the record cannot be read",
    "engine": "the engine of the record",
    "game": "the game of the record",
    "players": "the players of the record",
    "seed": "the seed of the record",
    "options": "the options of the record",
    "seats": "the opponents' seats",
    "deal": "another deal than the task's",
    "turn": "the wrong seat acts",
    "opponent": "the opponent plays otherwise",
    "action": "an action that is not possible",
    "end": "the end of the game",
    "share": "the claimed share of the first place",
    "reason": "the claimed reason of the end",
    "missing": "this game is missing",
    "twice": "this game is there twice",
    "stray": "no game of what the submission claims to have played",
}


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="check submissions to Nastilka-Bench, and rate their bots")
    ways = parser.add_subparsers(required=True, metavar="WAY")
    checks = ways.add_parser("check", help="replay every game of submissions, and print the table")
    checks.add_argument("files", nargs="+", type=Path, metavar="FILE")
    checks.add_argument(
        "--sample",
        type=number,
        metavar="N",
        help="ask opponents again in so many games of a cell; all unless given",
    )
    checks.add_argument("--seed", type=number, help="of the sample; drawn anew unless given")
    checks.add_argument("--workers", type=number, default=os.cpu_count(), help="processes on this machine")
    checks.add_argument("--json", action="store_true", help="one line of JSON")
    checks.set_defaults(run=run_check)
    tasks = ways.add_parser("tasks", help="the tasks, and their hash")
    tasks.add_argument("--json", action="store_true", help="one line of JSON")
    tasks.set_defaults(run=run_tasks)


def run_tasks(given: argparse.Namespace) -> int:
    """List the tasks."""
    rows = [
        {"task": task.id, "games": task.deals * task.players, "seed": task.seed, "options": task.options}
        for task in V1.tasks
    ]
    if given.json:
        print(json.dumps({"benchmark": V1.name, "hash": V1.digest, "opponents": V1.opponents, "tasks": rows}))
        return 0
    print(f"{V1.name}, tasks {V1.digest}\nopponents: {', '.join(V1.opponents)}")
    for task in V1.tasks:
        options = " ".join(f"{name}={value}" for name, value in task.options.items())
        games = f"{task.deals * task.players} games with each opponent, seeds from {task.seed}"
        print(f"{task.id}: {games} {options}".rstrip())
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Check the files, and print the table if all of them hold."""
    check_workers(given.workers)
    seed = secrets.randbelow(1 << 32) if given.seed is None else given.seed
    check_sample(given.sample, seed)
    reports = list[Report]()
    code = 0
    try:
        with executor(given.workers, None) as pool:
            for path in given.files:
                check_name(path)
                try:
                    report = check(path, V1, pool, given.sample, seed)
                except NotationError as error:
                    code = complain(f"{path}: {words_of(error)}")
                    continue
                if any(_named(report) == _named(other) for other in reports):
                    code = complain(f"{path}: a second submission of {_named(report)}; versions tell two apart")
                reports.append(report)
                if report.faulty:
                    code = code or 1
                    _tell(path, report)
    except BrokenExecutor:
        return complain("a worker process was ended from outside", 1)
    except KeyboardInterrupt:
        return complain("stopped", STOPPED)
    if code:
        return code
    if given.json:
        head = {"benchmark": V1.name, "hash": V1.digest, "sample": given.sample, "seed": seed}
        print(json.dumps(head | _json(reports)))
        return 0
    for path, report in zip(given.files, reports, strict=True):
        games = sum(each.games for each in report.tallies.values())
        again = sum(each.again for each in report.tallies.values())
        chosen = "" if given.sample is None else f" (--sample {given.sample} --seed {seed})"
        print(f"{path}: {counted(games, 'game')} replayed, the opponents asked again in {again}{chosen}; all holds")
    print(f"\n{markdown(reports)}")
    return 0


def _tell(path: Path, report: Report) -> None:
    """Say what does not hold of a submission."""
    for fault in report.faults[:_SHOWN]:
        complain(f"{path}: {words(fault)}")
    if report.faulty > _SHOWN:
        complain(f"{path}: and {report.faulty - _SHOWN} more")
    if report.claims.engine != VERSION:
        complain(f"{path}: made by engine {printable(report.claims.engine)}, this is {VERSION}: check it with that one")


def words(fault: Fault) -> str:
    """What does not hold of a game, in one line."""
    at = f"line {fault.line}, " if fault.line else ""
    where = f"{at}{fault.task} against {fault.opponent}, game {fault.number}: {_WORDS[fault.what]}"
    if not fault.found:
        return where
    return f"{where}: {printable(fault.found)} where {printable(fault.expected)} was expected"


def markdown(reports: Sequence[Report]) -> str:
    """One table: a row for each bot in each task, rated among all who played it."""
    head = ["game", "players", "memory", "bot", "games", *(f"first against {name}" for name in V1.opponents)]
    head += ["rating", "CPU ms", "wall ms", "tokens in", "tokens out", "cost"]
    lines = list[list[str]]()
    for task, rated in _rated(reports):
        place = [task.game, str(task.players), task.recall]
        for name in V1.opponents:
            lines.append([*place, f"({name})", "", *[""] * len(V1.opponents), _points(rated[name]), *[""] * 5])
        for report in _of(reports, task):
            tallies = [report.tallies[task.id, name] for name in V1.opponents]
            games = sum(each.games for each in tallies)
            bot = [_named(report), f"{games} of {task.deals * task.players * len(tallies)}"]
            reached = [*map(_share, tallies), _points(rated[_named(report)])]
            lines.append([*place, *bot, *reached, *_costs(report, tallies)])
    return markdown_table(head, lines)


def _rated(reports: Sequence[Report]) -> Iterator[tuple[Task, dict[str, Rating]]]:
    """Every task that somebody has played, with the ratings of all who did and of the opponents."""
    for task in V1.tasks:
        met = [
            Met(_named(report), name, task.players - 1, tally.games, tally.won)
            for report in _of(reports, task)
            for name in V1.opponents
            for tally in [report.tallies[task.id, name]]
        ]
        if met:
            yield task, ratings(met, V1.anchor)


def _of(reports: Sequence[Report], task: Task) -> list[Report]:
    return [report for report in reports if task.id in report.claims.played]


def _named(report: Report) -> str:
    """A bot with its version: never the bare name of an opponent, which is a player of its own."""
    return f"{report.claims.name} {report.claims.version or '?'}"


def _share(tally: Tally) -> str:
    low, high = wilson(tally.won, tally.games)
    return f"{100 * tally.won / tally.games:.1f} % ({100 * low:.1f} … {100 * high:.1f})"


def _points(rating: Rating) -> str:
    if rating.low == rating.high:
        return "0"
    points, low, high = map(round, (rating.points, rating.low, rating.high))
    return f"{points:+d} ({low:+d} … {high:+d})"


def _costs(report: Report, tallies: Sequence[Tally]) -> list[str]:
    """What it took, by its own claims: milliseconds a decision, tokens, and their price."""
    total = _total(report, tallies)
    times = [f"{total[name]:.3g}" for name in ("cpu_ms", "wall_ms")]
    tokens = [str(total[name]) if total["asked"] or total["answered"] else "" for name in ("asked", "answered")]
    return [*times, *tokens, "" if total["cost"] is None else f"{total['cost']:.4f}"]


def _total(report: Report, tallies: Sequence[Tally]) -> dict[str, Any]:
    decisions = sum(each.decisions for each in tallies) or 1
    asked, answered = sum(each.asked for each in tallies), sum(each.answered for each in tallies)
    price = report.claims.price
    return {
        "cpu_ms": 1000 * sum(each.cpu for each in tallies) / decisions,
        "wall_ms": 1000 * sum(each.wall for each in tallies) / decisions,
        "asked": asked,
        "answered": answered,
        "cost": None if price is None else (asked * price[0] + answered * price[1]) / 1e6,
    }


def _json(reports: Sequence[Report]) -> dict[str, Any]:
    """The table as plain data."""
    found = list[dict[str, Any]]()
    for task, rated in _rated(reports):
        bots = list[dict[str, Any]]()
        for report in _of(reports, task):
            tallies = {name: report.tallies[task.id, name] for name in V1.opponents}
            against = {name: _counts(tally) for name, tally in tallies.items()}
            claims = report.claims
            bot = {"name": claims.name, "version": claims.version, "machine": claims.machine, "engine": claims.engine}
            total = _total(report, list(tallies.values()))
            bots.append({**bot, "against": against, "rating": _plain(rated[_named(report)]), **total})
        opponents = {name: _plain(rated[name]) for name in V1.opponents}
        found.append({"task": task.id, "opponents": opponents, "bots": bots})
    return {"tasks": found}


def _counts(tally: Tally) -> dict[str, float]:
    first = tally.won / tally.games
    return {"games": tally.games, "first": first, "forfeits": tally.forfeits, "again": tally.again}


def _plain(rating: Rating) -> dict[str, float]:
    return {"points": rating.points, "low": rating.low, "high": rating.high}
