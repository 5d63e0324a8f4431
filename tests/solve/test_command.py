"""`pyengine solve`: answers, exit codes, files, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.core.record import Record

ROOT = Path(__file__).parents[2]
RECORD = str(ROOT / "seeds/face-to-face/records/greedy-2.rec")


def test_a_line_is_printed_and_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "won.rec"
    assert main(["solve", RECORD, "--after", "144", "--seat", "1", "--out", str(out)]) == 0
    answer, line = capsys.readouterr().out.splitlines()
    assert answer.startswith("yes; ")
    played, before = Record.parse(out.read_text("utf-8")), Record.parse(Path(RECORD).read_text("utf-8"))
    assert played.steps[:144] == before.steps[:144]
    assert line == f"1: {' '.join(step.text for step in played.steps[144:])}"
    end = played.replay().outcome
    assert end
    assert end.winners == (0,)


def test_the_other_seat_cannot_win_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "won.rec"
    assert main(["solve", RECORD, "--after", "144", "--seat", "2", "--json", "--out", str(out)]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["answer"], found["line"]) == ("no", [])
    assert not out.exists()


def test_a_budget_that_does_not_suffice_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "face-to-face", "--nodes", "40"]) == 3
    assert capsys.readouterr().out.startswith("not found out within the budget; 40 positions made, ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nizam", "--seat", "1"], "points"),
        (["face-to-face", "--seat", "3"], "seat"),
        (["face-to-face", "--nodes", "0"], "nodes"),
        (["face-to-face", "--memory", "0"], "memory"),
        (["face-to-face", "--position", "hand"], "column"),
        (["face-to-face", "--after", "3"], "after"),
        (["face-to-face", "--seed", "4", "--position", "seat 1"], "position"),
        ([RECORD, "--after", "151"], "after"),
        ([RECORD, "--seed", "1"], "record"),
        (["chess"], "game"),
    ],
)
def test_what_cannot_be_asked_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert said in line
