"""Further workers that search with this one: each takes shares of a search, and what it finds is merged here.

Only what a share asks and what comes of it goes between the workers, as JSON, and never by way of the page's thread.
"""

from __future__ import annotations

import json
from typing import Any, Protocol
from weakref import ReferenceType, ref


class Device(Protocol):
    """The workers themselves: `web/browser/worker/searchers.mjs`."""

    def count(self) -> int:
        """How many there may be."""

    def ask(self, ident: int, job: str) -> None:
        """Give a job to whichever is free first; they are started where none is."""

    def drop(self, ident: int) -> None:
        """Stop a job."""


class Searchers:
    """The jobs of one search at a time. What is not answered, its owner searches itself."""

    def __init__(self) -> None:
        self.allowed = False
        """True once the reader's settings, where there are any, want every core to be used."""
        self._device: Device | None = None
        self._owner: ReferenceType[object] | None = None
        self._answers: dict[int, Any] = {}
        self._asked = 0

    def use(self, device: Device) -> None:
        """Use these workers."""
        self._device = device

    @property
    def count(self) -> int:
        """How many workers may search beside this one; 0 where none can or may."""
        return self._device.count() if self._device and self.allowed else 0

    def ask(self, owner: object, job: dict[str, Any]) -> int:
        """Have a job done for a search, its `owner`; returns the job's number. Jobs of another owner are dropped."""
        assert self._device
        if self._owner is None or self._owner() is not owner:
            self._drop_all()
            self._owner = ref(owner)
        self._asked += 1
        self._answers[self._asked] = None
        self._device.ask(self._asked, json.dumps(job))
        return self._asked

    def answered(self, ident: int, answer: str) -> None:
        """A worker has done a job; one that was dropped meanwhile is ignored."""
        if ident in self._answers:
            self._answers[ident] = json.loads(answer)

    def answer(self, ident: int) -> Any:
        """What a worker has found, or None while it has not."""
        return self._answers.get(ident)

    def drop(self, ident: int) -> None:
        """Forget a job, which is stopped unless it is done."""
        if ident in self._answers and self._answers.pop(ident) is None and self._device:
            self._device.drop(ident)

    def tidy(self) -> None:
        """Drop all jobs where their owner is gone: its search is not wanted any more."""
        if self._owner and self._owner() is None:
            self._drop_all()
            self._owner = None

    def _drop_all(self) -> None:
        for ident in [*self._answers]:
            self.drop(ident)


searchers = Searchers()
"""Those of this worker."""
