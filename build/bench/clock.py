"""Measures in short samples and interleaved rounds, so that noise of the machine affects all cases alike.

A case is a callable that does one unit of work and returns the number of steps. Rates are per second of the process's
own time; a ratio is taken within each round, and the median of the rounds is reported. Needs the standard library
only: Pyodide runs it too.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

Case = Callable[[], int]
ROUNDS = 3


class Sample(NamedTuple):
    """The result of one case in one round: steps, seconds of its process, seconds on the wall."""

    steps: int
    cpu: float
    wall: float


Sampler = Callable[[float], Sample]
Name = TypeVar("Name")
Table = dict[str, list[Sample]]


def sample(case: Case, seconds: float) -> Sample:
    """Repeat the case, at least once, until the process has used so many seconds."""
    gc.collect()
    steps, wall, start = 0, time.perf_counter(), time.process_time()
    while (cpu := time.process_time() - start) < seconds or not steps:
        steps += case()
    return Sample(steps, cpu, time.perf_counter() - wall)


def timed(cases: dict[Name, Case], seconds: float) -> dict[Name, list[Sample]]:
    """Samples of cases in this process."""
    return interleave({name: partial(sample, case) for name, case in cases.items()}, seconds)


def interleave(samplers: dict[Name, Sampler], seconds: float) -> dict[Name, list[Sample]]:
    """Sample each in turn, `ROUNDS` times, after a round that only warms up."""
    for take in samplers.values():
        take(seconds / 2)
    table: dict[Name, list[Sample]] = {name: [] for name in samplers}
    for _ in range(ROUNDS):
        for name, take in samplers.items():
            table[name].append(take(seconds))
    return table


def rates(table: dict[Name, list[Sample]]) -> dict[Name, float]:
    """Steps per second: the median of the rounds."""
    return {name: statistics.median(each.steps / each.cpu for each in samples) for name, samples in table.items()}


def ratio(table: Table, ours: str, peer: str, wall: bool = False) -> float:
    """The ratio of our rate to the peer's: the median of the ratios within each round."""
    return statistics.median(ratios(table, ours, peer, 2 if wall else 1))


def ratios(table: Table, ours: str, peer: str, clock: int = 1) -> list[float]:
    """The ratios within each round, by the processor's clock (1) or the wall's (2)."""
    pairs = zip(table[ours], table[peer], strict=True)
    return [(a.steps / a[clock]) / (b.steps / b[clock]) for a, b in pairs]
