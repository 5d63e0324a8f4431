"""Makes the sdist, unpacks it in a folder of its own, and runs its unit tests there.

python build check_sdist [--newest] [--without-node] [ARGUMENT OF PYTEST …]

They run with the Python that runs this or, with `--newest`, with the newest on this machine (`check_python.py`).

npm's packages, which an sdist does not contain, are linked from this checkout. Without them the tests that need them
are skipped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from time import perf_counter

from interpreters import environment, newest, run_unit_tests
from paths import NPM, ROOT
from wheels import EPOCH_SECONDS


def make_sdist(target: Path) -> Path:
    """Build into `target`; returns the archive's path."""
    env = os.environ | {"SOURCE_DATE_EPOCH": EPOCH_SECONDS, "PYTHONDONTWRITEBYTECODE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(target)]
    subprocess.run(build, cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)
    return next(target.glob("*.tar.gz"))


def unpacked(archive: Path, target: Path) -> Path:
    """Unpack an sdist; returns the one folder that it holds."""
    with tarfile.open(archive) as opened:
        opened.extractall(target, filter="data")
    [folder] = [path for path in target.iterdir() if path.is_dir()]
    return folder


def interpreter(wanted: bool) -> Path:
    """The newest Python with what the unit tests need, if it is wanted and there is a newer one; else this one."""
    found = newest(sys.version_info.minor + 1) if wanted else None
    return environment("unit", found[1]) if found else Path(sys.executable)


def main() -> int:
    """pytest's exit status."""
    arguments = sys.argv[1:]
    python = interpreter("--newest" in arguments)
    arguments = [each for each in arguments if each != "--newest"]
    with tempfile.TemporaryDirectory() as place:
        folder = unpacked(make_sdist(Path(place)), Path(place))
        if "--without-node" in arguments:
            arguments.remove("--without-node")
        else:
            (folder / NPM.name).symlink_to(NPM.resolve())
        start = perf_counter()
        status = run_unit_tests(python, folder, arguments)
    print(f"The unit tests of the sdist, by {python}: {perf_counter() - start:.0f} s, exit status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main())
