"""Studies on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.cli import main

STUDY = """study 1
game face-to-face
languages en uk
title en Giving
title uk Дарувати
chapter
title en In time
title uk Вчасно
position hand 17 18 27 28 40 45
" en Words.
" uk Слова.
? 1: 17>own-up
? en What <b>now</b>?
? uk Що далі?
- en No.
- uk Ні.
1: 17>own-up 18>own-up
(
1: 27>own-up
)
1: draw
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "giving.study"
    file.write_text(STUDY, "utf-8")
    return file


def test_check_runs_a_study(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: 1 chapter, 4 actions and 1 question hold\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title uk Вчасно\n", "", ":6:1: the title in uk is missing"),
        ("- uk Ні.\n", "", ":6:1: the text in uk is missing"),
        ("1: 17>own-up 18>own-up", "1: 17>own-up 17>own-up", ":17:14: 17>own-up is refused by F2F-3"),
        (
            "1: 17>own-up 18>own-up",
            "1: 18>own-up",
            ":17:4: the line goes on with 18>own-up, but the question above wants",
        ),
        ("? 1: 17>own-up", "* kitchen\n? 1: 17>own-up", ":12:3: no part of the table has the name 'kitchen'"),
        ("? 1: 17>own-up", "? 2: 17>own-up", ":6:1: seat 2 is not to act here (to act: 1)"),
        ("? 1: 17>own-up", "? 3: 17>own-up", ":12:3: cannot be read: '3' where seat was expected"),
    ],
)
def test_check_says_what_does_not_hold(
    path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    path.write_text(STUDY.replace(old, new, 1), "utf-8")
    assert main(["check", str(path)]) == 1
    assert f"{path}{said}" in capsys.readouterr().out


def test_check_runs_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.rec"
    head = "# by hand\nrecord 1\ngame face-to-face\nplayers 2\ndeal hand 17 18 27 28 40 45\n"
    file.write_text(f"{head}1: 17>own-up\n", "utf-8")
    assert main(["check", str(file)]) == 0
    file.write_text(f"{head}1: 19>own-up\n", "utf-8")
    assert main(["check", str(file)]) == 1
    assert "1 action holds" in (said := capsys.readouterr().out)
    assert "line 6, column 4: F2F-3" in said


def test_replay_plays_the_main_lines(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr().out.split("\n")
    assert said[0] == "chapter 1: In time"
    assert "their up 17 18" in said[1]
    assert main(["replay", str(path), "--chapter", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcome"] is None
    assert main(["replay", str(path), "--chapter", "2"]) == 2
    assert capsys.readouterr().err == "pyengine: the study has no chapter 2 (it has 1)\n"


def test_a_study_as_markdown_passes_the_check(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", str(path), "--lang", "uk"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# Дарувати\n\n## Вчасно\n\nСлова.\n")
    assert "<summary>Що далі?</summary>" in text
    written = tmp_path / "giving.md"
    written.write_text(text, "utf-8")
    assert main(["check", str(written)]) == 0
    assert "2 examples hold" in capsys.readouterr().out
    assert main(["study", str(path)]) == 0
    assert "<summary>What &lt;b&gt;now&lt;/b&gt;?</summary>" in capsys.readouterr().out
    assert main(["study", str(path), "--lang", "de"]) == 2
    assert "no words in de (it has: en, uk)" in capsys.readouterr().err


def test_files_that_are_no_study_are_told_with_their_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.study"
    file.write_text("study 2\n", "utf-8")
    for command in ("study", "replay"):
        assert main([command, str(file)]) == 2
        assert "line 1, column 1: 'study 2' where study 1 was expected" in capsys.readouterr().err
