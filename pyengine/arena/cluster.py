"""An executor whose jobs run on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from pyengine.arena.run import AHEAD

P = ParamSpec("P")
T = TypeVar("T")


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
