"""The pages for people who train and who write bots: their programs run, on their smallest setting."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pyengine
from pyengine.adapters.features import observing_of
from pyengine.cli import main

ROOT = Path(__file__).parents[2]


def programs(page: str) -> list[str]:
    """The Python of a page, block by block."""
    return re.findall(r"^```python\n(.*?)^```", (ROOT / f"docs/{page}.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_program_that_trains_runs_and_gets_better(tmp_path: Path) -> None:
    train, library = programs("train")
    compile(library, "library", "exec")  # of another project: no dependency of ours
    small, changed = re.subn(r"^GAMES = [\d_]+", "GAMES = 12", train, flags=re.MULTILINE)
    assert changed == 1
    (tmp_path / "train.py").write_text(small, "utf-8")
    done = run_in(tmp_path, "train.py")
    before, after = re.findall(r"(\d+) % won", done)
    assert 0 <= int(before) <= 100
    assert 0 <= int(after) <= 100
    assert (tmp_path / "face-to-face.npy").exists()
    # the bot of the same page, which plays by what was learned
    bots = ("--bots", "train:Trained,random", "--games", "2")
    assert "train:Trained" in run_in(tmp_path, "-m", "pyengine", "arena", "face-to-face", *bots)


def run_in(folder: Path, *command: str) -> str:
    """What a Python prints in a folder."""
    there = os.environ | {"PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=there, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bots_of_the_page_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *others = programs("write-a-bot")
    assert len([line for line in first.splitlines() if line.strip()]) <= 10
    (tmp_path / "mybots.py").write_text("\n\n".join([first, *others]), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    names = re.findall(r"^class (\w+)", "\n".join([first, *others]), re.MULTILINE)
    for name in names:
        bots = f"mybots:{name},random"
        assert main(["arena", "uno", "--bots", bots, "--games", "2", "--option", "target=1"]) == 0
        assert f"mybots:{name}" in capsys.readouterr().out
        assert main(["simulate", "uno", "--bots", bots, "--games", "1", "--option", "target=1"]) == 0
    monkeypatch.delitem(sys.modules, "mybots")


def test_the_table_of_observations_is_up_to_date() -> None:
    command = [sys.executable, "build", "observations", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_every_name_of_an_observation_that_is_left_out_exists(game: pyengine.Game) -> None:
    declared = observing_of(game)
    names = {field.name for field in declared.fields} | set(declared.numbers)
    for name in (*declared.seats.each, *declared.seats.settled, declared.seats.viewer):
        assert name in names
    for start in declared.seats.of:
        assert any(name.startswith(f"{start}/") for name in names)
