"""The paths of the project, for the build's programs."""

from __future__ import annotations

import hashlib
import os
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that `web` and `pyengine` are those of this checkout, whatever the working directory
NPM = ROOT / "node_modules"
DIST = ROOT / "dist"
WORK = Path(os.environ.get("NASTILKA_WORK", ROOT / "var"))
"""The cache of builds; with another folder all of it is made anew."""
BEGAN = time.time()
"""When this program began: what is changed later may not be what it has imported."""
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every archive entry, so that two builds give the same bytes."""


def version() -> str:
    """The version that `pyproject.toml` names."""
    found: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def digest(files: dict[str, bytes]) -> str:
    """Ten hex digits that change with any name or content."""
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    return total.hexdigest()[:10]


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in one step: another build may make the same, or read it, at the same time."""
    fresh = path.with_name(f".{path.name}-{os.getpid()}-{time.monotonic_ns()}")
    fresh.parent.mkdir(parents=True, exist_ok=True)
    fresh.write_bytes(content)
    fresh.replace(path)


def write_all(folder: Path, files: dict[str, bytes]) -> None:
    """Write the files below a folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
