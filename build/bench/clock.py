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
from typing import Any, NamedTuple

Case = Callable[[], int]
ROUNDS = 3


class Sample(NamedTuple):
    """The result of one case in one round: steps, seconds of its process, seconds on the wall."""

    steps: int
    cpu: float
    wall: float


Sampler = Callable[[float], Sample]
Table = dict[str, list[Sample]]


def sample(case: Case, seconds: float) -> Sample:
    """Repeat the case, at least once, until the process has used so many seconds."""
    gc.collect()
    steps, wall, start = 0, time.perf_counter(), time.process_time()
    while (cpu := time.process_time() - start) < seconds or not steps:
        steps += case()
    return Sample(steps, cpu, time.perf_counter() - wall)


def sampler(case: Case) -> Sampler:
    """A sampler of the case in this process."""
    return lambda seconds: sample(case, seconds)


def interleave(samplers: dict[str, Sampler], seconds: float) -> Table:
    """Sample each in turn, `ROUNDS` times, after a round that only warms up."""
    for take in samplers.values():
        take(seconds / 2)
    table: Table = {name: [] for name in samplers}
    for _ in range(ROUNDS):
        for name, take in samplers.items():
            table[name].append(take(seconds))
    return table


def rates(table: Table) -> dict[str, float]:
    """Steps per second: the median of the rounds."""
    return {name: statistics.median(each.steps / each.cpu for each in samples) for name, samples in table.items()}


def ratio(table: Table, ours: str, peer: str, wall: bool = False) -> float:
    """The ratio of our rate to the peer's: the median of the ratios within each round."""
    return statistics.median(_ratios(table, ours, peer, 2 if wall else 1))


def _ratios(table: Table, ours: str, peer: str, clock: int) -> list[float]:
    pairs = zip(table[ours], table[peer], strict=True)
    return [(a.steps / a[clock]) / (b.steps / b[clock]) for a, b in pairs]


def compare(table: Table, ours: str) -> tuple[dict[str, dict[str, float]], list[str]]:
    """Compares ours with each of the others: rates and ratios, and rows of a Markdown table."""
    found, rows = {}, []
    for name, rate in rates(table).items():
        least, middle, most = sorted(_ratios(table, ours, name, 1))[:: ROUNDS // 2]
        found[name] = {"rate": rate, "ratio": middle, "least": least, "most": most}
        ratios = (f"{middle:.2f}", f"{least:.2f}…{most:.2f}") if name != ours else ("", "")
        rows.append(row(name, f"{rate:.0f}" if rate >= 100 else f"{rate:.1f}", *ratios))
    return found, rows


def row(*cells: Any) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def heading(*cells: str) -> str:
    """The first two rows of a Markdown table."""
    return f"\n{row(*cells)}\n{row(*('---' for _ in cells))}"
