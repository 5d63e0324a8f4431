"""The arena on a real Dask cluster of two workers, one of which is killed half-way."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Future

import pytest
from distributed import Client, LocalCluster

from pyengine.arena import Cluster, Match, Result, Results, jobs, play, run

MATCH = Match("face-to-face", ("greedy", "random"), 300, 5, {"first": "random"})


def test_no_game_is_lost_or_counted_twice_when_a_worker_dies() -> None:
    finished: list[int] = []
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        Client(cluster) as client,
        Cluster(client) as executor,
    ):
        pids = client.run(os.getpid)

        def note(result: Result) -> None:
            finished.append(result.number)
            if len(finished) == 60:
                os.kill(min(pids.values()), signal.SIGKILL)

        results = Results(MATCH, None)
        run(results, executor, note)
    assert sorted(finished) == sorted(results.found) == list(range(300))
    for job in list(jobs(MATCH))[::37]:
        assert results.found[job.number].shares == play(MATCH, job).shares


def test_what_a_job_raises_is_raised() -> None:
    with (
        LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster,
        Client(cluster) as client,
        Cluster(client) as executor,
    ):
        job = executor.submit(int, "a")
        assert isinstance(job, Future)
        with pytest.raises(ValueError, match="invalid literal"):
            job.result()
