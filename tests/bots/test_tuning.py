"""Heuristics whose numbers were tuned by play."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Search, Settings
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.strategy import Tuned
from pyengine.learn import tuning
from pyengine.learn.__main__ import main

TUNED = [game for game in pyengine.games() if game.strategy.tuned]
tuned_games = pytest.mark.parametrize("game", TUNED, ids=lambda game: game.id)


def tuned(game: Game) -> Tuned[Any]:
    assert game.strategy.tuned
    return game.strategy.tuned


def test_what_was_tuned_can_be_tuned_again() -> None:
    assert [game for game in pyengine.games() if game.strategy.tunable] == TUNED
    assert TUNED


@tuned_games
def test_its_numbers_have_the_names_of_those_found_by_hand(game: Game) -> None:
    worths = import_module(f"pyengine.games.{game.id.replace('-', '_')}.worths").WORTHS
    assert list(worths) == list(tuning.tunable_of(game).start)
    assert all(type(worth) is int for worth in worths.values())
    assert worths != tuning.tunable_of(game).start


@tuned_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tuned_policy_plays_what_its_scores_like_most(game: Game, players: int) -> None:
    state, rng = game.deal(players, 5), Prng(5)
    while state.to_act:
        seat = state.to_act[-1]
        legal = state.legal(seat)
        scores = dict(zip(legal, tuned(game).score_actions(state.view(seat), legal), strict=True))
        action = tuned(game).policy(state, seat, rng)
        assert scores[action] == pytest.approx(max(scores.values()))
        state.play(seat, action)


@tuned_games
def test_the_tuned_policy_does_not_look_at_other_hands(game: Game) -> None:
    state = game.deal(3, 8)
    for seed in range(9):
        twin = state.determinize(1, Prng(seed))
        assert tuned(game).policy(twin, 1, Prng(1)) == tuned(game).policy(state, 1, Prng(1))


@tuned_games
def test_a_search_that_has_learned_goes_by_it(game: Game) -> None:
    state = game.deal(2, 3)
    asked = list[str]()

    def score_actions(view: Any, actions: Any) -> list[float]:
        asked.append("score")
        return tuned(game).score_actions(view, actions)

    def policy(state: Any, seat: int, rng: Any) -> Any:
        asked.append("policy")
        return tuned(game).policy(state, seat, rng)

    watched = replace(game, strategy=replace(game.strategy, tuned=Tuned(score_actions, policy)))
    knowledge = Knowledge(watched, state, state.to_act[0])
    Search(knowledge, Prng(1), Settings.of(watched)).run(20)
    assert not asked
    Search(knowledge, Prng(1), replace(Settings.of(watched), learned=True)).run(20)
    assert set(asked) == {"score", "policy"}


def tune(out: Path, *more: str) -> bytes:
    effort = ["--rounds", "1", "--candidates", "4", "--games", "1", "--seed", "5"]
    assert not main(["flights", "--tune", *effort, "--out", str(out), *more])
    return out.read_bytes()


def test_the_same_seed_finds_the_same_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "worths.py"
    one, two = (tune(out, "--workers", workers) for workers in ("1", "2"))
    assert one == two
    assert b'"complete": ' in one
    printed = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in printed[:2]] == ["1", "flights"]
    assert printed[2] == f"{len(one)} bytes in {out}"


def test_better_numbers_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(_: str, worths: tuning.Worths, *__: object) -> tuple[float, float]:
        return -abs(worths["flight"] - 1500.0), 1.0

    monkeypatch.setattr(tuning, "score", score)
    with ThreadPoolExecutor(1) as pool:
        *_, last = tuning.tune(pyengine.game("flights"), tuning.Effort(), 1, pool)
    assert last.worths["flight"] == pytest.approx(1500, abs=30)
    assert last.seconds == tuning.CANDIDATES


def test_a_score_of_1_is_an_even_share() -> None:
    start = tuning.tunable_of(pyengine.game("flights")).start
    assert tuning.score("flights", start, 1, {2: 1, 3: 1, 4: 1})[0] == pytest.approx(1)


@pytest.mark.parametrize("option", ["--rounds", "--candidates"])
def test_at_least_one_round_of_one_candidate_is_played(option: str, tmp_path: Path) -> None:
    out = tmp_path / "worths.py"
    with pytest.raises(OptionError, match=option.removeprefix("--")):
        main(["flights", "--tune", option, "0", "--out", str(out)])
    assert not out.exists()


def test_a_game_whose_heuristic_is_not_tuned_is_refused() -> None:
    with pytest.raises(OptionError, match="flights"):
        main(["pearl", "--tune"])
