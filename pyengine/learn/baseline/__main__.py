"""`python -m pyengine.learn.baseline GAME`: trains the baseline of a game for two, and writes its weights."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from pyengine.arena.bench.tasks import V1
from pyengine.learn.baseline.bot import PLAYERS, WEIGHTS
from pyengine.learn.baseline.network import Network

STEPS = {"face-to-face": 2_000_000, "uno": 2_500_000}
"""How many decisions the weights in the repository were trained with."""
_EVERY = 10


def main(words: Sequence[str] | None = None) -> int:
    """Train, tell how it goes, and write the weights."""
    given = _parser().parse_args(words)
    from pyengine.learn.baseline.ppo import Effort, Progress, train  # noqa: PLC0415 - help needs no PyTorch

    out = given.out or WEIGHTS / f"{given.game}.npz"
    options, began = V1.task(f"{given.game}/{PLAYERS}/all").options, perf_counter()
    effort = Effort(given.steps or STEPS.get(given.game, max(STEPS.values())))
    for update, found in enumerate(train(given.game, options, given.seed, effort)):
        if isinstance(found, Network):
            print(f"{found.save(out)} bytes in {out}, {perf_counter() - began:.0f} s")
        elif isinstance(found, Progress) and update % _EVERY == 0:
            print(f"{found.steps} decisions, {found.games} games: entropy {found.entropy:.3f}", end=", ")
            print(f"error of the value {found.value:.3f}", flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pyengine.learn.baseline", description="train the baseline")
    parser.add_argument("game", choices=sorted({task.game for task in V1.tasks}))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help="decisions, if not as many as the weights here have had")
    parser.add_argument("--out", type=Path, help="where to; by default where the bot looks for it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
