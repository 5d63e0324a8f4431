"""Plays the jobs of a match on any executor, and saves each result as soon as it is there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pyengine.arena.jobs import Job, Match, Result, jobs, play
from pyengine.core.errors import NotationError

AHEAD = 64
"""How many games are submitted at a time."""


class Results:
    """The results of a match: in memory, and as JSON lines in a file that a later run goes on from."""

    def __init__(self, match: Match, path: Path | None) -> None:
        """Read the file, if there is one; raises `NotationError` if it is of another match or broken."""
        self.match = match
        self.path = path
        self.found: dict[int, Result] = {}
        if path and path.exists():
            self._read(path.read_text("utf-8").split("\n"))
        elif path:
            path.write_text(json.dumps({"match": _plain(match)}) + "\n", "utf-8")

    def _read(self, lines: list[str]) -> None:
        head = _loaded(lines[0], 1)
        if _same(head.get("match")) != _same(_plain(self.match)):
            raise NotationError(lines[0][:60], 1, 1, "the results of this match")
        whole = lines[1:-1]  # a line without its end was being written when that run was stopped
        for at, line in enumerate(whole, 2):
            try:
                result = Result.from_json(_loaded(line, at))
            except (TypeError, KeyError):
                raise NotationError(line[:60], at, 1, "a result") from None
            self.found[result.number] = result
        if self.path and lines[-1]:
            self.path.write_text("\n".join([lines[0], *whole]) + "\n", "utf-8")

    def add(self, result: Result) -> bool:
        """Save a result; True if it is a new one."""
        if result.number in self.found:
            return False
        self.found[result.number] = result
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_json()) + "\n")
        return True


def run(results: Results, executor: Executor, note: Callable[[Result], None]) -> None:
    """Play what is not played yet; `note` is called with every new result. Games are submitted a few at a time."""
    match = results.match
    left = iter([job for job in jobs(match) if job.number not in results.found])
    running: set[Future[Result]] = set()
    while True:
        running |= set(_submitted(executor, match, left, AHEAD - len(running)))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            result = future.result()
            if results.add(result):
                note(result)


def _submitted(executor: Executor, match: Match, left: Iterator[Job], room: int) -> Iterator[Future[Result]]:
    for _ in range(room):
        job = next(left, None)
        if job is None:
            return
        yield executor.submit(play, match, job)


def _plain(match: Match) -> dict[str, Any]:
    data = asdict(match)
    data.pop("games")  # a longer run of the same match goes on from a shorter one
    return data


def _same(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def _loaded(line: str, at: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise NotationError(line[:60], at, 1, "a JSON object")
    return data
