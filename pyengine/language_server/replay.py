"""The actions of a record done one after the other, with states kept on the way."""

from __future__ import annotations

from threading import Event

from pyengine.core.record import Record, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game

MOST = 2_000
"""The most actions that an answer about a place does; where more would be needed there is no state yet."""
_EVERY = 200
"""After so many actions a state is kept."""


class Replay:
    """A record's deal and its actions; each state is made from the last one that is kept before it."""

    def __init__(self, record: Record, before: Replay | None = None) -> None:
        """Begin with the deal; raises `NotationError`. What is the same as `before` is taken from there."""
        self.game, self.record = find_game(record.game), record
        self._kept = {0: record.start()}
        if before is not None and before.record.with_steps(()) == record.with_steps(()):
            same = _same(before.record, record)
            self._kept |= {at: state for at, state in list(before._kept.items()) if at <= same}

    def state(self, number: int) -> State | None:
        """The state after so many actions; None where too many would have to be done. Raises as `take_step`."""
        at = max(kept for kept in list(self._kept) if kept <= number)
        return self._on(at, number) if number - at <= MOST else None

    def run(self, stop: Event) -> None:
        """Do all that has not been done, until `stop` is set; raises as `take_step`."""
        at, end = max(self._kept), len(self.record.steps)
        while at < end and not stop.is_set():
            self._on(at, min(at + _EVERY, end))
            at += _EVERY

    def _on(self, at: int, number: int) -> State:
        state = self._kept[at].copy()
        for done, step in enumerate(self.record.steps[at:number], at + 1):
            take_step(self.game, state, step)
            if done % _EVERY == 0:
                self._kept[done] = state.copy()
        return state


def _same(one: Record, other: Record) -> int:
    """How many actions two records begin with alike."""
    pairs = zip(one.steps, other.steps, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one.steps), len(other.steps)))
