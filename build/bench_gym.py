"""The environments for learning: steps a second, with the observation and the mask of who is to act at each step."""

from __future__ import annotations

import importlib
import os
import random
import time
from itertools import count
from statistics import median
from typing import Any

from bench_clock import ROUNDS, Case, compare, heading, interleave, row, sampler
from bench_ours import SEED
from bench_peers import rlcard_step

from pyengine.core.game import Game
from pyengine.games import games

LONGEST = 3000
"""So many steps of a game are played: at random some end late."""
TABLES = 256


def one_table(game: Game) -> Case:
    """Random play in the PettingZoo environment for the fewest players, as its users drive it; steps are decisions."""
    module: Any = importlib.import_module("pyengine.adapters.pettingzoo")
    table, seeds, chance = module.env(game.id), count(SEED), random.Random(SEED).random

    def case() -> int:
        table.reset(seed=next(seeds))
        steps = 0
        for _ in table.agent_iter(LONGEST):
            observation, _, over, _, _ = table.last()
            if over:
                table.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(legal[int(chance() * len(legal))])
            steps += 1
        return steps

    return case


def many_tables(game: Game, workers: int | None, seconds: float) -> float:
    """Steps a second by the wall of random play at `TABLES` tables, the choice among the masks included."""
    numpy: Any = importlib.import_module("numpy")
    module: Any = importlib.import_module("pyengine.adapters.vector")
    tables, chance = module.TableVectorEnv(game.id, TABLES, seed=SEED, workers=workers), numpy.random.default_rng(SEED)
    observations, _ = tables.reset()
    steps, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        masks = observations["action_mask"]
        observations, *_ = tables.step((chance.random(masks.shape, numpy.float32) * masks).argmax(1))
        steps += TABLES
    tables.close()
    return steps / taken


def gym(seconds: float) -> tuple[dict[str, Any], list[str]]:
    """One table of each game, beside RLCard's environment for UNO."""
    peer = "RLCard UNO, env.step"
    cases = {peer: rlcard_step(), **{game.id: one_table(game) for game in games()}}
    found, rows = compare(interleave({name: sampler(case) for name, case in cases.items()}, seconds), peer)
    for name, each in found.items():
        each["ratio"], each["least"], each["most"] = (1 / each[at] for at in ("ratio", "most", "least"))
        if name != peer:
            rates = f"{each['ratio']:.2f}", f"{each['least']:.2f}…{each['most']:.2f}"
            rows[list(found).index(name)] = row(name, f"{each['rate']:.0f}", *rates)
    return found, [heading("PettingZoo", "steps/s", "it ÷ RLCard's", "least…most"), *rows]


def vector(seconds: float) -> tuple[dict[str, Any], list[str]]:
    """Many tables of each game, in this process and on all cores, by turns."""
    found: dict[str, Any] = {}
    lines = [heading(f"{TABLES} tables", "steps/s in one process", f"on {os.cpu_count()} cores")]
    for game in games():
        rounds = [(many_tables(game, 1, seconds), many_tables(game, None, seconds)) for _ in range(ROUNDS)]
        one, all_cores = (median(rates) for rates in zip(*rounds, strict=True))
        found[game.id] = {"one": one, "all": all_cores}
        lines.append(row(game.id, round(one), round(all_cores)))
    return found, lines
