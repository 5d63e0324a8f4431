"""Other Pythons than the one that runs: the newest on this machine, environments made with it, the unit tests there."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from lock_requirements import lock_file
from paths import WORK

_MINORS = range(11, 30)
_VERSION = "import sys; print(sys.version_info.minor if sys.version_info.releaselevel == 'final' else 0)"


def newest(least: int) -> tuple[int, Path] | None:
    """The newest released Python 3 from 3.`least` on, on the path or in pyenv: its minor version and its program."""
    found = {path: _minor(path) for path in _programs()}
    fit = [(minor, path) for path, minor in found.items() if minor >= least]
    return max(fit, default=None)


def environment(group: str, python: Path) -> Path:
    """The Python of a virtual environment in `var/` with what a group's lock names, made again when either changes."""
    folder = WORK / f"env-{group}"
    made_of = hashlib.sha256(f"{python}\n".encode() + lock_file(group).read_bytes()).hexdigest()
    stamp = folder / "made-of"
    if not (stamp.exists() and stamp.read_text() == made_of):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([str(python), "-m", "venv", str(folder)], check=True)
        install = [str(folder / "bin/python"), "-m", "pip", "install", "-q", "--require-hashes"]
        for name in ("pip", group):
            subprocess.run([*install, "-r", str(lock_file(name))], check=True)
        stamp.write_text(made_of)
    return folder / "bin/python"


def _programs() -> Iterator[Path]:
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted(versions.glob("3.*/bin/python3"))
    for minor in _MINORS:
        if found := shutil.which(f"python3.{minor}"):
            yield Path(found)


def _minor(program: Path) -> int:
    """The minor version of a Python 3; 0 when it does not run, as pyenv's stand-ins, or is not a release."""
    ran = subprocess.run([str(program), "-c", _VERSION], capture_output=True, text=True, check=False)
    return int(ran.stdout) if ran.returncode == 0 and ran.stdout.strip() else 0


_WHERE = "import pyengine; print(pyengine.__file__)"


def run_unit_tests(python: Path, folder: Path, arguments: Sequence[str] = ()) -> int:
    """pytest's exit status, by default with two processes; RuntimeError when another `pyengine` would be tested."""
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(python), "-c", _WHERE]
    found = subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, text=True).stdout.strip()
    if Path(found).resolve() != (folder / "pyengine/__init__.py").resolve():
        raise RuntimeError(f"the tests would run with {found}, not with that of {folder}")
    tests = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *(arguments or ("-n", "2"))]
    return subprocess.run(tests, cwd=folder, env=env, check=False).returncode
