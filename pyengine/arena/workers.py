"""Processes of this machine that play games, and end with the process that started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread


@contextmanager
def workers(number: int) -> Iterator[Executor]:
    """So many worker processes. When the block raises, Ctrl-C included, they end at once, without their games."""
    others = set(active_children())
    with ProcessPoolExecutor(number, initializer=_begin) as executor:
        try:
            yield executor
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _begin() -> None:
    """Leave Ctrl-C to the parent process, and notice its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)  # `sys.exit` would end this thread only
