"""Playouts that are quicker than on states come to the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pyengine
from pyengine.bots.rollout import rollout
from pyengine.core.game import Game
from pyengine.core.prng import Dice

QUICK = [game for game in pyengine.games() if game.strategy.playout]
DEPTHS = (0, 1, 2, 5, 12, 500)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.id)
def test_they_come_to_what_states_come_to(game: Game, seed: int) -> None:
    """In every position of a game by the policy, or by any legal action, and at the end of it."""
    slow = replace(game, strategy=replace(game.strategy, playout=None))
    state, dice = game.deal(game.seats[0], seed), Dice(seed)
    while True:
        depth, before = DEPTHS[dice.below(len(DEPTHS))], game.write(state)
        for refined in (True, False):
            quick = rollout(game, state, dice, depth, state.stage, refined=refined)
            assert game.write(state) == before
            assert list(quick) == list(rollout(slow, state.copy(), dice, depth, state.stage, refined=refined)), before
        if not state.to_act:
            break
        seat = state.to_act[0]
        any_action = seed % 2 and dice.below(3) == 0
        state.play(seat, dice.choice(state.legal(seat)) if any_action else game.strategy.policy(state, seat, dice))


def test_some_game_has_them() -> None:
    assert [game.id for game in QUICK] == ["face-to-face"]


@pytest.mark.parametrize(
    "text",
    [
        "own up 20 | own hand 21 10 50 | own draw 30 31 32",
        "laid 1 | own up 20 | own down 25 | own hand 35 10 | own draw 30 31 32",
        "own up 50 | own down 12 | own hand 2 40 59 | their up 30 | their down 33 | own draw 44 43 42",
        "own up 58 | own down 3 | own hand 2 59 | own draw -",
        "own up 58 | own down 3 | own hand 30 31 | their up 40 | their down 41 | own draw 44",
    ],
)
def test_cards_that_take_a_pile_back_gifts_and_narrow_turns(text: str) -> None:
    game = pyengine.game("face-to-face")
    slow = replace(game, strategy=replace(game.strategy, playout=None))
    state = game.position(text)
    for depth in range(8):
        quick = rollout(game, state, Dice(1), depth, state.stage, refined=True)
        assert list(quick) == list(rollout(slow, state.copy(), Dice(1), depth, state.stage, refined=True)), depth
