"""Matches against the bots of another wheel."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from pyengine.arena import Match, Results, standings

ROOT = Path(__file__).parents[2]
PROGRAM = (str(ROOT / "build"), "bench", "wheel")


def bench(wheel: Path, *more: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, *PROGRAM, str(wheel), "face-to-face", "--bots", "greedy,random", "--games", "4", *more]
    return subprocess.run(words, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT)})


def test_both_play_every_deal_from_both_seats(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    done = bench(ROOT, "--seed", "7", "--workers", "1", "--out", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    match = Match("face-to-face", ("greedy", "random"), 4, 7, {})
    found = Results(match, out).found
    assert [(each.seed, each.seats) for each in found.values()] == [(7, (0, 1)), (7, (1, 0)), (8, (0, 1)), (8, (1, 0))]
    greedy, _ = standings(match, found.values())
    assert f"| greedy | 4 | {100 * greedy.share:.1f} % |" in done.stdout
    assert greedy.share > 0.5


def test_a_wheel_that_plays_by_other_rules_is_found_out(tmp_path: Path) -> None:
    """A copy of the engine that deals seven cards."""
    shutil.copytree(ROOT / "pyengine", tmp_path / "pyengine", ignore=shutil.ignore_patterns("__pycache__", "seeds"))
    pieces = tmp_path / "pyengine/games/face_to_face/pieces.py"
    text = pieces.read_text("utf-8")
    assert "HAND = 6" in text
    pieces.write_text(text.replace("HAND = 6", "HAND = 7"), "utf-8")
    done = bench(tmp_path, "--workers", "1")
    assert done.returncode
    assert "the engines differ" in done.stderr
