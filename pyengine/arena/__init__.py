"""Many games between bots, on several processors or a cluster, to measure their strength."""

from pyengine.arena.executors import Cluster, check_workers, executor, run
from pyengine.arena.jobs import Job, Match, Result, jobs, play, player
from pyengine.arena.refused import IllegalChoice, times_asked
from pyengine.arena.results import Results
from pyengine.arena.table import Standing, standings
from pyengine.arena.workers import workers

__all__ = [
    "Cluster",
    "IllegalChoice",
    "Job",
    "Match",
    "Result",
    "Results",
    "Standing",
    "check_workers",
    "executor",
    "jobs",
    "play",
    "player",
    "run",
    "standings",
    "times_asked",
    "workers",
]
