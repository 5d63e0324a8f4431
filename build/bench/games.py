"""The six games one by one: decisions, copies, determinizations, simulations, memory, and how a move's cost grows."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterable, Iterator
from itertools import count
from statistics import fmean, median

from bench.clock import Case, rates, timed
from bench.ours import SEED, copies, determinizations, positions, random_play, search
from bench.report import show
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.state import State
from pyengine.games import games

Figures = dict[str, dict[str, float]]
CHUNK = 10
COPIES = 200


def each_game(seconds: float) -> Figures:
    """Every game with its fewest seats, at least two."""
    found, cases = Figures(), dict[tuple[str, str], Case]()
    for game in games():
        players = max(2, game.seats[0])
        states = positions(game, players)
        found[game.id] = {"bytes": bytes_each(states)}
        cases[game.id, "decisions"] = random_play(game, players)
        cases[game.id, "copies"] = copies(states)
        cases[game.id, "determinizations"] = determinizations(states)
        cases[game.id, "simulations"] = search(game, states)
    for (game_id, what), rate in rates(timed(cases, seconds)).items():
        found[game_id][what] = rate
    rows = []
    for game_id, each in found.items():
        micro = (f"{1e6 / each[what]:.2f}" for what in ("copies", "determinizations"))
        rows.append((game_id, round(each["decisions"]), *micro, round(each["simulations"]), round(each["bytes"])))
    show(("game", "decisions/s", "copy, µs", "determinize, µs", "simulations/s", "bytes a state"), rows)
    return found


def bytes_each(states: list[State]) -> float:
    """Memory that one more copy of a state takes, by what the allocator is asked for; tables are shared."""
    remaining: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(COPIES):
        remaining += [state.copy() for state in states]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(remaining)


def by_players(seconds: float) -> Figures:
    """Microseconds a decision, by the number of players."""
    counts = (1, 2, 3, 4, 5, 7, 10)
    cases = {
        (game.id, players): random_play(game, players)
        for game in games()
        for players in counts
        if game.seats[0] <= players <= game.seats[1]
    }
    found: Figures = {game.id: {} for game in games()}
    for (game_id, players), rate in rates(timed(cases, seconds)).items():
        found[game_id][str(players)] = 1e6 / rate
    rows = ((game_id, *_cells(figures, map(str, counts))) for game_id, figures in found.items())
    show(("µs a decision, by players", *counts), rows)
    return found


def _cells(figures: dict[str, float], names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield f"{figures[name]:.2f}" if name in figures else ""


LONG = {"uno": {"target": 10_000}, "flights": {"target": 1000}}
"""Options that make a match long; the other games have no match to prolong."""


QUARTERS = ("I", "II", "III", "IV")


def by_length(seconds: float) -> Figures:
    """Microseconds a decision in the quarters of a game, each weighed by its decisions."""
    found, rows = Figures(), []
    for game in games():
        found[game.id] = _quarters(game, seconds * 2)
        name = " ".join([game.id, *(f"{option} {value}" for option, value in LONG.get(game.id, {}).items())])
        rows.append((name, round(found[game.id]["decisions"]), *_cells(found[game.id], QUARTERS)))
    show(("µs a decision, by quarters of the game", "decisions", *QUARTERS), rows)
    return found


def _quarters(game: Game, seconds: float) -> dict[str, float]:
    """Play at least three random games for so long; the cost of a decision in each quarter."""
    chance, quarters, lengths = random.Random(SEED), [list[float]() for _ in range(4)], list[int]()
    until, options = time.process_time() + seconds, among_programs(game.options, LONG.get(game.id, {}))
    for seed in count(SEED):
        if time.process_time() > until and len(lengths) > 2:
            break
        chunks = _timed(game.deal(max(2, game.seats[0]), seed, **options), chance)
        lengths.append(len(chunks) * CHUNK)
        for at, chunk in enumerate(chunks):
            quarters[4 * at // len(chunks)].append(chunk)
    costs = {"decisions": median(lengths)}
    for name, times in zip(QUARTERS, quarters, strict=True):  # without the slowest hundredth: what else the machine did
        costs[name] = 1e6 * fmean(sorted(times)[: max(1, len(times) * 99 // 100)]) / CHUNK
    return costs


def _timed(state: State, chance: random.Random) -> list[float]:
    """The seconds that each `CHUNK` of decisions took, to the end of a random game."""
    times = list[float]()
    while state.to_act:
        start = time.process_time()
        for _ in range(CHUNK):
            if not (to_act := state.to_act):
                return times
            state.play(to_act[0], chance.choice(state.legal(to_act[0])))
        times.append(time.process_time() - start)
    return times
