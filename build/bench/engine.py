"""Benchmarks the engine and its peers in the same run.

python build bench engine [SECONDS [PART…]]    (of each sample, 1 by default; all parts by default)

`make bench` installs the peers. Prints tables and writes the figures to `var/bench.json`. `docs/speed.md` has those of
one run.
"""

from __future__ import annotations

import importlib.metadata
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.clock import ROUNDS, Case, interleave, rates, ratio, sampler
from bench.games import by_length, by_players, each_game
from bench.gym import gym, vector
from bench.ours import SEED, SIMULATIONS, applied_play, but_the_last, openings, plain_search, random_play, search
from bench.peers import SPECIAL, openspiel_nodes, openspiel_play, openspiel_search, rlcard_game, rlcard_step
from bench.pyodide import in_pyodide
from bench.report import compare, heading, listed, machine, row
from bench.yardstick import rounds, searches
from paths import WORK
from pyengine.core.strategy import any_action
from pyengine.games import game, games

Found = tuple[dict[str, Any], list[str]]
OURS = "ours"
HEADING = ("ours ÷ it", "least…most")


def _compared(unit: str, cases: dict[str, Case], seconds: float) -> Found:
    table = interleave({name: sampler(case) for name, case in cases.items()}, seconds)
    found, rows = compare(table, next(iter(cases)))
    return found, [heading(*unit.split(" | "), *HEADING), *rows]


def random_uno(seconds: float) -> Found:
    """Random play of UNO for two, and of similar games."""
    cases = {
        OURS: random_play(game("uno"), 2),
        "RLCard UNO, env.step": rlcard_step(),
        "RLCard UNO, the bare game": rlcard_game(),
        "OpenSpiel crazy_eights(players=2) from Python": openspiel_play("crazy_eights(players=2)"),
        "the same, its chance nodes counted too": openspiel_play("crazy_eights(players=2)", chance_too=True),
        f"OpenSpiel {SPECIAL}": openspiel_play(SPECIAL),
        "plain-Python yardstick": rounds(_chance()),
    }
    return _compared("random UNO, 2 players | decisions/s", cases, seconds)


def events(seconds: float) -> Found:
    """Random UNO for two by `State.apply`, which checks and tells, beside the yardstick and `State.play`."""
    yardstick = "plain-Python yardstick"
    cases = {
        yardstick: rounds(_chance()),
        "State.play": random_play(game("uno"), 2),
        "State.apply": applied_play(game("uno"), 2),
    }
    table = interleave({name: sampler(case) for name, case in cases.items()}, seconds)
    found = {name: {"rate": rate, "ratio": ratio(table, name, yardstick)} for name, rate in rates(table).items()}
    rows = [row(name, f"{each['rate']:.0f}", f"{each['ratio']:.2f}") for name, each in found.items()]
    return found, [heading("random UNO, 2 players", "decisions/s", "it ÷ yardstick"), *rows]


def searches_as_they_are(seconds: float) -> Found:
    """Our search and OpenSpiel's ISMCTS in Python, each with its own rollouts and with ours, on every game of ours."""
    found: dict[str, Any] = {}
    lines = [heading("search, 2 players", "simulations/s", *HEADING)]
    for each in games():
        nodes = openspiel_nodes(each, 2)
        cases = {
            f"{each.id}: ours": search(each, [node.world.state for node in nodes]),
            f"{each.id}: OpenSpiel's": openspiel_search(nodes, simulations=4 if each.id == "uno" else 20),
            f"{each.id}: OpenSpiel's with our rollouts": openspiel_search(nodes, ours=each),
        }
        figures, rows = _compared(" | ", cases, seconds)
        found |= figures
        lines += rows[1:]
    return found, lines


def searches_made_alike(seconds: float) -> Found:
    """One round of UNO, no priors, random rollouts to its end: ours, the yardstick's search and OpenSpiel's.

    The yardstick draws only where nothing fits, so ours does the same there; OpenSpiel's takes any legal action.
    """
    nodes = openspiel_nodes(game("uno"), 2, target=1)
    lays = {
        "ours, random lays": plain_search(but_the_last, openings()),
        "yardstick's": searches(_chance(), SIMULATIONS),
    }
    found, lines = _compared("search of one round of UNO | simulations/s", lays, seconds)
    moves = {
        "ours, random actions": plain_search(any_action, [node.world.state for node in nodes]),
        "OpenSpiel's": openspiel_search(nodes, simulations=20),
    }
    more, rows = _compared("", moves, seconds)
    return found | more, lines + rows[1:]


def _chance() -> random.Random:
    return random.Random(SEED)


PARTS: dict[str, Callable[[float], Found]] = {
    "random UNO": random_uno,
    "events": events,
    "gym": gym,
    "vector": vector,
    "searches": searches_as_they_are,
    "searches made alike": searches_made_alike,
    "Pyodide": in_pyodide,
    "games": lambda seconds: each_game(seconds / 2),
    "players": lambda seconds: by_players(seconds / 4),
    "length": by_length,
}


def main() -> None:
    """Print the tables and write the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    about = {name: importlib.metadata.version(name) for name in ("rlcard", "open_spiel", "numpy", "pettingzoo")}
    print(f"{listed(about)}\n{ROUNDS} rounds, {seconds:g} s of processor time a sample")
    figures, start = {"machine": machine() | about, "seconds": seconds}, time.perf_counter()
    for name in sys.argv[2:] or PARTS:
        figures[name], lines = PARTS[name](seconds)
        print("", *lines, sep="\n", flush=True)
    print(f"\n{time.perf_counter() - start:.0f} s in all, load at the end {machine()['load']}")
    WORK.mkdir(exist_ok=True)
    (WORK / "bench.json").write_text(json.dumps(figures, indent=1))
