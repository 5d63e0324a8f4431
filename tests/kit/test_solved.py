"""Two small poker games whose value is known, written as files and solved by OpenSpiel through our adapter.

What a seat must not know, or a world that cannot be, would change the value of the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, gambit
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

from pyengine.adapters import openspiel
from pyengine.adapters.deals import NumberedChance
from pyengine.core.errors import OptionError
from pyengine.games import put
from tests.endure import ENDURE
from tests.kit.peers import file, gallery

THEIRS = {"kuhn": "kuhn_poker", "leduc": "leduc_poker(suit_isomorphism=True)"}


@cache
def ours(name: str) -> Any:
    """One of our files as OpenSpiel's game, with all of its deals."""
    game = file(name)
    put(game)
    openspiel.register(game)
    return pyspiel.load_game(f"nastilka_{name}(every_deal=True,scores=True)")


def solved(name: str, iterations: int) -> tuple[float, float]:
    """What the game is worth to the first seat, and how far from the best the strategies found are."""
    game = ours(name)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])[0]
    return value, exploitability.exploitability(game, found)


@pytest.mark.parametrize("name", THEIRS)
def test_a_seat_tells_as_many_states_apart_as_in_openspiels_game(name: str) -> None:
    theirs = TabularPolicy(pyspiel.load_game(THEIRS[name]))
    found = TabularPolicy(ours(name))
    assert len(found.state_lookup) == len(theirs.state_lookup)
    assert sorted(map(len, found.states_per_player)) == sorted(map(len, theirs.states_per_player))


@pytest.mark.parametrize("name", ["kuhn", pytest.param("leduc", marks=ENDURE)])
def test_random_play_is_worth_as_much_and_can_be_exploited_as_far_as_in_openspiels_game(name: str) -> None:
    found = []
    for game in (ours(name), pyspiel.load_game(THEIRS[name])):
        policy = UniformRandomPolicy(game)
        value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
        found.append((value, exploitability.exploitability(game, policy)))
    assert found[0] == pytest.approx(found[1], abs=1e-9)


def test_kuhn_poker_comes_to_its_value() -> None:
    value, distance = solved("kuhn", 150)
    assert value == pytest.approx(-1 / 18, abs=2e-3)
    assert distance < 2e-3


@ENDURE
def test_leduc_poker_comes_to_its_value() -> None:
    """Its whole tree is walked once, through our adapter, and solved by OpenSpiel in C++: each of its iterations
    in Python walks some 20,000 states of ours.
    """
    tree = pyspiel.load_efg_game(gambit.export_gambit(ours("leduc")))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(500):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    value, _ = pyspiel.expected_returns(tree.new_initial_state(), found, -1, True)
    assert value == pytest.approx(-0.0856, abs=2e-4)
    assert pyspiel.exploitability(tree, found) < 2e-3


def test_games_with_too_many_deals_are_refused() -> None:
    game = gallery("golf")
    put(game)
    name = openspiel.register(game)
    with pytest.raises(OptionError) as caught:
        pyspiel.load_game(f"{name}(every_deal=True)")
    assert caught.value.name == "every_deal"


@pytest.mark.parametrize(("name", "deals"), [("kuhn", 6), ("leduc", 90)])
def test_every_deal_is_there_once(name: str, deals: int) -> None:
    """Cards of one kind are not told apart: 6! / 2!³ orders of Leduc's look different."""
    root = ours(name).new_initial_state()
    outcomes = root.chance_outcomes()
    assert [chance for _, chance in outcomes] == [1 / deals] * deals
    assert len({str(root.child(number)).partition(" | rng")[0] for number, _ in outcomes}) == deals


def test_numbered_chance_answers_each_question_in_all_ways() -> None:
    found = set()
    for number in range(2 * 3 * 6):
        chance, cards = NumberedChance(number), ["a", "b", "b"]
        first = chance.below(2)
        chance.shuffle(cards)
        last = chance.choice(range(6))
        assert chance.ways == [2, 3, 6]
        assert (chance.rest, chance.answers[0], chance.answers[2]) == (0, first, last)
        found.add((first, *cards, last))
        again, same = chance.tape, ["a", "b", "b"]
        assert again.below(2) == first
        again.shuffle(same)
        assert (same, again.below(6)) == (cards, last)
    assert len(found) == 36
