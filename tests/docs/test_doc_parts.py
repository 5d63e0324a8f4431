"""Pages can be read where they lie: what they show of other files stands in them, and every link has words."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from doc_parts import filled, part

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def test_the_parts_are_up_to_date() -> None:
    command = [sys.executable, "build", "doc_parts", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_old_part_is_noticed() -> None:
    page = "# Records\n\n<!-- part: pyengine/core/record.py -->\n\nOld words.\n\n<!-- /part -->\n\nMore.\n"
    now = filled(page)
    assert "Old words" not in now
    assert "    record 1\n    engine 0.1.0\n" in now
    assert now.endswith("<!-- /part -->\n\nMore.\n")
    assert filled(now) == now


def test_parts_of_files() -> None:
    higher = "docs/examples/higher"
    shown = part(f"{higher}/web/games/higher/table.py object=Higher.component").split("\n")
    assert shown[0] == "````python"
    assert shown[1].startswith("    def component(")
    assert shown[-1] == "````"
    lines = part(f"{higher}/seeds/higher/rulebook.en.md lines=1-2").split("\n")
    assert lines[1:-1] == (ROOT / higher / "seeds/higher/rulebook.en.md").read_text("utf-8").split("\n")[:1]
    cut = part(f'{higher}/web/games/higher/table.py from="class Higher" to="def cover"')
    assert cut.split("\n")[1].startswith("class Higher")
    assert "def cover" not in cut
    with pytest.raises(KeyError):
        part(f"{higher}/web/games/higher/table.py object=Higher.nothing")


@every_page
def test_nothing_is_left_to_sphinx_but_interfaces(page: Path) -> None:
    """The reference of the API alone is made when the documentation is built; doctests read as they are."""
    text = page.read_text("utf-8")
    assert "{literalinclude}" not in text
    if page.stem != "api":
        assert "automodule" not in text


@every_page
def test_every_link_has_words(page: Path) -> None:
    assert re.findall(r"\[\]\([^)]*\)", page.read_text("utf-8")) == []


def test_the_syntax_of_fences_is_text() -> None:
    page = (ROOT / "docs/notation.md").read_text("utf-8")
    for line in ("    ```play face-to-face", "    ! 18>own-up        F2F-8", "    ```step face-to-face", "    study 1"):
        assert line in page
