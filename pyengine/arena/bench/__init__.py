"""Nastilka-Bench: frozen tasks, submissions that are checked by replay, and ratings. See `docs/bench-v1.md`."""

from pyengine.arena.bench.check import Fault, Report, Tally, check, check_sample
from pyengine.arena.bench.play import fill
from pyengine.arena.bench.rating import Met, Rating, ratings
from pyengine.arena.bench.submission import Claims, Game, Submission, read_claims
from pyengine.arena.bench.tasks import V1, Bench, Task

__all__ = [
    "V1",
    "Bench",
    "Claims",
    "Fault",
    "Game",
    "Met",
    "Rating",
    "Report",
    "Submission",
    "Tally",
    "Task",
    "check",
    "check_sample",
    "fill",
    "ratings",
    "read_claims",
]
