"""Games of ours that are small enough for OpenSpiel's exact algorithms."""

from __future__ import annotations

from functools import cache

import pytest

pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

from pyengine.adapters.reduced import BotPolicy, ReducedGame, face_to_face, few_cards, size
from pyengine.bots import bot
from pyengine.core.errors import NotationError, OptionError
from pyengine.games import game as find_game
from pyengine.solve import Goal, Others, Verdict, solve
from tests.endure import ENDURE

TOPS = "own up 48 | own down 53 | their up 51 | their down 27"
FACE = find_game("face-to-face")


@cache
def small() -> ReducedGame:
    """Three cards each, two of them in the hand."""
    return face_to_face((4, 16, 29), (4, 30, 46), 2, TOPS)


@cache
def lost_at_random() -> float:
    """What is lost by playing at random there to somebody who knows it."""
    return float(exploitability.exploitability(small(), UniformRandomPolicy(small())))


def test_chance_has_every_way_in_which_the_cards_can_lie() -> None:
    positions = [*few_cards((4, 16, 29), (4, 30, 46), 2, TOPS)]
    assert len(set(positions)) == 9
    root = small().new_initial_state()
    assert [number for number, _ in root.chance_outcomes()] == [*range(9)]
    assert [chance for _, chance in root.chance_outcomes()] == pytest.approx([1 / 9] * 9)
    dealt = [FACE.write(FACE.position(text)) for text in positions]
    assert [str(root.child(number)) for number in range(9)] == dealt


def test_a_seat_tells_apart_what_it_sees_and_no_more() -> None:
    """Of nine positions the first seat sees its own hand, three information states, and not what the other holds."""
    root = small().new_initial_state()
    begun = [root.child(number) for number in range(9)]
    assert len({node.information_state_string(0) for node in begun}) == 3
    assert len({node.information_state_string(1) for node in begun}) == 3
    assert size(small()) == (1112, 676)
    assert len(TabularPolicy(small()).state_lookup) == 676


def test_random_play_can_be_exploited_and_the_heuristic_less() -> None:
    game = small()
    greedy = BotPolicy(game, bot("greedy"))
    assert lost_at_random() == pytest.approx(0.2306, abs=1e-4)
    assert exploitability.exploitability(game, greedy) == pytest.approx(1 / 9)
    value = expected_game_score.policy_value(game.new_initial_state(), [greedy, greedy])
    assert sum(value) == pytest.approx(0)


@pytest.mark.parametrize("iterations", [3, pytest.param(100, marks=ENDURE)])
def test_regrets_bring_the_exploitability_down(iterations: int) -> None:
    game = small()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    lost = exploitability.exploitability(game, solver.average_policy())
    assert -1e-9 <= lost < lost_at_random() / iterations


def test_what_can_be_forced_with_all_cards_known_is_worth_a_win() -> None:
    """Nine wins by force, whatever lies where, are the whole value; the exact answers and OpenSpiel agree on it."""
    tops = "own up 25 | own down 35 | their up 30 | their down 40"
    positions = [*few_cards((26, 34), (31, 39), 2, tops)]
    assert all(
        solve(FACE, FACE.position(text), Goal(0), others=Others.RESIST).verdict == Verdict.YES for text in positions
    )
    game = ReducedGame(FACE, positions)
    best = BotPolicy(game, bot("greedy"))
    assert exploitability.exploitability(game, best) == pytest.approx(0)
    assert expected_game_score.policy_value(game.new_initial_state(), [best, best]).tolist() == [1, -1]


def test_a_bot_does_the_same_whenever_it_is_asked() -> None:
    policy = BotPolicy(small(), bot("1"))
    node = small().new_initial_state().child(0)
    chances = policy.action_probabilities(node)
    assert sorted(chances) == sorted(node.legal_actions())
    assert sorted(chances.values())[-2:] == [0, 1]
    assert policy.action_probabilities(node.clone()) == chances


def test_bad_positions_are_refused() -> None:
    with pytest.raises(OptionError, match="positions"):
        ReducedGame(FACE, [])
    with pytest.raises(NotationError):
        ReducedGame(FACE, ["seat 9"])
    nizam = find_game("nizam")
    with pytest.raises(OptionError, match="positions"):
        ReducedGame(nizam, ["players 2", "players 3"])
    with pytest.raises(OptionError, match="tree"):
        size(small(), 100)
