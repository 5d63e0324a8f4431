"""Writes `requirements/<group>.txt`: what a group of `pyproject.toml` needs, whole, each file by its SHA-256.

python build lock_requirements [--upgrade]

The files are for `pip install --require-hashes -r`. They hold for every platform and every Python that we support, with
environment markers where these differ. Versions stay as they are as long as they fit; `--upgrade` takes the newest.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from paths import ROOT

FOLDER = ROOT / "requirements"
LOCKED = {
    "dev": "3.11",
    "site": "3.11",
    "unit": "3.11",
    "pip": "3.11",
    "bench": "3.11",
    "fuzz": "3.11",
    "mutate": "3.11",
    "baseline": "3.11",
    "lock": "3.11",
    "page": "3.14",
    "notebook": "3.11",
    "notebook-page": "3.14",
    "pyodide": "3.12",
}
"""Dependency group → the oldest Python its lock is for. `dev` comes first: the others use its versions."""
_INDEPENDENT = ("page", "notebook", "notebook-page", "pyodide")
"""Not installed together with `dev`, so free to have other versions."""
_FILES_ONLY = ("page", "notebook-page")
"""Downloaded and never installed, so without dependencies."""
_HEAD = "# Written by `make lock` from the group `{group}` of pyproject.toml.\n"


def lock_file(group: str) -> Path:
    """The path of a group's lock."""
    return FOLDER / f"{group}.txt"


def pinned(group: str) -> dict[str, set[str]]:
    """The packages in a lock: normalized name → its versions, more than one where environment markers choose."""
    found: dict[str, set[str]] = {}
    for line in lock_file(group).read_text("utf-8").splitlines():
        name, equal, rest = line.partition("==")
        if equal and not line.startswith((" ", "#")):
            found.setdefault(name, set()).add(rest.split()[0])
    return found


def lock(group: str, options: Sequence[str] = ()) -> None:
    """Write one lock, keeping the versions that it names now unless `options` say otherwise."""
    target = lock_file(group)
    command = [sys.executable, "-m", "uv", "pip", "compile", "--no-config", "--quiet", "--no-header", "--universal"]
    command += ["--generate-hashes", "--no-emit-index-url", "--annotation-style", "line"]
    command += ["--python-version", LOCKED[group], "--group", group, "--output-file", str(target), *options]
    command += ["--no-deps"] if group in _FILES_ONLY else []
    command += (
        [] if group == "dev" or group in _INDEPENDENT else ["--constraint", str(lock_file("dev").relative_to(ROOT))]
    )
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    target.write_text(_HEAD.format(group=group) + target.read_text("utf-8"), "utf-8")


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for group in LOCKED:
        lock(group, sys.argv[1:])


if __name__ == "__main__":
    main()
