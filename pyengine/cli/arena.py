"""`pyengine arena`: many games between bots, seats rotated, with intervals."""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import BrokenExecutor
from pathlib import Path
from time import process_time
from typing import Any

from pyengine.arena import (
    IllegalChoice,
    Match,
    Results,
    Standing,
    check_workers,
    executor,
    player,
    run,
    standings,
    times_asked,
)
from pyengine.arena.refused import RAISE
from pyengine.cli.complaints import STOPPED, complain
from pyengine.cli.counting import counted
from pyengine.cli.files import check_target
from pyengine.cli.game_file import game_of, is_file, reader
from pyengine.cli.options import add_on_illegal, check_deals, find_bots_here, number, pairs, report_illegal
from pyengine.cli.progress import progress
from pyengine.core.errors import OptionError
from pyengine.core.options import among_programs, settle
from pyengine.kit.files import texts_of


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("arena", help="measure bots against each other")
    parser.add_argument("game", help="its ID, or a game's file")
    parser.add_argument(
        "--bots",
        required=True,
        help="names, one for each seat: random, greedy, 1…6 (`pyengine bots` says what each does), ismcts:400, "
        "ismcts:1s, 6:1s, MODULE:NAME",
    )
    parser.add_argument(
        "--games", type=number, default=100, help="each deal is played from every rotation of the seats"
    )
    parser.add_argument("--seed", type=number, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=number, default=os.cpu_count(), help="processes on this machine")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    parser.add_argument("--out", type=Path, help="JSON lines of all results; a later run goes on from them")
    add_on_illegal(parser)
    parser.add_argument("--json", action="store_true", help="the table as one line of JSON")
    parser.set_defaults(run=command)


def command(given: argparse.Namespace) -> int:
    """Play the match and print its table."""
    find_bots_here()
    match = _match(given)
    if given.out:
        check_target(given.out)
    results = Results(match, given.out)
    try:
        with executor(given.workers, given.dask) as pool, progress(match, len(results.found)) as note:
            run(results, pool, note)
    except IllegalChoice as illegal:
        return report_illegal(illegal, given.out.parent if given.out else Path())
    except BrokenExecutor:
        return complain(f"a worker process was ended from outside; {_saved(results)}", 1)
    except KeyboardInterrupt:
        return complain(f"stopped; {_saved(results)}", STOPPED)
    table = standings(match, results.found.values())
    print(_json(match, table) if given.json else _text(match, table))
    return 0


def _saved(results: Results) -> str:
    """What is left of a run that was stopped, and how to go on."""
    if results.path is None:
        return "nothing is saved: with --out FILE the same command goes on from there"
    played = len(results.found)
    are = "is" if played == 1 else "are"
    played_of = f"{played} of {counted(results.match.games, 'game')} {are} saved in {results.path}"
    return f"{played_of}: the same command goes on from there"


def _match(given: argparse.Namespace) -> Match:
    game, names = game_of(given.game), tuple(given.bots.split(","))
    fewest, most = game.seats
    if not fewest <= len(names) <= most:
        raise OptionError("bots", len(names), tuple(range(fewest, most + 1)))
    if given.games < 1:
        raise OptionError("games", given.games, ("1…",))
    check_workers(given.workers)
    times_asked(given.on_illegal)
    for name in names:
        player(name, process_time)
    options = settle(game.options, among_programs(game.options, pairs(given.option)))
    check_deals(game, len(names), given.seed, -(-given.games // len(names)), options)
    files = texts_of(Path(given.game), reader) if is_file(given.game) else ()
    return Match(game.id, names, given.games, given.seed, options, given.on_illegal, files)


def _json(match: Match, table: list[Standing]) -> str:
    """One line: how many games; of each bot its share of first places with its interval, milliseconds a decision.

    Where bots may forfeit a game, also how many each did.
    """
    bots = [
        {"bot": row.bot, "first": row.share, "low": row.low, "high": row.high, "ms": row.seconds * 1000}
        | ({} if match.on_illegal == RAISE else {"forfeits": row.forfeits})
        for row in table
    ]
    return json.dumps({"games": table[0].games, "bots": bots})


def _text(match: Match, table: list[Standing]) -> str:
    wide = max(len("bot"), *(len(row.bot) for row in table))
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{match.game}, {counted(table[0].games, 'game')}, seeds from {match.seed} {options}".rstrip()]
    lines.append(f"{'bot':{wide}}  first places  95 % interval    mean score  ms a decision")
    for row in table:
        interval = f"{row.low:6.1%} …{row.high:6.1%}"
        lines.append(f"{row.bot:{wide}}  {row.share:12.1%}  {interval}  {row.score:10.1f}  {row.seconds * 1000:13.2f}")
    forfeits = [f"{row.bot} {row.forfeits}" for row in table if row.forfeits]
    return "\n".join([*lines, f"forfeited: {', '.join(forfeits)}"] if forfeits else lines)
