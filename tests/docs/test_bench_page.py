"""The page of Nastilka-Bench: tasks, fields, limits and options are those of the code."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from pyengine.arena.bench import V1, Claims, Game
from pyengine.arena.bench.submission import LONGEST_LINE
from pyengine.cli import main
from pyengine.learn.baseline import __main__ as baseline
from tests.docs.test_pages import in_code, rows, section, text_of


def test_the_tasks_are_told() -> None:
    told = set[tuple[str, int, str, int]]()
    for game, players, recalls, deals in rows(section("bench-v1", "Tasks")):
        for number, count in zip(players.split(", "), deals.split(", "), strict=True):
            told |= {(game, int(number), recall, int(count)) for recall in recalls.split(", ")}
    assert told == {(task.game, task.players, task.recall, task.deals) for task in V1.tasks}
    text = section("bench-v1", "Tasks")
    assert {task.seed for task in V1.tasks} == {int(re.findall(r"seeds from (\d+)", text)[0])}
    assert {task.deals * task.players for task in V1.tasks} == {400, 402}
    assert "400 to 402 games" in text
    [against] = re.findall(r"played against ([^,]*, [^,]*), which", text)
    assert tuple(in_code(against)) == V1.opponents


def test_the_fields_of_a_submission_are_told() -> None:
    told = [name for row in rows(section("bench-v1", "A submission")) for name in in_code(row[0])]
    head = {"submission", "benchmark", "tasks", *(field.name for field in fields(Claims))}
    assert sorted(told) == sorted([*head, *(field.name for field in fields(Game))])
    assert f"at most {LONGEST_LINE:,} bytes" in text_of("bench-v1")


def test_the_options_exist(capsys: pytest.CaptureFixture[str]) -> None:
    known = set[str]()
    for command in (["benchmark"], ["bench", "check"], ["bench", "tasks"], ["arena"]):
        with pytest.raises(SystemExit):
            main([*command, "--help"])
        known |= set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    with pytest.raises(SystemExit):
        baseline.main(["--help"])
    known |= set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    told = set(re.findall(r"--[a-z][a-z-]*", text_of("bench-v1")))
    assert told
    assert told <= known
