"""Makes a wheel, the engine's or another; unless its name is to be plain, it changes with the content, by a build tag.

python build wheels OUT_DIR
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from paths import ROOT

EPOCH_SECONDS = "315532800"
"""1980, the earliest a zip can say."""


def make_wheel(target: Path, project: Path = ROOT, *, tagged: bool = True) -> Path:
    """Build the project of a folder into `target`, which then holds exactly this wheel; returns its path."""
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.whl"):
        old.unlink()
    env = os.environ | {"SOURCE_DATE_EPOCH": EPOCH_SECONDS, "PYTHONDONTWRITEBYTECODE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(build, cwd=project, env=env, check=True, stdout=subprocess.DEVNULL)
    plain = next(target.glob("*.whl"))
    if not tagged:
        return plain
    # Of the plain wheel, so the same content has the same name; a build tag begins with a digit.
    tag = "0" + hashlib.sha256(plain.read_bytes()).hexdigest()[:10]
    tags = [sys.executable, "-m", "wheel", "tags", "--remove", "--build", tag, str(plain)]
    subprocess.run(tags, env=env, check=True, stdout=subprocess.DEVNULL)
    return next(target.glob("*.whl"))


if __name__ == "__main__":
    print(make_wheel(Path(sys.argv[1])).name)
