"""`python -m pyengine.learn GAME`: plays games, and writes the weights of the game's value anew."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.games import game as find_game
from pyengine.learn import uno_run
from pyengine.learn.fit import fit, loss
from pyengine.learn.samples import Sample, samples
from pyengine.learn.uno_run import ROUNDS
from pyengine.learn.weights import text

GAMES = 700
"""With each number of players so many games are played where nothing else is said."""
_MOST_PLAYERS = 4
_GAMES = Path(__file__).parents[1] / "games"


def main(words: Sequence[str] | None = None) -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(prog="python -m pyengine.learn", description="learn what positions are worth")
    parser.add_argument("game")
    parser.add_argument(
        "--games", type=int, help=f"so many with each number of players ({GAMES}; uno: {ROUNDS} rounds)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, help="where to; by default the game's own weights.py")
    parser.add_argument("--keep", type=Path, help="uno: where to keep what is known, so that a run may be stopped")
    given = parser.parse_args(words)
    game = find_game(given.game)
    out = given.out or _GAMES / game.id.replace("-", "_") / "weights.py"
    if game.strategy.prior:
        print(uno_run.run(given.games or ROUNDS, given.seed, out, given.keep))
        return 0
    if not game.strategy.features:
        raise OptionError("game", game.id, ("one that has features",))
    played, names = play(game, given.games or GAMES, given.seed, given.workers), game.strategy.features.names
    weights = fit(played, len(names))
    out.write_text(text(dict(zip(names, weights, strict=True))), "utf-8")
    before, after = loss(played, [0] * len(names)), loss(played, weights)
    print(f"{game.id}: {len(played)} positions; from {before:.4f} to {after:.4f} nats a position")
    return 0


def play(game: Game, games: int, seed: int, workers: int) -> list[Sample]:
    """So many games with each number of players, in the order of their seeds whatever process played them."""
    fewest, most = max(2, game.seats[0]), min(_MOST_PLAYERS, game.seats[1])
    found = list[Sample]()
    with ProcessPoolExecutor(workers) as executor:
        for players in range(fewest, most + 1):
            seeds = range(seed, seed + games)
            for each in executor.map(samples, [game.id] * games, [players] * games, seeds, chunksize=25):
                found += each
    return found


if __name__ == "__main__":
    sys.exit(main())
