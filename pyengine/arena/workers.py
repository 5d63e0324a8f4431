"""Processes of this machine that play games, and end with the process that started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread, current_thread, main_thread
from types import FrameType


@contextmanager
def workers(number: int) -> Iterator[Executor]:
    """So many worker processes. When the block raises, Ctrl-C included, they end at once, without their games.

    Ctrl-C ends the workers, and `KeyboardInterrupt` follows where the block notices that, so that no lock of the
    executor is left held: it would wait for that lock for ever.
    """
    others = set(active_children())

    def end() -> None:
        for process in set(active_children()) - others:
            process.terminate()

    # `KeyboardInterrupt` could arise while this thread held a lock of the executor, which then waited for it for ever:
    # once in a run of all tests by Python 3.13. So the signal only ends the workers, whose loss the block notices.
    with _interrupts(end), ProcessPoolExecutor(number, initializer=_begin) as executor:
        try:
            yield executor
        except BaseException:
            end()
            raise


@contextmanager
def _interrupts(end: Callable[[], None]) -> Iterator[None]:
    """Call `end` on Ctrl-C, and raise `KeyboardInterrupt` when the block has ended, also by the loss of its workers.

    Python handles signals in its main thread alone; in another nothing is changed.
    """
    received: list[int] = []

    def handle(number: int, _: FrameType | None) -> None:
        received.append(number)
        end()

    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handle)
    try:
        yield
    except BrokenExecutor:
        if not received:
            raise
    finally:
        signal.signal(signal.SIGINT, before)
    if received:
        raise KeyboardInterrupt


def _begin() -> None:
    """Leave Ctrl-C to the parent process, and notice its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def end_with_parent() -> None:
        if parent := parent_process():
            parent.join()
            os._exit(1)  # `sys.exit` would end this thread only

    Thread(target=end_with_parent, daemon=True).start()
