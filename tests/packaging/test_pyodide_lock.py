"""The lock file that Pyodide reads, and that pyodide-build would make the same."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import pyengine
from archive import zipped
from interpreters import environment, newest
from paths import NPM
from website.vendor import make_lock

pytestmark = pytest.mark.node
WHEEL = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def packages(lock: bytes) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(lock)["packages"]
    return found


def made(folder: Path, name: str, needs: str = "", tag: str = "py3-none-any") -> Path:
    """A small wheel."""
    metadata = f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.0\n{needs}".encode()
    about = {f"{name}-1.0.dist-info/METADATA": metadata, f"{name}-1.0.dist-info/WHEEL": WHEEL}
    path = folder / f"{name}-1.0-{tag}.whl"
    path.write_bytes(zipped({f"{name}/__init__.py": b"", **about}))
    return path


def test_our_wheel_is_named_with_its_hash(wheel: Path) -> None:
    assert packages(make_lock({wheel: ""})) == {
        "nastilka": {
            "name": "nastilka",
            "version": pyengine.__version__,
            "file_name": wheel.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": ["pyengine"],
            "depends": [],
            "unvendored_tests": False,
        }
    }


def test_what_stands_around_the_packages_is_pyodides_own(wheel: Path) -> None:
    own = json.loads((NPM / "pyodide/pyodide-lock.json").read_text("utf-8"))
    ours = json.loads(make_lock({wheel: ""}))
    assert {**ours, "packages": None} == {**own, "packages": None}


def test_wheels_may_lie_in_other_folders_and_need_each_other(tmp_path: Path) -> None:
    first, second = made(tmp_path, "first"), made(tmp_path, "second", "Requires-Dist: first\n")
    found = packages(make_lock({first: "", second: "../other/"}))
    assert found["second"]["depends"] == ["first"]
    assert found["second"]["file_name"] == "../other/second-1.0-py3-none-any.whl"


def test_a_wheel_that_cannot_be_loaded_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="not in this distribution"):
        make_lock({made(tmp_path, "alone", "Requires-Dist: missing\n"): ""})
    with pytest.raises(RuntimeError, match="don't match Python"):
        make_lock({made(tmp_path, "other", tag="cp311-cp311-manylinux_2_17_x86_64"): ""})


@pytest.mark.endure
def test_pyodide_build_makes_the_same_of_our_wheel(wheel: Path, tmp_path: Path) -> None:
    """`pyodide lockfile add-wheels` of pyodide-build, which wants a newer Python, in an environment of its own."""
    found = newest(12)
    if found is None:
        pytest.skip("pyodide-build needs Python 3.12 or newer, which is not here")
    pyodide = environment("pyodide", found[1]).with_name("pyodide")
    output = tmp_path / "pyodide-lock-new.json"
    command = [str(pyodide), "lockfile", "add-wheels", "--input", str(NPM / "pyodide/pyodide-lock.json")]
    subprocess.run([*command, "--output", str(output), str(wheel)], check=True, capture_output=True)
    ours, theirs = packages(make_lock({wheel: ""})), packages(output.read_bytes())
    assert theirs["nastilka"] == {**ours["nastilka"], "tool": {}}
