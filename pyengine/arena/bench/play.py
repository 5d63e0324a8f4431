"""Plays the games of a submission that are not in its file yet."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass

from pyengine.arena.bench.submission import Claims, Game, Submission
from pyengine.arena.bench.tasks import Bench, Task
from pyengine.arena.executors import finished
from pyengine.arena.jobs import Job, Match, jobs, play_recorded
from pyengine.arena.refused import RAISE


@dataclass(frozen=True, slots=True)
class _Lot:
    """A game to be played, on its own, in any process."""

    task: Task
    match: Match
    job: Job


def fill(
    submission: Submission, bench: Bench, claims: Claims, bot: str, executor: Executor, *, on_illegal: str = RAISE
) -> Iterator[Game]:
    """Play what is missing with the bot of this name; yields each game after it is saved.

    Raises what `finished` raises, `IllegalChoice` among it; what was finished is saved first.
    """
    lots = (
        _Lot(task, match, each)
        for task, opponent, games in claims.of(bench)
        for match in [task.match(bot, opponent, games // task.players, on_illegal)]
        for each in jobs(match)
        if (task.id, opponent, each.number) not in submission.found
    )
    for game in finished(executor, _play, lots):
        submission.add(game)
        yield game


def _play(lot: _Lot) -> Game:
    played = play_recorded(lot.match, lot.task.memory, lot.job)
    result, (asked, answered) = played.result, played.tokens
    return Game(
        lot.task.id,
        lot.match.bots[1],
        lot.job.number,
        result.shares[0],
        result.reason,
        result.seconds[0],
        played.wall,
        asked,
        answered,
        played.record,
    )
