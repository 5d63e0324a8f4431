"""The six games one by one: decisions, copies, determinizations, simulations, memory, and how a move's cost grows."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterator
from itertools import count
from statistics import median

from bench.clock import Sampler, interleave, rates, sampler
from bench.ours import SEED, copies, determinizations, positions, random_play, search
from bench.report import heading, row
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.state import State
from pyengine.games import games

Figures = dict[str, dict[str, float]]
CHUNK = 10
COPIES = 200


def each_game(seconds: float) -> tuple[Figures, list[str]]:
    """For every game with its fewest seats, at least two: the figures, and the table."""
    players = {game.id: max(2, game.seats[0]) for game in games()}
    table = interleave(dict(_cases(players)), seconds)
    found: Figures = {game.id: {} for game in games()}
    for name, rate in rates(table).items():
        game_id, _, what = name.partition(" ")
        found[game_id][what] = rate
    lines = [heading("game", "decisions/s", "copy, µs", "determinize, µs", "simulations/s", "bytes a state")]
    for game in games():
        figures = found[game.id]
        figures["bytes"] = bytes_each(positions(game, players[game.id]))
        micro = (f"{1e6 / figures[what]:.2f}" for what in ("copies", "determinizations"))
        speeds = round(figures["simulations"]), round(figures["bytes"])
        lines.append(row(game.id, round(figures["decisions"]), *micro, *speeds))
    return found, lines


def _cases(players: dict[str, int]) -> Iterator[tuple[str, Sampler]]:
    for game in games():
        states = positions(game, players[game.id])
        yield f"{game.id} decisions", sampler(random_play(game, players[game.id]))
        yield f"{game.id} copies", sampler(copies(states))
        yield f"{game.id} determinizations", sampler(determinizations(states))
        yield f"{game.id} simulations", sampler(search(game, states))


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


def by_players(seconds: float) -> tuple[Figures, list[str]]:
    """Microseconds a decision, by the number of players."""
    samplers = {f"{game.id} {seats}": sampler(random_play(game, seats)) for game in games() for seats in _seats(game)}
    found: Figures = {game.id: {} for game in games()}
    for name, rate in rates(interleave(samplers, seconds)).items():
        game_id, seats = name.split()
        found[game_id][seats] = 1e6 / rate
    columns = sorted({int(seats) for figures in found.values() for seats in figures})
    lines = [heading("µs a decision, by players", *map(str, columns))]
    for game_id, figures in found.items():
        cells = (f"{figures[str(seats)]:.2f}" if str(seats) in figures else "" for seats in columns)
        lines.append(row(game_id, *cells))
    return found, lines


def _seats(game: Game) -> list[int]:
    fewest, most = game.seats
    return [seats for seats in (1, 2, 3, 4, 5, 7, 10) if fewest <= seats <= most]


LONG = {"uno": {"target": 10_000}, "flights": {"target": 1000}}
"""Options that make a match long; the other games have no match to prolong."""


def by_length(seconds: float) -> tuple[Figures, list[str]]:
    """Microseconds a decision in the quarters of a game, each weighed by its decisions."""
    found: Figures = {}
    lines = [heading("µs a decision, by quarters of the game", "decisions", *("I", "II", "III", "IV"))]
    for game in games():
        figures = _quarters(game, seconds * 2)
        found[game.id] = figures
        cells = (f"{figures[quarter]:.2f}" for quarter in ("I", "II", "III", "IV"))
        name = " ".join([game.id, *(f"{option} {value}" for option, value in LONG.get(game.id, {}).items())])
        lines.append(row(name, round(figures["decisions"]), *cells))
    return found, lines


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
    costs = {name: 1e6 * _mean(times) for name, times in zip(("I", "II", "III", "IV"), quarters, strict=True)}
    return {"decisions": median(lengths), **costs}


def _mean(times: list[float]) -> float:
    """The mean without the slowest hundredth, which is what else the machine did."""
    remaining = sorted(times)[: max(1, len(times) * 99 // 100)]
    return sum(remaining) / len(remaining) / CHUNK


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
