"""`pyengine benchmark … --submission` and `pyengine bench`: from a bot to the table, and what is refused on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.arena.bench import V1, Fault
from pyengine.cli import main
from pyengine.cli.bench import _WORDS, words

PLAY = ["benchmark", "uno", "--players", "2", "--bots", "random", "--workers", "1", "--deals", "1"]
CHECK = ["bench", "check", "--workers", "1"]


def submitted(path: Path, *more: str) -> str:
    assert main([*PLAY, "--submission", str(path), *more]) == 0
    return str(path)


def test_a_bot_is_played_checked_and_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = submitted(tmp_path / "s.jsonl", "--name", "Any|one", "--bot-version", "2", "--price", "1,2")
    assert "6 games in " in capsys.readouterr().out
    assert main([*CHECK, path]) == 0
    first, _, *table = capsys.readouterr().out.splitlines()
    assert first == f"{path}: 6 games replayed, the opponents asked again in 6; all holds"
    head, _, *rows = [[cell.strip() for cell in line.split(" | ")] for line in table]
    assert head[3:9] == ["bot", "games", *(f"first against {name}" for name in V1.opponents), "rating"]
    assert [row[3] for row in rows] == ["(random)", "(greedy)", "(3)", "Any\\|one 2"]
    assert rows[-1][4] == "6 of 1200"
    assert rows[1][8] == "0"
    assert main([*CHECK, path, "--sample", "1", "--seed", "5"]) == 0
    assert "asked again in 3 (--sample 1 --seed 5); all holds" in capsys.readouterr().out
    assert main([*CHECK, path, "--json"]) == 0
    [task] = json.loads(capsys.readouterr().out)["tasks"]
    [bot] = task["bots"]
    assert (task["task"], bot["name"], bot["cost"]) == ("uno/2/all", "Any|one", 0)
    assert bot["rating"]["low"] < bot["rating"]["points"] < bot["rating"]["high"]
    assert {name: each["games"] for name, each in bot["against"].items()} == dict.fromkeys(V1.opponents, 2)


def test_two_bots_stand_in_one_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = submitted(tmp_path / "1"), submitted(tmp_path / "2", "--name", "other")
    assert main([*CHECK, one, two]) == 0
    table = capsys.readouterr().out
    assert "| random 0" in table
    assert "| other 0" in table
    assert main([*CHECK, one, one]) == 2
    assert "a second submission of random 0" in capsys.readouterr().err


def test_an_altered_record_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = submitted(tmp_path / "s")
    lines = Path(path).read_text("utf-8").splitlines()
    row = json.loads(lines[3])
    lines[3] = json.dumps(row | {"record": row["record"].replace("seed 5000000", "seed 5000001")})
    Path(path).write_text("\n".join(lines) + "\n", "utf-8")
    capsys.readouterr()
    assert main([*CHECK, path]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err == (
        f"pyengine: {path}: line 4, uno/2/all against {row['opponent']}, game {row['number']}: "
        "the seed of the record: 5000001 where 5000000 was expected\n"
    )


def test_a_submission_of_another_engine_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(submitted(tmp_path / "s"))
    path.write_text(path.read_text("utf-8").replace('"engine": "', '"engine": "9'), "utf-8")
    assert main([*CHECK, str(path)]) == 1
    assert "made by engine 9" in capsys.readouterr().err.splitlines()[-1]


def test_a_broken_file_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(submitted(tmp_path / "s"))
    path.write_bytes(path.read_bytes()[:-5])
    assert main([*CHECK, str(path)]) == 2
    assert f"{path}: line 7, " in capsys.readouterr().err
    assert main([*CHECK, str(tmp_path / "none")]) == 2


@pytest.mark.parametrize(
    "more",
    [
        ["--against", "random"],
        ["--seed", "0"],
        ["--out", "folder"],
        ["--json"],
        ["--deals", "201"],
        ["--deals", "0"],
        ["--memory", "none"],  # UNO has no memory to lose
        ["--bots", "random,greedy"],
        ["--price", "1"],
        ["--price", "nan,1"],
        ["--name", ""],
    ],
)
def test_what_the_tasks_say_is_not_an_option(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAY, "--submission", str(tmp_path / "s"), *more]) == 2
    assert "expected one of" in capsys.readouterr().err
    assert not (tmp_path / "s").exists()


@pytest.mark.parametrize("more", [["--sample", "-1"], ["--seed", "-1"], ["--workers", "0"]])
def test_bad_settings_of_a_check_are_refused(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, "any", *more]) == 2
    assert "expected one of" in capsys.readouterr().err


def test_the_tasks_are_listed_with_their_hash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "tasks"]) == 0
    assert f"{V1.name}, tasks {V1.digest}\n" in capsys.readouterr().out
    assert main(["bench", "tasks", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["task"] for row in told["tasks"]] == [task.id for task in V1.tasks]
    assert told["hash"] == V1.digest


@pytest.mark.parametrize("what", _WORDS)
def test_every_fault_has_words(what: str) -> None:
    said = words(Fault(3, "uno/2/all", "greedy", 1, what, "a\n", "b"))
    assert said == f"line 3, uno/2/all against greedy, game 1: {_WORDS[what]}: a\\n where b was expected"
