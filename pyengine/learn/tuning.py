"""Finds the numbers of a heuristic by play: the cross-entropy method.

Candidates are drawn around a mean, each number by itself; those that take most first places from the heuristic as it
was are the next mean and spread (R. Y. Rubinstein, *The cross-entropy method for combinatorial and continuous
optimization*, Methodology and Computing in Applied Probability 1, 1999).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from random import Random
from statistics import fmean, pstdev
from time import process_time
from types import MappingProxyType
from typing import Any, NamedTuple

from pyengine.core.game import Game
from pyengine.core.prng import Dice
from pyengine.core.strategy import Tunable
from pyengine.games import game as find_game

ROUNDS = 24
CANDIDATES = 30
_ELITE = 4 / 15
"""The share of candidates that the next mean is made of."""
_STEP = 0.6
"""How much of the way to the elite's mean and spread each round goes."""
_SPREAD = 0.5
"""The spread at the beginning, as a share of each number."""
DEALS = {2: 40, 3: 10, 4: 6}
"""By the number of players, the deals that a candidate plays from every seat."""

Worths = Mapping[str, int]


class Round(NamedTuple):
    """What a round came to: the mean of its elite, the elite's first places where 1 is an even share, core seconds."""

    worths: Worths
    score: float
    seconds: float


class Effort(NamedTuple):
    """How much is played: rounds, candidates in each, and by the number of players the deals of each candidate."""

    rounds: int = ROUNDS
    candidates: int = CANDIDATES
    deals: Mapping[int, int] = MappingProxyType(DEALS)


def tune(game: Game, effort: Effort, seed: int, pool: Executor) -> Iterator[Round]:
    """The rounds, whose last one has what was found; the same from the same seed, whatever process plays which game."""
    start = tunable_of(game).start
    mean = {name: float(value) for name, value in start.items()}
    spread = {name: _SPREAD * abs(value) for name, value in mean.items()}
    random, (rounds, number, deals) = Random(seed), effort
    for at in range(rounds):
        candidates = [
            {name: round(max(0.0, random.gauss(mean[name], spread[name]))) for name in mean} for _ in range(number)
        ]
        first = seed + at * max(deals.values())
        found = list(pool.map(score, [game.id] * number, candidates, [first] * number, [dict(deals)] * number))
        elite = sorted(range(number), key=lambda one: -found[one][0])[: max(1, int(number * _ELITE))]
        for name, middle in mean.items():
            values = [candidates[one][name] for one in elite]
            mean[name] = middle + _STEP * (fmean(values) - middle)
            spread[name] += _STEP * (pstdev(values) - spread[name])
        worths = {name: round(value) for name, value in mean.items()}
        yield Round(worths, fmean([found[one][0] for one in elite]), sum([seconds for _, seconds in found]))


def tunable_of(game: Game) -> Tunable[Any]:
    """What can be tuned of a game that has it."""
    assert game.strategy.tunable
    return game.strategy.tunable


def score(game_id: str, worths: Worths, seed: int, deals: Mapping[int, int]) -> tuple[float, float]:
    """What these numbers take from those found by hand, where 1 is an even share, and the seconds that it took."""
    began = process_time()
    game = find_game(game_id)
    policies = [tunable_of(game).tuned(worths).policy, tunable_of(game).tuned(tunable_of(game).start).policy]
    fewest, most = game.seats
    shares = [
        players * _share(game, players, seat, seed + deal, policies)
        for players, times in deals.items()
        if fewest <= players <= most
        for deal in range(times)
        for seat in range(players)
    ]
    return fmean(shares), process_time() - began


def _share(game: Game, players: int, own: int, seed: int, policies: Sequence[Any]) -> float:
    """The share in the first place of the seat that goes by the first policy, where the others go by the second."""
    state, dice = game.new(players, seed, {}), Dice(seed)
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, policies[seat != own](state, seat, dice))
    outcome = state.outcome
    assert outcome
    return (own in outcome.winners) / len(outcome.winners)
