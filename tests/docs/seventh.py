"""A copy of the project with a seventh game: Higher, the example of `docs/add-a-drawn-board.md`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HIGHER = ROOT / "docs/examples/higher"
FOLDERS = ("pyengine/games/higher", "seeds/higher", "web/games/higher", "tests/games/higher")
"""The folders of a game; it has nothing else."""
_COPIED = ("build", "docs", "e2e", "pyengine", "seeds", "tests", "web")
_FILES = ("LICENSE", "README.md", "package.json", "package-lock.json", "pyproject.toml")


def project_with_higher(target: Path) -> Path:
    """A copy of the project in `target`, with the folders of the seventh game laid over it."""
    for name in _COPIED:
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _FILES:
        shutil.copy(ROOT / name, target / name)
    (target / "node_modules").symlink_to(ROOT / "node_modules")
    shutil.copytree(HIGHER, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return target


def run(folder: Path, *words: str) -> str:
    """The output of a Python program that runs in `folder`; the test fails if the program does."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
