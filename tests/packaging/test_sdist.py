"""The sdist holds all that its own tests need; `make sdist` runs them there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pyengine
from interpreters import run_unit_tests
from release.check_sdist import make_sdist, unpacked

ROOT = Path(__file__).parents[2]
NOT_HELD = (".ci/",)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def folder(sdist: Path) -> Path:
    return unpacked(sdist, sdist.parent)


def test_it_is_this_folders_engine_that_is_tested() -> None:
    assert Path(pyengine.__file__).resolve() == (ROOT / "pyengine/__init__.py").resolve()


def test_it_holds_every_file_of_the_project(folder: Path) -> None:
    """As git has them; an sdist's own tests know no git, and look for what they would need."""
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert files >= {"pyengine/py.typed", "PKG-INFO", "Makefile", "seeds/uno/rulebook.uk.md", "tests/conftest.py"}
    if (ROOT / ".git").exists():
        known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        tracked = {name for name in known.split("\0") if name and (ROOT / name).exists()}
        assert {name for name in tracked - files if not name.startswith(NOT_HELD)} == set()
    assert [name for name in files if name.startswith(("node_modules/", "var/", "dist/", ".venv/"))] == []


def test_two_sdists_are_the_same(sdist: Path, tmp_path: Path) -> None:
    assert make_sdist(tmp_path / "other").read_bytes() == sdist.read_bytes()


def test_its_tests_never_run_with_another_engine(folder: Path, tmp_path: Path) -> None:
    assert run_unit_tests(Path(sys.executable), folder, ["-q", "tests/test_readme.py"]) == 0
    (tmp_path / "pyengine").mkdir()
    with pytest.raises(RuntimeError, match="not with that of"):
        run_unit_tests(Path(sys.executable), tmp_path, ["tests"])


def test_without_node_its_tests_say_that_they_are_skipped(folder: Path, tmp_path: Path) -> None:
    """In a checkout they fail: there `make` has installed npm's packages."""
    report = tmp_path / "report.xml"
    chosen = ["-m", "node", "--junit-xml", str(report), "tests/pyodide/test_goldens.py"]
    assert run_unit_tests(Path(sys.executable), folder, chosen) == 0
    assert 'skipped="1" tests="1"' in report.read_text("utf-8")
    assert "run `npm ci`" in report.read_text("utf-8")
