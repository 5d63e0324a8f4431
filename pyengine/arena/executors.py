"""Plays the jobs of a match: on processes of this machine, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, ParamSpec, TypeVar

from pyengine.arena.jobs import Result, jobs, play
from pyengine.arena.results import Results
from pyengine.arena.workers import workers
from pyengine.core.errors import OptionError

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


P = ParamSpec("P")
T = TypeVar("T")

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
        return super().submit(self._called, fn, args, kwargs)

    def _called(self, fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
        result: T = self._client.submit(fn, *args, **kwargs, pure=False).result()
        return result


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
