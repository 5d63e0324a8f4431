"""What `make test` and `make endure` run is, together, every test that there is."""

from __future__ import annotations

import shlex
import subprocess
import sys

from tests.endure import ENDURE
from tests.games.found import HERE

REPO = HERE.parents[1]
GOALS = (("unit", "endure-unit"), ("e2e", "endure-e2e"))


def command(goal: str) -> list[str]:
    """How make calls pytest for a goal."""
    output = subprocess.run(["make", "-n", goal], cwd=REPO, capture_output=True, text=True, check=True).stdout
    [line] = [line for line in output.splitlines() if " -m pytest " in line]
    return shlex.split(line)[3:]


def collected(words: list[str]) -> set[str]:
    """The tests that pytest collects when it is called so."""
    run = [sys.executable, "-m", "pytest", *words, "-n", "0", "--collect-only"]
    output = subprocess.run(run, cwd=REPO, capture_output=True, text=True, check=True).stdout
    return {line for line in output.splitlines() if "::" in line}


@ENDURE
def test_no_test_is_left_out() -> None:
    for quick, long in GOALS:
        once, again = collected(command(quick)), collected(command(long))
        assert once | again == collected([*command(quick), "-m", ""])
        assert once - again
        assert again - once
