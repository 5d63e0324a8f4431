"""Bots that break a rule: who it was is said, or it costs them the game. And bots that are not there."""

from __future__ import annotations

import json
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from pyengine import Record
from pyengine.arena import IllegalChoice, Match, Results, jobs, play, player, run
from pyengine.cli import main
from pyengine.core.errors import OptionError

BOTS = """
class Bad:
    def choose(self, knowledge, rng):
        legal = knowledge.legal()
        return next(each for each in knowledge.game.actions() if each not in legal)

class Text:
    def choose(self, knowledge, rng):
        return knowledge.game.format(knowledge.legal()[0])

class Learner(Bad):
    asked = 0
    def choose(self, knowledge, rng):
        self.asked += 1
        return knowledge.legal()[0] if self.asked % 3 == 0 else super().choose(knowledge, rng)

class Raises:
    def choose(self, knowledge, rng):
        raise LookupError("no idea")

class Late(Bad):
    asked = 0
    def choose(self, knowledge, rng):
        self.asked += 1
        return knowledge.legal()[0] if self.asked < 3 else super().choose(knowledge, rng)
"""
MATCH = Match("uno", ("greedy", "rulebreakers:Bad", "random"), 3, 7, {"target": "1"})


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A working directory with bots, of which nothing is on the path, as for the installed command."""
    (tmp_path / "rulebreakers.py").write_text(BOTS, "utf-8")
    (tmp_path / "lacking.py").write_text("import no_such_package\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    for name in ("rulebreakers", "lacking"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def arena(*more: str) -> int:
    return main(["arena", "uno", "--games", "4", "--seed", "7", "--workers", "1", "--option", "target=1", *more])


def test_a_result_says_who_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for job in jobs(replace(MATCH, games=3)):
        with pytest.raises(IllegalChoice) as caught:
            play(MATCH, job)
        error = pickle.loads(pickle.dumps(caught.value))
        asked = error.asked
        assert (asked.bot, asked.game, asked.number, asked.seed) == ("rulebreakers:Bad", "uno", job.number, 7)
        assert job.seats[asked.seat] == 1
        record = Record.parse(error.record)
        assert record.seats[asked.seat].kind == "bot:rulebreakers:Bad"
        assert asked.seat in record.replay().to_act
        assert f"seat {asked.seat + 1}, chose {error.chosen}: UNO-" in str(error)


@pytest.mark.parametrize(("bot", "why"), [("Bad", "UNO-"), ("Text", "game.parse"), ("Late", "UNO-")])
def test_the_command_names_bot_game_seat_and_record(bot: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", f"rulebreakers:{bot},greedy") == 1
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"pyengine: bot rulebreakers:{bot}, uno, game 0 (seed 7), seat 1, chose ")
    assert why in line
    path = line.rpartition(" is in ")[2]
    assert main(["replay", path]) == 0


def test_the_record_lies_beside_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").mkdir()
    assert arena("--bots", "random,rulebreakers:Bad", "--out", "out/results.jsonl") == 1
    assert (tmp_path / "out/uno-seed-7-game-0.rec").exists()
    assert arena("--bots", "random,rulebreakers:Bad", "--out", "out/results.jsonl", "--on-illegal", "forfeit") == 0
    assert (
        main(["benchmark", "uno", "--players", "2", "--bots", "rulebreakers:Bad", "--deals", "1", "--out", "all"]) == 1
    )
    assert list((tmp_path / "all").glob("*.rec"))
    capsys.readouterr()


def test_it_forfeits_the_game_and_the_others_share_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    results = Results(replace(MATCH, on_illegal="forfeit"), tmp_path / "results.jsonl")
    with ProcessPoolExecutor(1) as executor:
        run(results, executor, lambda _: None)
    assert [(found.shares, found.reason) for found in results.found.values()] == [((0.5, 0.0, 0.5), "forfeited")] * 3
    assert Results(MATCH, tmp_path / "results.jsonl").found == results.found


def test_forfeits_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,rulebreakers:Bad", "--on-illegal", "forfeit") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "forfeited: rulebreakers:Bad 4"
    assert arena("--bots", "greedy,rulebreakers:Bad", "--on-illegal", "forfeit", "--json") == 0
    assert [row["forfeits"] for row in json.loads(capsys.readouterr().out)["bots"]] == [0, 4]


@pytest.mark.parametrize(("way", "forfeits"), [("retry=1", 4), ("retry=2", 0)])
def test_it_may_be_asked_again(way: str, forfeits: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,rulebreakers:Learner", "--on-illegal", way, "--json") == 0
    assert json.loads(capsys.readouterr().out)["bots"][1]["forfeits"] == forfeits


@pytest.mark.parametrize("way", ["", "retry", "retry=0", "retry=-1", "retry=9999", "retry=²", "forgive"])
def test_there_is_no_other_way(way: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", "greedy,random", "--on-illegal", way) == 2
    assert "expected one of raise, forfeit, retry=" in capsys.readouterr().err


def test_what_a_bot_raises_has_a_note_who_it_was() -> None:
    with pytest.raises(LookupError) as caught:
        arena("--bots", "greedy,rulebreakers:Raises")
    assert caught.value.__notes__ == ["raised by bot rulebreakers:Raises, uno, game 0 (seed 7), seat 2"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("lacking:Bot", "No module named 'no_such_package'"),
        ("absent:Bot", "No module named 'absent'"),
        ("rulebreakers:Nobody", "rulebreakers has no Nobody"),
    ],
)
def test_a_bot_that_cannot_be_imported_says_why(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--bots", f"greedy,{name}") == 2
    assert why in capsys.readouterr().err
    with pytest.raises(OptionError) as caught:
        player(name, lambda: 0.0)
    assert (caught.value.__cause__ is not None) == why.startswith("No module")
