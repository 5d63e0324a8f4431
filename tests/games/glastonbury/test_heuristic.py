"""The heuristic of Glastonbury makes sensible choices, from a view that went through JSON."""

from __future__ import annotations

import json

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.strategy import no_turns
from tests.games.glastonbury.table import GAME, line

E2 = "wizard 1 red e2 | wizard 2 yellow n4"
HALTED = "wizard 1 red ne | wizard 2 yellow n4 | cauldron 2 wa1 | cauldron 1 va1 joker"
"""A joker on top at a corner: to walk or to stay (GLA-19)."""
BAD = line("ya4", r3c2="yb4", r4c3="ka4", r5c4="kb4")
"""Nothing but cards that cost."""
FAR = {"r1c2": "na1", "r1c3": "na2", "r6c2": "nb1", "r6c3": "nb4", "r4c1": "nb2", "r3c6": "nb3", "r4c5": "na4"}


def best(position: str) -> str:
    state = GAME.position(position)
    seat = state.to_act[0]
    view = json.loads(json.dumps(state.view(seat)))
    return GAME.format(max(state.legal(seat), key=lambda action: GAME.strategy.heuristic(view, action)))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (f"{E2} | cauldron 1 wa3 | {line('wa4', 'wb4', **FAR)}", "r2c1>cauldron"),
        (f"{E2} | cauldron 1 wa3 | {line('ya4', 'joker', **FAR)}", "r2c2>cauldron"),
        (E2, "r2c3>cauldron"),
        (f"{E2} | {line('ya4', r5c5='oa1')}", "r2c1>aside"),
        (f"{E2} | cauldron 1 ra3 | {line('ra4', r5c5='oa1')}", "r2c1>cauldron"),
        (f"{E2} | spells 1 appear2 | cauldron 1 ra3 | {line('ya4', 'yb4', r5c5='ra4', r5c3='oa1')}", "appear"),
        (f"wizard 1 red ne | spells 1 move1 | cauldron 1 ra3 ra1 | {line('ra4', 'ya3')}", "move"),
        (f"wizard 1 red ne | spells 1 move1 | cauldron 1 ra3 ra1 | {line('luck', r3c3='oa2')}", "pass"),
        (f"{HALTED} | spells 1 move1", "walk"),
        (f"{HALTED} | recipes 1 orange fewest | {BAD}", "pass"),
        (f"{HALTED.replace('yellow n4 | cauldron 2 wa1', 'yellow se | cauldron 2 joker')} | {BAD}", "walk"),
        (f"{HALTED.replace('va1 joker', 'joker')} | {line('ka4', r3c1='luck', r4c3='kb4', r5c4='va4')}", "walk"),
        (f"{E2} | recipes 1 orange end | {line('ya1', r5c5='oa1')} | cauldron 1 wa1 wa2", "r2c1>aside"),
    ],
)
def test_it_chooses_what_a_player_would(position: str, action: str) -> None:
    assert best(position) == action


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance(players: int) -> None:
    bots = [bot("greedy"), *[bot("random")] * (players - 1)]
    won, colours = 0, {"wizard_1": "green", "wizard_2": "blue"}
    for seed in range(10):
        state, rng = GAME.deal(players, seed, recipes="on", **colours), Prng(seed)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, bots[seat].choose(Knowledge(GAME, state, seat), rng))
        assert state.outcome is not None
        won += 0 in state.outcome.winners
    assert won >= 9


def test_the_policy_is_legal_and_looks_at_its_own_cards_only() -> None:
    for seed in range(6):
        state, rng = GAME.deal(3, seed, recipes="on", wizard_1="blue", wizard_2="red"), Prng(seed)
        while state.to_act:
            seat = state.to_act[0]
            action = GAME.strategy.policy(state, seat, Prng(seed))
            assert action in state.legal(seat)
            assert GAME.strategy.policy(state.determinize(seat, rng), seat, Prng(seed)) == action
            state.play(seat, action)


def test_the_evaluation_shares_one_and_leans_to_who_leads() -> None:
    position = "players 3 | cauldron 1 ra1 ra2 ra3 ra4 | cauldron 2 wa4 | cauldron 3 oa1 oa2 joker"
    chances = GAME.strategy.evaluate(GAME.position(position))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[2] > chances[1]


def test_bots_search_action_by_action() -> None:
    assert GAME.strategy.turns is no_turns
    assert GAME.strategy.answers == 0
