"""`python build NAME` runs the programs that it lists, wherever it is called; `python build bench` its cases."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from paths import ROOT


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "build"), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def listed(text: str) -> dict[str, str]:
    """The names that are listed, each with what is said of it."""
    lines = [line.strip() for line in text.splitlines() if line.startswith("  ")]
    return {line.split()[0]: line.partition(" ")[2].strip() for line in lines}


def test_programs_are_listed_and_run_from_anywhere(tmp_path: Path) -> None:
    found = run(tmp_path)
    assert found.returncode == 0
    assert listed(found.stdout).keys() >= {"site", "serve", "dev", "release", "print", "bench", "translate", "install"}
    assert all(listed(found.stdout).values())
    assert "--port" in run(tmp_path, "serve", "--help").stdout
    unknown = run(tmp_path, "sit")
    assert (unknown.returncode, listed(unknown.stdout)) == (1, listed(found.stdout))


def test_cases_of_the_benchmark_are_listed(tmp_path: Path) -> None:
    cases = listed(run(tmp_path, "bench").stdout)
    assert {*cases} == {
        "clicks",
        "could_win",
        "embed",
        "embed_memory",
        "engine",
        "file_thinking",
        "friends",
        "levels",
        "published",
        "styles",
        "thinking",
        "versus",
        "web",
        "wheel",
    }
    found = run(tmp_path, "bench", "levels", "--help")
    assert found.stdout.startswith("usage: bench levels")


def test_the_benchmark_says_what_to_run_where_its_peers_are_missing(tmp_path: Path) -> None:
    pytest.importorskip("playwright")
    if find_spec("rlcard"):
        pytest.skip("the peers are installed")
    found = run(tmp_path, "bench", "engine", "0.1", "gym")
    assert (found.returncode, found.stderr) == (1, "rlcard is missing: run `make bench`\n")


def test_a_program_begins_when_all_of_it_is_known() -> None:
    """What stands below `if __name__ == "__main__"` is not there yet when that runs."""
    for path in (file for folder in ("build", "pyengine", "e2e", "web") for file in (ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        begins = text.find('\nif __name__ == "__main__":')
        below = text[begins + 1 :].splitlines()[1:] if begins >= 0 else []
        assert all(line.startswith((" ", "#")) or not line for line in below), path
