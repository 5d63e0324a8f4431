"""Where games are played: processes of this machine, or a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

from pyengine.arena.run import AHEAD
from pyengine.arena.workers import workers
from pyengine.core.errors import OptionError

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
