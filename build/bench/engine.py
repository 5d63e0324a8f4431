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
from collections.abc import Callable, Sequence
from typing import Any

from bench.clock import ROUNDS, Case, rates, ratio, timed
from bench.games import by_length, by_players, each_game
from bench.gym import gym, vector
from bench.kit import one_file
from bench.ours import SEED, SIMULATIONS, but_the_last, openings, plain_search, random_play, search
from bench.peers import SPECIAL, openspiel_nodes, openspiel_play, openspiel_search, rlcard_game, rlcard_step
from bench.pyodide import in_pyodide
from bench.report import arguments, compare, compared, listed, machine, show
from bench.yardstick import rounds, searches
from paths import WORK
from pyengine.core.strategy import any_action
from pyengine.games import game, games

Figures = dict[str, Any]
HEADING = ("ours ÷ it", "least…most")


def _measured(cases: dict[str, Case], seconds: float) -> tuple[Figures, list[Sequence[Any]]]:
    """The first case, which is ours, beside the others: figures, and rows of a table."""
    ours = next(iter(cases))
    found = compare(timed(cases, seconds), ours)
    return found, [*compared(found, ours)]


def random_uno(seconds: float) -> Figures:
    """Random play of UNO for two, and of similar games."""
    cases = {
        "ours": random_play(game("uno"), 2),
        "RLCard UNO, env.step": rlcard_step(),
        "RLCard UNO, the bare game": rlcard_game(),
        "OpenSpiel crazy_eights(players=2) from Python": openspiel_play("crazy_eights(players=2)"),
        "the same, its chance nodes counted too": openspiel_play("crazy_eights(players=2)", chance_too=True),
        f"OpenSpiel {SPECIAL}": openspiel_play(SPECIAL),
        "plain-Python yardstick": rounds(_chance()),
    }
    found, rows = _measured(cases, seconds)
    show(("random UNO, 2 players", "decisions/s", *HEADING), rows)
    return found


def events(seconds: float) -> Figures:
    """Random UNO for two by `State.apply`, which checks and tells, beside the yardstick and `State.play`."""
    yardstick = "plain-Python yardstick"
    cases = {
        yardstick: rounds(_chance()),
        "State.play": random_play(game("uno"), 2),
        "State.apply": random_play(game("uno"), 2, checked=True),
    }
    table = timed(cases, seconds)
    found = {name: {"rate": rate, "ratio": ratio(table, name, yardstick)} for name, rate in rates(table).items()}
    rows = ((name, f"{each['rate']:.0f}", f"{each['ratio']:.2f}") for name, each in found.items())
    show(("random UNO, 2 players", "decisions/s", "it ÷ yardstick"), rows)
    return found


def searches_as_they_are(seconds: float) -> Figures:
    """Our search and OpenSpiel's ISMCTS in Python, each with its own rollouts and with ours, on every game of ours."""
    found, rows = Figures(), list[Sequence[Any]]()
    for each in games():
        nodes = openspiel_nodes(each, 2)
        cases = {
            f"{each.id}: ours": search(each, [node.world.state for node in nodes]),
            f"{each.id}: OpenSpiel's": openspiel_search(nodes, simulations=4 if each.id == "uno" else 20),
            f"{each.id}: OpenSpiel's with our rollouts": openspiel_search(nodes, ours=each),
        }
        figures, more = _measured(cases, seconds)
        found |= figures
        rows += more
    show(("search, 2 players", "simulations/s", *HEADING), rows)
    return found


def searches_made_alike(seconds: float) -> Figures:
    """One round of UNO, no priors, random rollouts to its end: ours, the yardstick's search and OpenSpiel's.

    The yardstick draws only where nothing fits, so ours does the same there; OpenSpiel's takes any legal action.
    """
    nodes = openspiel_nodes(game("uno"), 2, target=1)
    lays = {
        "ours, random lays": plain_search(but_the_last, openings()),
        "yardstick's": searches(_chance(), SIMULATIONS),
    }
    found, rows = _measured(lays, seconds)
    moves = {
        "ours, random actions": plain_search(any_action, [node.world.state for node in nodes]),
        "OpenSpiel's": openspiel_search(nodes, simulations=20),
    }
    others, more = _measured(moves, seconds)
    show(("search of one round of UNO", "simulations/s", *HEADING), rows + more)
    return found | others


def _chance() -> random.Random:
    return random.Random(SEED)


PARTS: dict[str, Callable[[float], Figures]] = {
    "random UNO": random_uno,
    "events": events,
    "gym": gym,
    "vector": vector,
    "searches": searches_as_they_are,
    "searches made alike": searches_made_alike,
    "Pyodide": in_pyodide,
    "one file": one_file,
    "games": lambda seconds: each_game(seconds / 2),
    "players": lambda seconds: by_players(seconds / 4),
    "length": by_length,
}


def main() -> None:
    """Print the tables and write the figures."""
    parser = arguments(__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=1.0, help="of processor time, for each sample")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"any of {', '.join(PARTS)}; all of them")
    given = parser.parse_args()
    seconds = given.seconds
    try:
        about = {name: importlib.metadata.version(name) for name in ("rlcard", "open_spiel", "numpy", "pettingzoo")}
    except importlib.metadata.PackageNotFoundError as missing:
        sys.exit(f"{missing.name} is missing: run `make bench`")
    print(f"{listed(about)}\n{ROUNDS} rounds, {seconds:g} s of processor time a sample")
    figures, start = {"machine": machine() | about, "seconds": seconds}, time.perf_counter()
    for name in given.parts or PARTS:
        figures[name] = PARTS[name](seconds)
    print(f"\n{time.perf_counter() - start:.0f} s in all, load at the end {machine()['load']}")
    WORK.mkdir(exist_ok=True)
    (WORK / "bench.json").write_text(json.dumps(figures, indent=1))
