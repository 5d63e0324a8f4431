"""Makes the sdist, unpacks it in a folder of its own, and runs its unit tests there, with the Python that runs this.

python build/check_sdist.py [--without-node] [ARGUMENT OF PYTEST …]

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

from paths import NPM, ROOT
from unit_tests import run
from wheel import EPOCH_SECONDS


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


def main() -> int:
    """pytest's exit status."""
    arguments = sys.argv[1:]
    with tempfile.TemporaryDirectory() as place:
        folder = unpacked(make_sdist(Path(place)), Path(place))
        if "--without-node" in arguments:
            arguments.remove("--without-node")
        else:
            (folder / NPM.name).symlink_to(NPM.resolve())
        start = perf_counter()
        status = run(Path(sys.executable), folder, arguments)
    print(f"The unit tests of the sdist: {perf_counter() - start:.0f} s, exit status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main())
