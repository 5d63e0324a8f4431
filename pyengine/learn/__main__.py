"""`python -m pyengine.learn GAME`: plays games, and writes the weights of the game's value anew.

`python -m pyengine.learn confidence GAME` measures how far expectations may be believed, and writes nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from pyengine.arena import executor
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.strategy import Strategy
from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.learn import confidence, logit, tuning, uno_run
from pyengine.learn.fit import fit, loss
from pyengine.learn.samples import Sample, batch
from pyengine.learn.uno_run import ROUNDS
from pyengine.learn.weights import blocks_text, text, worths_text

GAMES, TUNED_GAMES, PLANNED_GAMES, WIDE_GAMES = 700, 3000, 2000, 600
"""With each number of players so many games are played where nothing else is said: by the policy, by a tuned one, by
planned turns, and by those of a wide beam.
"""
_MOST_PLAYERS = 4
_GAMES = Path(__file__).parents[1] / "games"
_BATCH = 25
"""Games that a worker plays before it sends their positions."""


def main(words: Sequence[str] | None = None) -> int:
    """Play, fit, write, and print what was done."""
    words = sys.argv[1:] if words is None else words
    if [*words[:1]] == ["confidence"]:
        print(confidence.run(words[1:]))
        return 0
    given = _parser().parse_args(words)
    game = find_game(given.game)
    folder = _GAMES / game.id.replace("-", "_")
    if given.tune:
        return _tune(game, given, given.out or folder / "worths.py")
    out = given.out or folder / "weights.py"
    if game.strategy.prior:
        print(uno_run.run(given.games or ROUNDS, given.seed, out, given.keep))
        return 0
    if not _is_learnable(game.strategy):
        raise OptionError("game", game.id, learnable())
    games, began = given.games or usual(game.strategy), perf_counter()
    with executor(given.workers, given.dask) as pool:
        found, seconds = play(game, games, given.seed, pool)
    fitting = perf_counter()
    fitted = _fitted(game, found)
    took = perf_counter() - fitting
    written = text(fitted.weights) if game.strategy.linear else blocks_text(fitted.weights)
    size = out.write_bytes(written.encode())
    each = ", ".join(map(str, players(game)))
    print(f"{game.id}: {games} games with each of {each} players, seeds from {given.seed}")
    print(f"{len(found)} positions, played in {fitting - began:.0f} s, {seconds / 3600:.3f} core hours")
    print(f"{sum(map(bool, fitted.weights.values()))} of {len(fitted.weights)} features got a weight, in {took:.0f} s")
    print(f"the surprise at the winner went from {fitted.before:.4f} to {fitted.after:.4f} nats a position")
    print(f"{size} bytes in {out}")
    return 0


def _tune(game: Game, given: argparse.Namespace, out: Path) -> int:
    """Tune the heuristic, and print each round."""
    if not game.strategy.tunable:
        raise OptionError("game", game.id, tuple(name for name in ids() if find_game(name).strategy.tunable))
    for name in ("rounds", "candidates"):
        if getattr(given, name) < 1:
            raise OptionError(name, getattr(given, name), ("1…",))
    deals = dict.fromkeys(players(game), given.games) if given.games else tuning.DEALS
    effort = tuning.Effort(given.rounds, given.candidates, deals)
    seconds, worths = 0.0, game.strategy.tunable.start
    with executor(given.workers, given.dask) as pool:
        for number, each in enumerate(tuning.tune(game, effort, given.seed, pool), 1):
            worths, seconds = each.worths, seconds + each.seconds
            numbers = " ".join(f"{name} {worth}" for name, worth in worths.items())
            print(f"{number}: {each.score:.3f} of an even share, {numbers}", flush=True)
    size = out.write_bytes(worths_text(worths).encode())
    print(f"{game.id}: {given.rounds} rounds, seeds from {given.seed}, {seconds / 3600:.3f} core hours")
    print(f"{size} bytes in {out}")
    return 0


class Fitted(NamedTuple):
    """The weights by the names of their features, and the mean surprise in nats without and with them."""

    weights: dict[str, int]
    before: float
    after: float


def _fitted(game: Game, found: Sequence[Sample]) -> Fitted:
    if linear := game.strategy.linear:
        names = linear.quantities.names
        weights, before, after = logit.fit(found, len(names))
        return Fitted(dict(zip(names, weights, strict=True)), before, after)
    assert game.strategy.features
    names = game.strategy.features.names
    weights = fit(found, len(names))
    before, after = loss(found, [0] * len(names)), loss(found, weights)
    return Fitted(dict(zip(names, weights, strict=True)), before, after)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pyengine.learn", description="learn what positions are worth")
    parser.add_argument("game")
    parser.add_argument(
        "--games", type=int, help="so many with each number of players (rounds in uno), if not as many as usual"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tune", action="store_true", help="the numbers of the heuristic, before the value is learned")
    parser.add_argument("--rounds", type=int, default=tuning.ROUNDS, help="of tuning")
    parser.add_argument("--candidates", type=int, default=tuning.CANDIDATES, help="in each round of tuning")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes on this machine")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    parser.add_argument("--out", type=Path, help="where to; by default the game's own weights.py")
    parser.add_argument("--keep", type=Path, help="uno: where to keep what is known, so that a run may be stopped")
    return parser


def learnable() -> tuple[str, ...]:
    """The games of which something is learned."""
    return tuple(name for name in ids() if _is_learnable(find_game(name).strategy))


def _is_learnable(strategy: Strategy[Any]) -> bool:
    return bool(strategy.features or strategy.linear or strategy.prior)


def usual(strategy: Strategy[Any]) -> int:
    """How many games a value is learned from with each number of players."""
    if not strategy.linear:
        return TUNED_GAMES if strategy.tuned else GAMES
    return WIDE_GAMES if strategy.lookahead else PLANNED_GAMES


def players(game: Game) -> list[int]:
    """The numbers of players that are learned from: two to four, as far as the rules take so many."""
    return [*range(max(2, game.seats[0]), min(_MOST_PLAYERS, game.seats[1]) + 1)]


def play(game: Game, games: int, seed: int, pool: Executor) -> tuple[list[Sample], float]:
    """So many games with each number of players, in the order of their seeds whatever process played them; and the
    processor time that they took, in seconds.
    """
    seeds = range(seed, seed + games)
    jobs = [(number, seeds[at : at + _BATCH]) for number in players(game) for at in range(0, games, _BATCH)]
    found, seconds = list[Sample](), 0.0
    for some, took in pool.map(batch, [game.id] * len(jobs), *zip(*jobs, strict=True)):
        found += some
        seconds += took
    return found, seconds


if __name__ == "__main__":
    sys.exit(main())
