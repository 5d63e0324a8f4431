"""The page about exact answers: its commands and programs are run, and come to what it says."""

from __future__ import annotations

import re
import shlex
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.solve import Budget, Others
from tests.docs.test_pages import ROOT, in_code, rows, section, text_of

PAGE = text_of("solve")
COMMANDS = re.findall(r"^ +\$ pyengine (.+)\n((?: +[^ $\n].*\n)*)", PAGE, re.MULTILINE)
CODES = {"yes": 0, "no": 1}


def test_the_commands_say_what_the_page_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder beside the seeds, in order, since one of them reads what another has saved."""
    (tmp_path / "seeds").symlink_to(ROOT / "seeds")
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) == 6
    for command, output in COMMANDS:
        printed = StringIO()
        with redirect_stdout(printed):
            code = main(shlex.split(command))
        told, said = [line.strip() for line in output.splitlines()], printed.getvalue().splitlines()
        assert said[: len(told)] == told, command
        assert code == (CODES[told[0].partition(";")[0]] if told else 0)


def test_the_programs_print_what_the_page_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.chdir(ROOT)
    deal, kuhn, late = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    exec(deal, {})
    assert capsys.readouterr().out.startswith("yes ")
    exec(kuhn, {})
    exec(late, {})
    assert capsys.readouterr().out.split() == re.findall(r"`(0\.\d{4}|\d{3,4})`", PAGE)


def test_the_table_of_answers_is_right() -> None:
    answers = {in_code(row[0])[0]: row[1] for row in rows(PAGE.partition("\n## ")[0])[:3]}
    assert answers == {"yes": "0", "no": "1", "not found out within the budget": "3"}


def test_the_options_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", "--help"])
    offered = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
    table = rows(PAGE.partition("\n## ")[0])[4:]
    told = {option for row in table for code in in_code(row[0]) for option in re.findall(r"--[a-z]+", code)}
    assert told == offered
    assert {code.split()[1] for row in table for code in in_code(row[0]) if "--others" in code} == set(map(str, Others))
    budget = next(row[1] for row in table if "--nodes" in row[0])
    assert re.findall(r"\d+", budget) == [str(Budget().nodes), str(Budget().memory >> 20)]


def test_the_measurements_are_where_the_page_says() -> None:
    assert section("speed", "Exact answers")
