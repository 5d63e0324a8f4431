"""Learns the priors of UNO: a policy follows the gradient of the rounds that it wins.

R. J. Williams, "Simple statistical gradient-following algorithms for connectionist reinforcement learning", Machine
Learning 8, 1992. One seat chooses by the softmax of its weights; the others go by the heuristic, or by what the policy
was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from pyengine.learn.uno_choices import FEATURES, Choices
from pyengine.learn.uno_rounds import Array, Rounds

BATCH = 2000
_RATE, _MOMENTUM, _SQUARES, _SMALL = 0.05, 0.9, 0.999, 1e-6
_LEAST = 0.1
"""The rate falls to this share of what it was."""
_FORMER, _AGE = 0.5, 50
"""How often the others go by what the policy was, which is taken anew after so many batches."""
_LONGEST = 120
"""Steps after which a round counts as won by nobody."""
_DRAWS, _KEEPS = (6, 7), (-4.0, -2.0)
"""The policy begins with little wish to draw, or to keep what it drew."""


@dataclass
class Training:
    """What is known after some batches, all that is needed to go on."""

    weights: Array
    former: Array
    mean: Array = field(default_factory=lambda: np.zeros(FEATURES))
    square: Array = field(default_factory=lambda: np.zeros(FEATURES))
    won: float = 0.5
    done: int = 0


def begin() -> Training:
    """The policy that nothing has been learned for."""
    weights = np.zeros(FEATURES)
    for kind, start in zip(_DRAWS, _KEEPS, strict=True):
        weights[kind * 12 : kind * 12 + 12] = start
    return Training(weights, weights.copy())


def learn(training: Training, players: Sequence[int], batches: int, seed: int, until: int) -> None:
    """Go on until `until` of `batches` batches are done. A batch has its own seed, so that it may stop anywhere."""
    while training.done < until:
        rng = np.random.default_rng((seed, training.done))
        if training.done % _AGE == 0:
            training.former = training.weights.copy()
        count = players[training.done % len(players)]
        slope, share = gradient(training, count, rng)
        training.done += 1
        training.won += 0.02 * (share - training.won)
        training.mean = _MOMENTUM * training.mean + (1 - _MOMENTUM) * slope  # one step of Adam, upwards
        training.square = _SQUARES * training.square + (1 - _SQUARES) * slope**2
        mean = training.mean / (1 - _MOMENTUM**training.done)
        square = training.square / (1 - _SQUARES**training.done)
        rate = _RATE * max(_LEAST, 1 - training.done / batches)
        training.weights = training.weights + rate * mean / (np.sqrt(square) + _SMALL)


def gradient(training: Training, players: int, rng: Array) -> tuple[Array, float]:
    """The gradient of the share of rounds won, from one batch of rounds, and that share."""
    rounds = Rounds(BATCH, players, rng)
    me, by_former = rng.integers(players, size=BATCH), rng.random(BATCH) < _FORMER
    steps = list[tuple[Array, Array, Array]]()
    for _ in range(_LONGEST):
        rows = rounds.under_way()
        if not len(rows):
            break
        own = rounds.turn[rows] == me[rows]
        _explore(rounds, rows[own], training.weights, rng, steps)
        others = rows[~own]
        _exploit(rounds, others[by_former[others]], training.former, rng)
        _exploit(rounds, others[~by_former[others]], None, rng)
    won = (rounds.winner == me).astype(float)
    # Less the mean won so far, a baseline: on the mean the gradient stays what it is, but it varies less (Williams).
    slope = np.zeros(FEATURES + 1)
    for rows, index, counts in steps:
        slope += np.bincount(index.ravel(), (counts * (won - training.won)[rows][:, None]).ravel(), FEATURES + 1)
    return slope[:FEATURES] / BATCH, float(won.mean())


def logits(weights: Array, index: Array, amount: Array) -> Array:
    """The sum of the weights of each entry."""
    summed: Array = (np.append(weights, 0.0)[index] * amount).sum(axis=1)
    return summed


def _explore(rounds: Rounds, rows: Array, weights: Array, rng: Array, steps: list[tuple[Array, Array, Array]]) -> None:
    """Choose by the softmax, and note how the logarithm of the choice's chance follows each weight."""
    if not len(rows):
        return
    choices = Choices(rounds, rows)
    index, amount = choices.features()
    leads = logits(weights, index, amount)
    leads -= leads[choices.best(leads)][choices.at]  # so that no exponential overflows
    chance = np.exp(leads)
    chance /= np.bincount(choices.at, chance, len(rows))[choices.at]
    chosen = choices.best(leads + rng.gumbel(size=len(leads)))  # the highest with such noise is a draw by the softmax
    off = -chance
    off[chosen] += 1
    steps.append((rows[choices.at], index, amount * off[:, None]))
    rounds.act(rows, choices.slot[chosen], choices.hands)


def _exploit(rounds: Rounds, rows: Array, weights: Array | None, rng: Array) -> None:
    """Take the best choice by the weights, or by the heuristic; among equals any."""
    if not len(rows):
        return
    choices = Choices(rounds, rows)
    leads = choices.scores() if weights is None else logits(weights, *choices.features())
    chosen = choices.best(leads + 1e-6 * rng.random(len(leads)))
    rounds.act(rows, choices.slot[chosen], choices.hands)


def strength(weights: Array, players: int, seed: int) -> float:
    """The share of a batch of rounds that the best choices by these weights win from the heuristic."""
    rng = np.random.default_rng(seed)
    rounds, me = Rounds(BATCH, players, rng), rng.integers(players, size=BATCH)
    for _ in range(_LONGEST):
        rows = rounds.under_way()
        if not len(rows):
            break
        own = rounds.turn[rows] == me[rows]
        _exploit(rounds, rows[own], weights, rng)
        _exploit(rounds, rows[~own], None, rng)
    return float((rounds.winner == me).mean())
