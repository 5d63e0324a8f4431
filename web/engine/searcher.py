"""What a worker that only searches does: a job at a time, in slices; JSON in and JSON out.

A job names a game's record, and a seat or a step. The worker plays the record out and searches from what that seat
knows then, just as the engine's own worker does.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import astuple
from time import perf_counter
from typing import Any

from pyengine.bots import Knowledge
from pyengine.bots.merging import begin
from pyengine.bots.thinking import LEVELS
from pyengine.core.record import Record, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game
from web.engine.hint import share
from web.engine.review import Decision
from web.engine.shares import Counted, Share

_SLICE = 0.1
"""Seconds after which a search is paused, so that it can be stopped."""


class _Replay:
    """The state of a record after some of its steps; a longer record of the same game is not played from the deal."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.state: State | None = None

    def at(self, record: Record, steps: int) -> State:
        """The state after so many steps."""
        record = record.with_steps(record.steps[:steps])
        before = self.record
        done = len(before.steps) if before else 0
        if before is None or self.state is None or record.with_steps(record.steps[:done]) != before:
            done, self.state = 0, record.with_steps(()).start()
        self.record = None
        for step in record.steps[done:]:
            take_step(find_game(record.game), self.state, step)
        self.record = record
        return self.state.copy()


class Searcher:
    """The job that is being done."""

    def __init__(self) -> None:
        self._replay = _Replay()
        self._step: Callable[[], Any] = lambda: None

    def begin(self, text: str) -> None:
        """Begin a job; one that was not done is given up."""
        job: dict[str, Any] = json.loads(text)
        record = Record.parse(job["record"])
        at = job.get("review", len(record.steps))
        state, game = self._replay.at(record, at), find_game(record.game)
        if "review" in job:
            self._step = _findings_of(Decision(game, state, record.steps[at], at, job["seed"]))
            return
        knowledge = Knowledge(game, state, job["seat"])
        if "hint" in job:
            played = [game.parse(text) for text in job.get("played", ())]
            self._step = _tally_of(share(knowledge, job["seed"], job["hint"], played))
        else:
            search = begin(LEVELS[job["level"]], knowledge, job["seed"])
            self._step = _tally_of(Counted(search, job["iterations"]))

    def run(self) -> str | None:
        """Search for a slice of time; what was found as JSON, or None while there is more to do."""
        end = perf_counter() + _SLICE
        while perf_counter() < end:
            found = self._step()
            if found is not None:
                return json.dumps(found)
        return None


def _tally_of(part: Share) -> Callable[[], Any]:
    return lambda: part.search.tally() if part.step() else None


def _findings_of(decision: Decision) -> Callable[[], Any]:
    def step() -> Any:
        found = decision.run()
        return found and astuple(found)

    return step


searcher = Searcher()
begin_job, run = searcher.begin, searcher.run

__export__ = ["begin_job", "run"]
