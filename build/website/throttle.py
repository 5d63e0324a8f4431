"""A slow line for the server: all answers share so many megabits a second, and each is delayed."""

from __future__ import annotations

import threading
import time
from typing import Protocol

_CHUNK = 16 * 1024


class Source(Protocol):
    """What is sent."""

    def read(self, size: int, /) -> bytes:
        """The next bytes."""


class Target(Protocol):
    """Where it is sent to."""

    def write(self, content: bytes, /) -> object:
        """Take the bytes."""


class Line:
    """One line for all answers of a server; without a speed, as quick as it goes. `sent` counts the files' bytes."""

    def __init__(self, mbit: float = 0, delay: float = 0.04) -> None:
        self.rate = mbit * 1e6 / 8
        self.delay = delay
        self.free = time.monotonic()
        self.sent = 0
        self.lock = threading.Lock()

    def wait(self) -> None:
        """Wait for one round trip."""
        if self.rate:
            time.sleep(self.delay)

    def send(self, source: Source, target: Target) -> None:
        """Send a whole source, in chunks that share the line with other answers."""
        while chunk := source.read(_CHUNK if self.rate else 1 << 18):
            if self.rate:
                time.sleep(max(0, self._turn(len(chunk)) - time.monotonic()))
            target.write(chunk)
            self.sent += len(chunk)

    def _turn(self, size: int) -> float:
        with self.lock:
            self.free = max(self.free, time.monotonic()) + size / self.rate
            return self.free
