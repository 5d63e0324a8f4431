"""Plays the jobs of a match: on processes of this machine, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any, ParamSpec, TypeVar

from pyengine.arena.jobs import Result, jobs, play
from pyengine.arena.results import Results
from pyengine.arena.workers import workers
from pyengine.core.errors import OptionError

P = ParamSpec("P")
T = TypeVar("T")
J = TypeVar("J")

AHEAD = 64
"""How many games are submitted at a time."""


def run(results: Results, executor: Executor, note: Callable[[Result], None]) -> None:
    """Play what is not played yet; `note` is called with every new result.

    Raises as `finished` does; what was finished is saved first.
    """
    match = results.match
    left = (job for job in jobs(match) if job.number not in results.found)
    for result in finished(executor, partial(play, match), left):
        if results.add(result):
            note(result)


def finished(executor: Executor, work: Callable[[J], T], jobs: Iterable[J]) -> Iterator[T]:
    """What the work makes of every job, as each ends. Jobs are submitted a few at a time.

    Raises what a job raised, of the first of those that have ended by then, after what those without an error made,
    and `BrokenExecutor` when a worker process was lost.
    """
    left, running = enumerate(jobs), dict[Future[T], int]()
    while True:
        running |= {executor.submit(work, job): number for number, job in islice(left, AHEAD - len(running))}
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda one: (one.exception() is not None, running[one])):
            del running[future]
            yield future.result()


_MOST_WORKERS = 256
_PATIENCE = 10
"""Seconds for a scheduler's answer."""


class Cluster(ThreadPoolExecutor):
    """Submits jobs to a cluster by its client; a thread here waits for each result.

    Dask's own executor (`Client.get_executor`) fails a job if its worker dies before the result is fetched; a client's
    `result` runs the job again.
    """

    def __init__(self, client: Any) -> None:
        """`client` is a `distributed.Client`."""
        super().__init__(AHEAD)
        self._client = client

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call `fn` on a worker."""
        # Not pure: Dask would answer the same call again with the result that it has.
        return super().submit(lambda: self._client.submit(fn, *args, **kwargs, pure=False).result())


def check_workers(number: int) -> None:
    """Raises `OptionError` for a number of processes that is not allowed."""
    if not 1 <= number <= _MOST_WORKERS:
        raise OptionError("workers", number, (f"1…{_MOST_WORKERS}",))


@contextmanager
def executor(number: int, dask: str | None) -> Iterator[Executor]:
    """So many processes, or the cluster whose scheduler has this address; raises `OptionError` where there is none."""
    if not dask:
        check_workers(number)
        with workers(number) as processes:
            yield processes
        return
    try:
        distributed: Any = import_module("distributed")
    except ModuleNotFoundError:
        raise OptionError("distributed", "not installed", ("pip install distributed",)) from None
    try:
        connected = distributed.Client(dask, timeout=_PATIENCE)
    except (ValueError, OSError):
        raise OptionError("dask", dask, ("tcp://HOST:PORT of a scheduler that answers",)) from None
    with connected as client:
        yield Cluster(client)
