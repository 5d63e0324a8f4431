"""Runs the unit tests of a folder with a Python, and with no other `pyengine` than that folder's."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

_WHERE = "import pyengine; print(pyengine.__file__)"


def run(python: Path, folder: Path, arguments: Sequence[str] = ()) -> int:
    """pytest's exit status, by default with two processes; RuntimeError when another `pyengine` would be tested."""
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(python), "-c", _WHERE]
    found = subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, text=True).stdout.strip()
    if Path(found).resolve() != (folder / "pyengine/__init__.py").resolve():
        raise RuntimeError(f"the tests would run with {found}, not with that of {folder}")
    tests = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *(arguments or ("-n", "2"))]
    return subprocess.run(tests, cwd=folder, env=env, check=False).returncode
