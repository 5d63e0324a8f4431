"""Worker processes that are killed, interrupted or left alone: what was played is saved, and nobody is left behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from pyengine.arena import Match, Result, Results, jobs, play, run, workers
from pyengine.core.errors import OptionError

ROOT = Path(__file__).parents[2]
MATCH = Match("face-to-face", ("greedy", "random"), 300, 5, {"first": "random"})
ENDLESS = ["face-to-face", "--bots", "ismcts:10,ismcts:10", "--games", "5000", "--workers", "2"]
POSIX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")


def test_an_error_of_a_job_comes_back_from_its_process() -> None:
    match = replace(MATCH, games=1, seed=2**64)
    with workers(1) as executor, pytest.raises(OptionError) as caught:
        run(Results(match, None), executor, lambda _: None)
    assert (caught.value.name, caught.value.value) == ("seed", 2**64)


def test_what_was_finished_is_saved_when_a_worker_is_killed(tmp_path: Path) -> None:
    results = Results(MATCH, tmp_path / "results.jsonl")
    pids: set[int] = set()

    def kill(_: Result) -> None:
        if len(results.found) == 20:
            os.kill(pids.pop(), signal.SIGKILL)

    def killed() -> None:
        with workers(2) as executor:
            pids.add(executor.submit(os.getpid).result())
            run(results, executor, kill)

    with pytest.raises(BrokenExecutor):
        killed()
    assert 20 <= len(results.found) < 300
    again = Results(MATCH, tmp_path / "results.jsonl")
    assert again.found == results.found
    with workers(2) as executor:
        run(again, executor, lambda _: None)
    assert sorted(again.found) == list(range(300))
    assert again.found[299].shares == play(MATCH, list(jobs(MATCH))[299]).shares


def test_a_block_that_raises_ends_its_workers_at_once() -> None:
    began, pids = time.monotonic(), list[int]()

    def stopped() -> None:
        with workers(2) as executor:
            pids.append(executor.submit(os.getpid).result())
            for _ in range(4):
                executor.submit(time.sleep, 60)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert _gone(pids)
    assert time.monotonic() - began < 30


def test_ctrl_c_ends_the_workers_and_then_the_block() -> None:
    """No `KeyboardInterrupt` arises while the executor may hold a lock, only where the block waits for a result."""
    before = signal.getsignal(signal.SIGINT)

    def stopped() -> None:
        with workers(2) as executor:
            executor.submit(os.getpid).result()
            assert signal.getsignal(signal.SIGINT) != before
            long = executor.submit(time.sleep, 60)
            signal.raise_signal(signal.SIGINT)
            long.result()

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert time.monotonic() - began < 30
    assert signal.getsignal(signal.SIGINT) == before


def test_ctrl_c_is_not_lost_where_nothing_waits() -> None:
    def stopped() -> None:
        with workers(1):
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        stopped()


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """An arena in a process group of its own, with two workers that have begun, and one saved game at least."""
    out = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "pyengine", "arena", *ENDLESS, "--out", str(out)]
    arena = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 60
    while not (out.exists() and out.read_text("utf-8").count("\n") > 1) and time.monotonic() < deadline:
        time.sleep(0.05)
    yield arena
    if arena.poll() is None:
        os.killpg(arena.pid, signal.SIGKILL)
    arena.communicate()


def _gone(pids: list[int]) -> bool:
    deadline = time.monotonic() + 20
    while any(_lives(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not any(_lives(pid) for pid in pids)


@POSIX
def test_workers_end_with_a_parent_that_is_killed(arena: subprocess.Popen[str]) -> None:
    pids = _children(arena.pid)
    assert len(pids) == 2
    arena.kill()
    arena.wait()
    assert _gone(pids)


@POSIX
@pytest.mark.parametrize(
    ("code", "says"), [(130, "stopped; "), (1, "a worker process was ended from outside; ")], ids=["Ctrl-C", "killed"]
)
def test_the_command_says_how_to_go_on(arena: subprocess.Popen[str], code: int, says: str) -> None:
    pids = _children(arena.pid)
    if code == 130:
        os.killpg(arena.pid, signal.SIGINT)
    else:
        os.kill(pids[0], signal.SIGKILL)
    _, error = arena.communicate(timeout=60)
    assert arena.returncode == code
    assert error.startswith(f"pyengine: {says}")
    assert re.search(r"of 5000 games (is|are) saved in ", error)
    assert error.endswith(": the same command goes on from there\n")
    assert error.count("\n") == 1
    assert _gone(pids)
