"""The environments for learning: steps a second, with the observation and the mask of who is to act at each step."""

from __future__ import annotations

import importlib
import os
import random
import resource
import time
from itertools import count
from statistics import median
from typing import Any, NamedTuple

from bench.clock import ROUNDS, Case, timed
from bench.ours import SEED
from bench.peers import rlcard_step
from bench.report import compare, compared, show
from pyengine.core.game import Game
from pyengine.games import games

LONGEST = 3000
"""So many steps of a game are played: at random some end late."""
TABLES = 256


def one_table(game: Game, form: str = "aec_env") -> Case:
    """Random play in a PettingZoo environment for the fewest players, as its users drive it; steps are decisions."""
    module: Any = importlib.import_module("pyengine.adapters.pettingzoo")
    table, seeds, chance = getattr(module, form)(game.id), count(SEED), random.Random(SEED).random

    def case() -> int:
        table.reset(seed=next(seeds))
        steps = 0
        for _ in table.agent_iter(LONGEST):
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = observation["action_mask"].view("?").nonzero()[0]  # seven times as quick as of numbers
            table.step(legal[int(chance() * len(legal))])
            steps += 1
        return steps

    return case


class Rate(NamedTuple):
    """Steps a second by the wall, and microseconds of processor time a step: of this process, and of the others."""

    wall: float
    own: float
    others: float


def many_tables(game: Game, workers: int | None, seconds: float) -> Rate:
    """Random play at `TABLES` tables, the choice among the masks included."""
    numpy: Any = importlib.import_module("numpy")
    module: Any = importlib.import_module("pyengine.adapters.vector")
    others = _used(resource.RUSAGE_CHILDREN)
    tables, chance = module.TableVectorEnv(game.id, TABLES, seed=SEED, workers=workers), numpy.random.default_rng(SEED)
    observations, _ = tables.reset()
    steps, start, own = 0, time.perf_counter(), _used(resource.RUSAGE_SELF)
    while (taken := time.perf_counter() - start) < seconds:
        masks = observations["action_mask"]
        observations, *_ = tables.step((chance.random(masks.shape, numpy.float32) * masks).argmax(1))
        steps += TABLES
    own = _used(resource.RUSAGE_SELF) - own
    tables.close()
    return Rate(steps / taken, 1e6 * own / steps, 1e6 * (_used(resource.RUSAGE_CHILDREN) - others) / steps)


def _used(who: int) -> float:
    """Seconds of processor time of this process, or of those that it started and that have ended."""
    found = resource.getrusage(who)
    return found.ru_utime + found.ru_stime


def gym(seconds: float) -> dict[str, Any]:
    """One table of each game, in both versions, beside RLCard's environment for UNO."""
    peer = "RLCard UNO, env.step"
    cases = {peer: rlcard_step()}
    for game in games():
        cases |= {game.id: one_table(game), f"{game.id}, version 0": one_table(game, "env")}
    found = compare(timed(cases, seconds), peer)
    for each in found.values():
        each["ratio"], each["least"], each["most"] = (1 / each[at] for at in ("ratio", "most", "least"))
    show(("PettingZoo", "steps/s", "it ÷ RLCard's", "least…most"), compared(found, peer))
    return found


def vector(seconds: float) -> dict[str, Any]:
    """Many tables of each game, in this process and on all cores, by turns."""
    found, rows = dict[str, Any](), []
    for game in games():
        rounds = [(many_tables(game, 1, seconds), many_tables(game, None, seconds)) for _ in range(ROUNDS)]
        one, shared = (Rate(*map(median, zip(*rates, strict=True))) for rates in zip(*rounds, strict=True))
        found[game.id] = {"one": one._asdict(), "shared": shared._asdict()}
        spent = f"{shared.own + shared.others:.1f}", f"{shared.own:.1f}"
        rows.append((game.id, round(one.wall), round(shared.wall), *spent))
    shared_by = f"on {os.cpu_count()} cores", "µs a step there", "of them this process"
    show((f"{TABLES} tables", "steps/s in one process", *shared_by), rows)
    return found
