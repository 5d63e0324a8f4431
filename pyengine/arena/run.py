"""Plays the jobs of a match on any executor, and saves each result as soon as it is there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice

from pyengine.arena.jobs import Result, jobs, play
from pyengine.arena.results import Results

AHEAD = 64
"""How many games are submitted at a time."""


def run(results: Results, executor: Executor, note: Callable[[Result], None]) -> None:
    """Play what is not played yet; `note` is called with every new result. Games are submitted a few at a time.

    Raises what a job raised, of the first game of those that have ended by then, and `BrokenExecutor` when a worker
    process was lost; what was finished is saved first.
    """
    match = results.match
    left = (job for job in jobs(match) if job.number not in results.found)
    running: dict[Future[Result], int] = {}
    while True:
        running |= {executor.submit(play, match, job): job.number for job in islice(left, AHEAD - len(running))}
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda one: (one.exception() is not None, running[one])):
            del running[future]
            result = future.result()
            if results.add(result):
                note(result)
