"""Our bots against those of another wheel of this engine, such as an earlier version's.

python build bench wheel WHEEL GAME [--bots 6:0.05s,ismcts:0.05s] [--games 100] [--seed 1] [--option NAME=VALUE]
                            [--out FILE] [--workers 2]

The first bot is ours, the second the wheel's, which plays in a process of its own; seconds are of each one's
processor. Both processes hold the game, and their positions are compared, so that wheels whose rules differ are found
out. Every deal is played from both seats. Prints a table; FILE keeps the results, as that of `pyengine arena` does.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.report import arguments, show
from pyengine.arena import Job, Match, Result, Results, jobs, player, standings
from pyengine.bots import Knowledge
from pyengine.cli.options import pairs
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games import game as find_game

_PLAYER = Path(__file__).with_name("wheel_player.py")


class Wheel:
    """The bot of a wheel in its process."""

    def __init__(self, path: Path) -> None:
        command, place = [sys.executable, str(_PLAYER)], {**os.environ, "PYTHONPATH": str(path)}
        self.process = subprocess.Popen(command, env=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, **request: object) -> Any:
        """The answer to a request; raises `RuntimeError` where the wheel fails, whose message is on stderr then."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the wheel gave no answer to {request}")
        return json.loads(line)


class Table:
    """One game that both engines hold; they must agree on every position."""

    def __init__(self, match: Match, job: Job, wheel: Wheel) -> None:
        self.game = find_game(match.game)
        self.wheel = wheel
        self.state: State = self.game.deal(2, job.seed, **match.options)
        ours, theirs = ((job.seed << 20) + (job.number << 4) + index for index in range(2))
        self.bot, self.rng = player(match.bots[0], time.process_time), Prng(ours)
        self._compare(wheel.ask(game=match.game, seed=job.seed, options=match.options, bot=match.bots[1], rng=theirs))

    def choose(self, bot: int, seat: int) -> tuple[str, float]:
        """The action of a bot, 0 for ours, and the seconds that it took."""
        if bot:
            action, seconds = self.wheel.ask(choose=seat)
            return action, seconds
        began = time.process_time()
        chosen = self.bot.choose(Knowledge(self.game, self.state, seat), self.rng)
        return self.game.format(chosen), time.process_time() - began

    def apply(self, seat: int, action: str) -> None:
        """Play it in both."""
        self.state.apply(seat, self.game.parse(action))
        self._compare(self.wheel.ask(apply=[seat, action]))

    def _compare(self, theirs: str | None) -> None:
        ours = None if self.state.outcome else self.game.write(self.state)
        if ours != theirs:
            raise RuntimeError(f"the engines differ:\nours   {ours}\ntheirs {theirs}")


def play(wheel: Path, match: Match, job: Job) -> Result:
    """One game; its result as `pyengine arena` would give it."""
    decisions, seconds = [0, 0], [0.0, 0.0]
    with Wheel(wheel) as process:
        table = Table(match, job, process)
        while to_act := table.state.to_act:
            bot = job.seats[to_act[0]]
            action, took = table.choose(bot, to_act[0])
            decisions[bot] += 1
            seconds[bot] += took
            table.apply(to_act[0], action)
    outcome = table.state.outcome
    assert outcome
    seats = [job.seats.index(bot) for bot in range(2)]
    shares = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats)
    scores = tuple(outcome.scores[seat] for seat in seats)
    return Result(job.number, job.seed, job.seats, shares, scores, outcome.reason, tuple(decisions), tuple(seconds))


def main() -> None:
    """Play what is not played yet, print the table."""
    parser = arguments(__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("game")
    parser.add_argument("--bots", default="6:0.05s,ismcts:0.05s")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    ours, theirs = given.bots.split(",")
    match = Match(given.game, (ours, theirs), given.games, given.seed, pairs(given.option))
    results = Results(match, given.out)
    left = [job for job in jobs(match) if job.number not in results.found]
    with ProcessPoolExecutor(given.workers) as pool:
        for result in pool.map(partial(play, given.wheel.resolve(), match), left):
            results.add(result)
    rows = []
    for bot in standings(match, results.found.values()):
        share, low, high = (f"{100 * part:.1f}" for part in (bot.share, bot.low, bot.high))
        rows.append((bot.bot, bot.games, f"{share} %", f"{low} … {high}", f"{1000 * bot.seconds:.1f}"))
    show(("bot", "games", "first places", "interval", "ms a decision"), rows)
