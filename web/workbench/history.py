"""The steps of a document, back and forth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 500
"""The most steps that one can go back."""


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """The `past` states, the oldest first; the one `now`; and the undone ones (`future`), the next first.

    `kind` says what the last step was: steps of one kind, such as typing within a word, count as one.
    """

    now: T
    past: tuple[T, ...] = ()
    future: tuple[T, ...] = ()
    kind: str = ""

    def then(self, now: T, kind: str = "") -> History[T]:
        """A further step, or the last one carried on where both are of the same kind; none where nothing changed."""
        if now == self.now:
            return self
        same = kind and kind == self.kind
        past = self.past if same else (*self.past, self.now)[-MOST:]
        return History(now, past, (), kind)

    def undone(self) -> History[T]:
        """One step back, if there is one."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> History[T]:
        """One step forth again, if one was undone."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.now)[-MOST:], self.future[1:])
