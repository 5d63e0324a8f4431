"""The notebook that is made of the Python tutorial."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from release.notebook import notebook_of

TEXT = (Path(__file__).parents[2] / "docs/play.md").read_text("utf-8")


def cells(kind: str, text: str = TEXT) -> list[str]:
    return [cell["source"] for cell in notebook_of(text)["cells"] if cell["cell_type"] == kind]


def test_every_cell_runs() -> None:
    """As in the browser, where alone the first line of the first cell means something."""
    names: dict[str, Any] = {}
    for source in cells("code"):
        exec(compile(source.removeprefix("%load_ext web.notebook"), "cell", "exec"), names)
    assert names["html"]


def test_states_are_shown() -> None:
    assert cells("code").count("state") >= 3
    assert "table.record" in cells("code")


def test_the_section_about_installing_is_left_out() -> None:
    assert "\n## Install\n" in TEXT
    assert not any(source.startswith("## Install") for source in cells("markdown"))
    assert any(source.startswith("## In a notebook") for source in cells("markdown"))


def test_a_cell_ends_where_there_is_something_to_see() -> None:
    text = "# T\n\n## S\n\n```{doctest}\n>>> x = 1\n>>> x\n1\n>>> for y in (x,):\n...     print(y)\n1\n```\n"
    assert cells("code", text)[1:] == ["x = 1\nx", "for y in (x,):\n    print(y)"]


def test_a_refusal_is_printed_and_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    text = "# T\n\n## S\n\n```{doctest}\n>>> int('x')\nTraceback (most recent call last):\n...\nValueError: x\n```\n"
    [source] = cells("code", text)[1:]
    exec(source)
    assert capsys.readouterr().out.startswith("ValueError: invalid literal")


def test_links_to_other_pages_are_their_titles() -> None:
    found = "\n".join(cells("markdown", "# T\n\n## S\n\nSee [](notation.md#limits), [ours](api.md) and [x](y).\n"))
    assert "See *Notation*, *ours* and *x*." in found


def test_it_is_a_notebook() -> None:
    book = notebook_of(TEXT)
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    assert json.loads(json.dumps(book)) == book
