"""The benchmark: its tasks, its tables, and bots of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.arena import Match, Result, player
from pyengine.arena.benchmark import Task, entry, markdown, match, tasks
from pyengine.bots import Knowledge
from pyengine.cli import main
from pyengine.core.errors import OptionError
from pyengine.core.state import Action, Rng

FEW = ["benchmark", "face-to-face", "--deals", "2", "--workers", "1"]


class First:
    """Takes the first legal action."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:  # noqa: ARG002
        return knowledge.legal()[0]


class Nobody:
    """No bot."""


def test_every_game_is_a_task_for_two_three_and_four() -> None:
    found = {(task.game, task.players) for task in tasks()}
    assert {players for game, players in found if game == "face-to-face"} == {2}
    others = {game for game, _ in found} - {"face-to-face"}
    assert others >= {"flights", "glastonbury", "nizam", "pearl", "uno"}
    assert all({players for game, players in found if game == other} == {2, 3, 4} for other in others)


def test_terms_stay_the_same() -> None:
    assert match(Task("uno", 3), "greedy", "random", 5) == Match(
        "uno",
        ("greedy", "random", "random"),
        15,
        1,
        {"target": "1", "scoring": "winner", "bluff": "on", "two_player_reverse": "skip", "last_draw_one": "off"},
    )
    assert Task("flights", 2).options["target"] == "20"
    assert Task("pearl", 2).options["bound"] == "500"


def result(number: int, share: float) -> Result:
    return Result(number, 1 + number // 2, (0, 1), (share, 1 - share), (1, 0), "F2F-19", (10, 10), (0.5, 0.25))


def test_a_deal_counts_once_it_was_played_from_every_seat() -> None:
    task = Task("face-to-face", 2)
    found = entry(task, match(task, "greedy", "random", 2), [result(0, 1.0), result(1, 0.0), result(2, 1.0)])
    assert (found.standing.games, found.standing.share) == (2, 0.5)
    assert (found.bot, found.opponent) == ("greedy", "random")


def test_tables_have_a_column_for_each_bot() -> None:
    task = Task("face-to-face", 2)
    found = [entry(task, match(task, bot, "random", 1), [result(0, 1.0), result(1, 1.0)]) for bot in ("greedy", "3")]
    assert markdown(found, ["3", "greedy"]).splitlines() == [
        "First places against random:",
        "",
        "| game | players | 3 | greedy |",
        "| --- | --- | --- | --- |",
        "| face-to-face | 2 | 100.0 % of 2 (34.2 … 100.0) | 100.0 % of 2 (34.2 … 100.0) |",
        "",
        "Milliseconds a decision:",
        "",
        "| game | players | 3 | greedy |",
        "| --- | --- | --- | --- |",
        "| face-to-face | 2 | 50 | 50 |",
    ]


def test_results_are_kept_and_printed_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*FEW, "--bots", "greedy,random", "--against", "random", "--out", str(tmp_path / "new")]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert "% of 4 (" in first
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["face-to-face-2-greedy-random.jsonl"]
    assert main([*words, "--deals", "0"]) == 0
    assert capsys.readouterr().out == first


def test_ones_own_bot_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    own = f"{__name__}:First"
    assert main([*FEW, "--bots", own, "--against", "random,greedy", "--json"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    rows = json.loads(printed)["results"]
    assert [(row["bot"], row["against"], row["games"]) for row in rows] == [(own, "random", 4), (own, "greedy", 4)]
    assert all(row["low"] <= row["first"] <= row["high"] for row in rows)


@pytest.mark.parametrize(
    "name", ["no_such_module:Bot", f"{__name__}:Missing", f"{__name__}:Nobody", ":Bot", "greedy:Bot"]
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(OptionError):
        player(name, lambda: 0.0)


@pytest.mark.parametrize(
    "more",
    [
        ["--players", "5"],
        ["--deals", "-1"],
        ["--workers", "0"],
        ["--against", "nobody"],
        ["--seed", str(2**64 - 1)],
    ],
)
def test_bad_settings_are_refused(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--bots", "greedy", *more]) == 2
    assert "expected one of" in capsys.readouterr().err
