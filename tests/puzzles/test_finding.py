"""The finder, with searches so short that what it finds need not be good: it has to be whole, and to hold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pyengine.bots.reasons import Feature
from pyengine.games import game
from pyengine.puzzles import check_puzzles, read_puzzles, write_puzzle
from pyengine.puzzles.__main__ import main
from pyengine.puzzles.find import find, objection
from pyengine.puzzles.judge import aloud, judge
from pyengine.puzzles.plan import PLANS, Counts, Plan
from pyengine.puzzles.play import Result, Spot, begins, ends, result
from pyengine.puzzles.why import read_feature, write_feature

SHORT = {
    "face-to-face": Plan(40, 42, 0.02, 1),
    "flights": Plan(16, 17, 0.0, 1),
    "glastonbury": Plan(16, 17, 0.0, 1),
    "nizam": Plan(12, 13, 0.0, 1, "greedy"),
    "pearl": Plan(12, 13, 0.005, 1, "greedy"),
    "uno": Plan(20, 21, 0.02, 1, "greedy"),
}
SLOW = ("face-to-face", "flights", "glastonbury", "nizam", "uno")
"""Games that take longer to look through than one that is enough for every run."""


@pytest.mark.parametrize(
    "game_id", [pytest.param(each, marks=pytest.mark.endure) if each in SLOW else each for each in SHORT]
)
def test_what_is_found_holds(game_id: str) -> None:
    counts = Counts()
    found = list(find(game(game_id), SHORT[game_id], 20, counts))
    assert len(found) == counts.kept == 1
    text = write_puzzle(found[0])
    assert check_puzzles(text) == []
    assert write_puzzle(read_puzzles(text)[0]) == text
    assert found[0].tries
    assert counts.found >= counts.deep + counts.alike + counts.long + counts.kept


def test_the_same_seed_finds_the_same() -> None:
    uno = game("uno")
    assert [*find(uno, SHORT["uno"], 5, Counts())] == [*find(uno, SHORT["uno"], 5, Counts())]


def test_every_game_has_a_plan_that_verifies_with_more() -> None:
    for plan in PLANS.values():
        assert plan.short < plan.deep < plan.long


def test_a_program_writes_and_goes_on_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzles.md"
    words = ["uno", "--file", str(path), "--iterations", "250", "--margin", "0.02"]
    assert main([*words, "--want", "1"]) == 0
    assert "1 in the file" in capsys.readouterr().out
    (first,) = read_puzzles(path.read_text("utf-8"))
    assert main([*words, "--want", "2", "--seed", "50"]) == 0
    assert read_puzzles(path.read_text("utf-8"))[0] == first
    assert main([*words, "--verify", "--seed", "7"]) == 0
    assert "2 puzzles," in capsys.readouterr().out
    assert check_puzzles(path.read_text("utf-8")) == []


def test_a_play_that_is_not_best_is_overthrown() -> None:
    uno = game("uno")
    (puzzle,) = find(uno, Plan(100, 120, 0.1, 1, "greedy"), 20, Counts())
    assert objection(uno, puzzle, Plan(100, 120, 0.05)) == ""
    wrong = replace(puzzle, solution=puzzle.tries[-1].actions)
    assert objection(uno, wrong, Plan(100, 120, 0.05)) == "judge-1"


def test_plays_that_come_to_the_same_are_one() -> None:
    nizam = game("nizam")
    spot = Spot(nizam, nizam.position("hand 1 R S T E A"), 0)
    plays = judge(spot, 60, 1)
    assert len({each.result for each in plays}) == len(plays)
    assert all(each.result == result(spot, each.actions) for each in plays)


def test_what_is_worth_as_much() -> None:
    best = Result(9, kept=2)
    assert Result(9, kept=3).at_least(best)
    assert not Result(8, kept=5).at_least(best)
    assert not Result(things=frozenset("RS")).at_least(Result(things=frozenset("RT")))
    assert Result(things=frozenset("RST")).at_least(Result(things=frozenset("RT")))
    assert not Result(exact=("draw",)).at_least(Result(exact=("keep",)))


def test_a_play_is_a_turn_where_turns_are_planned() -> None:
    nizam = game("nizam")
    state = nizam.position("hand 1 R S T E A")
    shift = next(action for action in state.legal(0) if nizam.format(action) != "draw")
    assert begins(Spot(nizam, state, 0))
    assert not begins(Spot(nizam, state, 1))
    after = state.copy()
    after.play(0, shift)
    assert not begins(Spot(nizam, after, 0))
    assert not ends(nizam, 0, shift, after)
    assert ends(nizam, 0, nizam.parse("activate"), after)


def test_uno_is_called_in_every_play() -> None:
    uno = game("uno")
    spot = Spot(uno, uno.position("players 2 | hand 1 b7 r2 | hand 2 g1 g2 | discard b1"), 0)
    assert uno.format(aloud(spot, uno.parse("b7>discard"))) == "b7>discard!"
    assert uno.format(aloud(spot, uno.parse("draw"))) == "draw"


def test_features_as_words() -> None:
    feature = Feature("of-missing", (2, 1), 1, False, True, 0.0)
    assert write_feature(feature) == "+2:of-missing:2:1"
    assert read_feature("+2:of-missing:2:1", 0) == feature
    assert read_feature("trick:12", 0) is None
