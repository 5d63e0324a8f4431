"""Makes the release, an archive with the site: `var/release/nastilka-<version>.zip`.

python build release [--address https://games.example/] [--index] [OUT_DIR]

It contains `dist/`, the game in a single file, the wheels of the engine and of the tables for notebooks, the package
for npm, the licences of all parts, how to put it on a host, and a manifest with the size and SHA-256 of every other
file. Two runs from the same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from archive import zipped
from paths import ROOT, WORK, version
from release.licences import licences
from release.npm_package import npm_package
from release.single_file import single_file
from release.tables_wheel import make_tables_wheel
from wheels import make_wheel

_HOSTING = ROOT / "build/release/HOSTING.md"


def release(target: Path, address: str = "", *, index: bool = False) -> Path:
    """Build the site anew, for an address if that is known, and write the archive into `target`; returns its path."""
    with tempfile.TemporaryDirectory() as folder:
        dist = Path(folder) / "release"
        command = [sys.executable, str(ROOT / "build"), "site", str(dist), "--address", address]
        command += ["--index"] if index else []
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        content = zipped(contents(dist), folders=True)
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"nastilka-{version()}.zip"
    path.write_bytes(content)
    return path


def contents(dist: Path) -> dict[str, bytes]:
    """The archive's files by name, from a finished site."""
    files = {f"dist/{path.relative_to(dist)}": path.read_bytes() for path in dist.rglob("*") if path.is_file()}
    files |= {f"licences/{name}": text for name, text in licences().items()}
    with tempfile.TemporaryDirectory() as folder:  # under the plain names that the documentation installs them by
        for make in (make_wheel, make_tables_wheel):
            wheel = make(Path(folder) / make.__name__, tagged=False)
            files[f"wheels/{wheel.name}"] = wheel.read_bytes()
        package = npm_package(Path(folder) / "npm")
        files[f"npm/{package.name}"] = package.read_bytes()
    files["README.md"] = _HOSTING.read_bytes()
    files["nastilka.html"] = single_file(dist).encode()
    listed = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in sorted(files.items())
    }
    manifest = json.dumps({"name": "nastilka", "version": version(), "files": listed}, indent=1)
    return files | {"MANIFEST.json": manifest.encode()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--address", default="")
    parser.add_argument("--index", action="store_true")
    parser.add_argument("target", nargs="?", type=Path, default=WORK / "release")
    wanted = parser.parse_args()
    print(release(wanted.target, wanted.address, index=wanted.index))
