"""Matches between bots: every deal from every seat, no game lost or counted twice, and correct intervals."""

from __future__ import annotations

import json
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from pyengine.arena import Match, Result, Results, jobs, play, run, standings
from pyengine.arena.table import wilson
from pyengine.cli import main
from pyengine.core.errors import NotationError

MATCH = Match("face-to-face", ("greedy", "random"), 12, 5, {"first": "random"})


def played(match: Match, executor: Executor, path: Path | None = None) -> tuple[Results, list[int]]:
    results, noted = Results(match, path), list[int]()
    run(results, executor, lambda result: noted.append(result.number))
    return results, noted


def test_every_deal_is_played_from_every_rotation() -> None:
    found = list(jobs(replace(MATCH, bots=("random", "greedy", "random"), games=6)))
    assert [job.seed for job in found] == [5, 5, 5, 6, 6, 6]
    assert [job.seats for job in found[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_plays_the_same(executor: type[Executor]) -> None:
    with executor() as workers:
        results, noted = played(MATCH, workers)
    assert sorted(noted) == sorted(results.found) == list(range(12))
    for job in jobs(MATCH):
        wanted, found = play(MATCH, job), results.found[job.number]
        assert replace(found, seconds=()) == replace(wanted, seconds=())


def test_a_run_goes_on_from_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ThreadPoolExecutor() as workers:
        first, _ = played(replace(MATCH, games=4), workers, path)
        with path.open("a", encoding="utf-8") as file:
            file.write('{"number": 99, "half a li')
        second, noted = played(MATCH, workers, path)
    assert sorted(noted) == list(range(4, 12))
    assert {number: second.found[number] for number in first.found} == first.found
    lines = path.read_text("utf-8").splitlines()
    assert sorted(json.loads(line)["number"] for line in lines[1:]) == list(range(12))


@pytest.mark.parametrize(
    ("text", "line"),
    [("nonsense\n", 1), ("{}\n", 1), ('{"match": {"game": "uno"}}\n', 1)],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(NotationError) as caught:
        Results(MATCH, path)
    assert caught.value.line == line
    assert path.read_text("utf-8") == text


def test_a_broken_result_says_where(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(MATCH, path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 1}\n')
    with pytest.raises(NotationError) as caught:
        Results(MATCH, path)
    assert caught.value.line == 2


def result(number: int, share: float) -> Result:
    return Result(number, 1, (0, 1), (share, 1 - share), (1, 0), "F2F-19", (10, 10), (0.5, 0.25))


def test_the_table_counts_each_game_once_and_shares_places() -> None:
    found = [result(0, 1.0), result(1, 0.5), result(1, 0.5), result(2, 1.0)]
    first, second = standings(MATCH, found)
    assert (first.games, first.share, second.share) == (3, 2.5 / 3, 0.5 / 3)
    assert (first.seconds, second.seconds) == (0.05, 0.025)
    assert first.low < first.share < first.high


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "face-to-face", "--bots", "greedy,random", "--games", "4", "--workers", "1"]
    assert main(words) == 0
    assert "greedy" in capsys.readouterr().out


def test_the_command_prints_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "face-to-face", "--bots", "greedy,6:0.001s", "--games", "4", "--workers", "1", "--json"]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    table = json.loads(printed)
    assert list(table) == ["games", "bots"]
    assert table["games"] == 4
    assert [row["bot"] for row in table["bots"]] == ["greedy", "6:0.001s"]
    assert sum(row["first"] for row in table["bots"]) == pytest.approx(1)
    for row in table["bots"]:
        assert list(row) == ["bot", "first", "low", "high", "ms"]
        assert (row["low"], row["high"]) == pytest.approx(wilson(4 * row["first"], 4))
    assert table["bots"][1]["ms"] > 0.5


@pytest.mark.parametrize("bots", ["greedy", "greedy,nobody", "ismcts:0.5x,random", "ismcts:,random", "a,b,c"])
def test_bad_bots_are_refused(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "face-to-face", "--bots", bots]) == 2
    assert "expected one of" in capsys.readouterr().err


def test_a_search_by_time_plays(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "face-to-face", "--bots", "ismcts:0.001s,random", "--games", "1", "--workers", "1", "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["ms"] > 0.5
