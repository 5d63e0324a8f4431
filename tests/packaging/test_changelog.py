"""The changelog's fragments are valid, and a draft of the next release can be made from them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def draft(folder: Path) -> subprocess.CompletedProcess[str]:
    """What `make changelog` would write, from the fragments of a folder."""
    command = [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "9.9", "--date", "2030-01-01"]
    return subprocess.run([*command, "--dir", str(folder)], capture_output=True, text=True, check=False)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d/README.md").write_text("How it is done.")
    return tmp_path


def test_a_draft_of_all_fragments_is_made() -> None:
    made = draft(ROOT)
    assert made.returncode == 0, made.stderr
    assert made.stdout.startswith("## 9.9 (2030-01-01)")


@pytest.mark.parametrize("kind", ["Incompatible changes", "Added", "Changed", "Fixed"])
def test_each_kind_has_its_heading(kind: str, place: Path) -> None:
    name = "breaking" if kind.startswith("In") else kind.lower()
    (place / f"changelog.d/12.{name}.md").write_text("One *sentence*.\n")
    assert f"### {kind}\n\n- One *sentence*. (#12)" in draft(place).stdout


@pytest.mark.parametrize("name", ["12.md", "12.other.md", "some words.txt"])
def test_a_fragment_with_a_wrong_name_is_an_error(name: str, place: Path) -> None:
    (place / "changelog.d" / name).write_text("Lost.\n")
    assert draft(place).returncode == 1


def test_the_changelog_has_the_place_for_it() -> None:
    assert (ROOT / "CHANGELOG.md").read_text("utf-8").count("\n<!-- towncrier release notes start -->\n") == 1
