"""Plays each bot of `pyengine bots` against the next one in every game, for a report in var/levels.md.

    python build bench levels [GAME ...] --games 200 --minutes 30
    python build bench levels [GAME ...] --games 40 --up-to 4                         # without the slow ones
    python build bench levels [GAME ...] --games 200 --bots 1,2,3                     # each of these with the next one
    python build bench levels [GAME ...] --games 40 --seconds 0.005,0.02,0.05,0.2     # strength against time

The last plays level 6 with so many seconds a decision against level 4, for var/times.md.
Games are played two players at a time, every deal from both seats, on one process; in Flights to 20, in UNO one round.
They are saved in var/levels, and a later run goes on from there, until each pair has played so many games.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from time import monotonic
from zlib import crc32

from bench.report import arguments, table
from pyengine import games
from pyengine.arena import Match, Results, standings
from pyengine.arena.jobs import job, play
from pyengine.bots import names
from pyengine.bots.thinking import LEVELS
from pyengine.core.options import among_programs, settle
from pyengine.games import game as find_game

FOLDER = Path("var/levels")
SEED = 5_000_000
SHORT = {"flights": {"target": "20"}, "uno": {"target": "1"}}
Pair = tuple[str, str]
"""Two bots, the weaker first."""
AT_ONCE = 4
"""Games of a pair before the next pair has its turn: so all of them come to some, however little time there is."""


def main() -> None:
    """Go on with the matches until all are played or the time is up, and write the report."""
    parser = arguments(__doc__)
    parser.add_argument("game", nargs="*", default=[game.id for game in games()])
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--up-to", default=names()[-1], choices=names(), help="the strongest bot")
    parser.add_argument("--bots", help="these, the weakest first, with commas between, in place of all")
    parser.add_argument("--seconds", help="of the processor for each decision of level 6, with commas between")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    bots = given.bots.split(",") if given.bots else names()[: names().index(given.up_to) + 1]
    pairs = [*pairwise(bots)]
    if given.seconds:
        pairs = [("4", f"6:{each}s") for each in given.seconds.split(",")]
    levels, matches = crc32(repr(LEVELS).encode()), []  # games of levels that were otherwise are kept apart
    for game_id in given.game:
        options = find_game(game_id).options
        settled = settle(options, among_programs(options, SHORT.get(game_id, {})))
        for weaker, stronger in pairs:
            match = Match(game_id, (stronger, weaker), given.games, SEED, settled)
            file = f"{game_id}-{stronger}-{weaker}".replace(":", "-")
            matches.append(Results(match, FOLDER / f"{file}-{levels:08x}.jsonl"))
    target = Path("var/times.md" if given.seconds else "var/levels.md")
    end = monotonic() + 60 * given.minutes
    try:
        _play(matches, end)
    finally:
        target.write_text(report(matches, pairs), encoding="utf-8")
        print(f"{target}: {sum(len(each.found) for each in matches)} games", flush=True)


def _play(matches: list[Results], end: float) -> None:
    """A few games of each match in turn."""
    while left := [each for each in matches if len(each.found) < each.match.games]:
        for results in left:
            missing = [number for number in range(results.match.games) if number not in results.found]
            for number in missing[:AT_ONCE]:
                if monotonic() >= end:
                    return
                results.add(play(results.match, job(results.match, number)))


def report(matches: list[Results], pairs: list[Pair]) -> str:
    """A table: for each game what the stronger of each pair took from the weaker, with 95 % intervals."""
    rows = dict[str, list[str]]()
    for each in matches:
        [first, *_] = standings(each.match, each.found.values())
        share, low, high = (f"{100 * part:.1f}" for part in (first.share, first.low, first.high))
        cells = rows.setdefault(each.match.game, [each.match.game])
        cells.append(f"{share} % of {first.games} ({low} … {high})" if first.games else "")
    columns = ("game", *(f"{stronger} against {weaker}" for weaker, stronger in pairs))
    return "\n".join(table(columns, rows.values())) + "\n"
