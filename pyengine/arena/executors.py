"""Where games are played: processes of this machine, or a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from pyengine.arena.cluster import Cluster
from pyengine.arena.workers import workers
from pyengine.core.errors import OptionError

_MOST_WORKERS = 256
_PATIENCE = 10
"""Seconds for a scheduler's answer."""


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
