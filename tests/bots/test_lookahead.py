"""The highest level in games where others answer by turns: wider plans, and an evaluation with the next turn in it."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.thinking import Level, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.strategy import Lookahead
from tests.bots.test_bots import chooses_by_what_it_knows, moments

FARTHER = [game for game in pyengine.games() if game.strategy.lookahead]
farther_games = pytest.mark.parametrize("game", FARTHER, ids=lambda game: game.id)


def lookahead(game: Game) -> Lookahead[State]:
    assert game.strategy.lookahead
    return game.strategy.lookahead


def test_only_games_answered_by_turns_look_farther() -> None:
    assert [game for game in pyengine.games() if game.strategy.answers] == FARTHER


@farther_games
def test_what_is_hidden_makes_no_difference(game: Game) -> None:
    player = ThinkingBot(Level(6, breadth=10, learned=True))
    chooses_by_what_it_knows(player, game, moments(game, 1, 6))


@farther_games
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_has_chances(game: Game, players: int) -> None:
    state, rng = game.deal(players, 7), Prng(7)
    for _ in range(120):
        chances = lookahead(game).evaluate(state)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0
        seat = state.to_act[0]
        state.play(seat, game.strategy.policy(state, seat, rng))
        if not state.to_act:
            break


@farther_games
def test_the_evaluation_is_asked_only_with_lookahead(game: Game) -> None:
    state, seat = moments(game, 2, 4)[2]
    with_it, without = (ThinkingBot(Level(30, breadth=10, learned=learned)) for learned in (True, False))
    found = [each.search(Knowledge(game, state, seat), Prng(3)) for each in (with_it, without)]
    for search in found:
        search.run(30)
    assert found[0].candidates() != found[1].candidates()


def chances_of_first(game_id: str, position: str) -> float:
    game = pyengine.game(game_id)
    return lookahead(game).evaluate(game.position(position))[0]


def test_runs_that_the_hand_reaches_are_worth_something_in_nizam() -> None:
    far, near = "RSEAT SEATD EATDO ATDOJ TDOJR", "SRSEA RSEAT RSEAJ DDOOJ EOJDT"
    assert chances_of_first("nizam", f"field {near} | hand 1 S") > chances_of_first("nizam", f"field {far} | hand 1 S")


def test_cards_of_several_kinds_are_worth_more_in_pearl() -> None:
    done = "done 1 R S | done 2 T E"
    assert chances_of_first("pearl", f"{done} | hand 1 O D J") > chances_of_first("pearl", f"{done} | hand 1 O O O")


def test_the_last_tasks_are_worth_most_in_pearl() -> None:
    gained = [
        chances_of_first("pearl", f"done 1 {more} | done 2 {same}") - 0.5
        for more, same in (("R S", "T"), ("R S E A T D O", "T S E A R D"))
    ]
    assert 0 < gained[0] < gained[1]
