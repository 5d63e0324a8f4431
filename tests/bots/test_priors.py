"""Priors of heuristics and planners count in a search until visits outweigh them; opponents answer by whole turns."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.bots.ismcts import Search, Settings
from pyengine.bots.rollout import answered
from pyengine.bots.thinking import LEVELS, Level, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.prng import Dice, Prng
from pyengine.core.state import Note, State
from pyengine.core.strategy import no_turns
from pyengine.gems.beam import max_depth

ANSWERED = [game for game in pyengine.games() if game.strategy.answers]
PLANNED = [game for game in pyengine.games() if game.strategy.turns is not no_turns]
answered_games = pytest.mark.parametrize("game", ANSWERED, ids=lambda game: game.id)
planned_games = pytest.mark.parametrize("game", PLANNED, ids=lambda game: game.id)
every_game = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


def middle(game: Game, players: int, seed: int = 3) -> State:
    """A game under way, a new turn about to begin: each seat has had four, or the next one is the last of the game."""
    state, rng, greedy = game.deal(players, seed), Prng(seed), bot("greedy")
    turns, last, begun = 0, -1, state
    while state.to_act:
        seat = state.to_act[0]
        if seat != last:
            turns, last, begun = turns + 1, seat, state.copy()
        if turns > 4 * players:
            break
        state.apply(seat, greedy.choose(Knowledge(game, state, seat), rng))
    return begun


def test_only_games_that_plan_whole_turns_answer_by_them() -> None:
    assert set(map(id, ANSWERED)) <= set(map(id, PLANNED))


@answered_games
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_opponent_has_one_turn(game: Game, players: int) -> None:
    state = middle(game, players)
    seat = state.to_act[0]
    for action in game.strategy.turns(state, seat, 8)[0].actions:
        state.play(seat, action)
    acted: list[int] = []
    play = type(state).play

    class Watched(type(state)):  # type: ignore[misc]
        __slots__ = ()

        def play(self, seat: int, action: object, note: Note | None = None) -> None:
            acted.append(seat)
            play(self, seat, action, note)

    watched = state.copy()
    watched.__class__ = Watched
    payoffs = answered(game, watched, seat, Dice(1), state.stage)
    others = [(seat + step) % players for step in range(1, players)]
    assert list(dict.fromkeys(each for each in acted if each != seat)) == others
    assert watched.to_act == (seat,)
    assert sum(payoffs) == pytest.approx(1)


@every_game
def test_every_game_says_what_a_point_is_worth(game: Game) -> None:
    assert game.strategy.scale > 0


@every_game
@pytest.mark.parametrize("breadth", [0, 20])
def test_one_iteration_plays_the_highest_prior(game: Game, breadth: int) -> None:
    for seed in range(4):
        state = middle(game, 2, seed)
        knowledge = Knowledge(game, state, state.to_act[0])
        chosen = ThinkingBot(Level(1, breadth=breadth)).choose(knowledge, Prng(1))
        if turns := knowledge.turns(breadth):
            assert chosen == turns[0].actions[0]
        else:
            scores = dict(
                zip(knowledge.legal(), game.strategy.score_actions(knowledge.view(), knowledge.legal()), strict=True)
            )
            assert scores[chosen] == max(scores.values())


def test_low_levels_have_learnt_more_of_a_game_of_chance() -> None:
    learnt = {"uno": (1.2, 4.2, 10.0), "flights": (0.2, 0.7, 10.0), "nizam": (0.12, 0.42, 10.0)}
    for game_id, visits in learnt.items():
        game = pyengine.game(game_id)
        knowledge = Knowledge(game, game.deal(2, 1), 0)
        searches = [ThinkingBot(LEVELS[level]).search(knowledge, Prng(1)) for level in ("1", "2", "5")]
        assert [search.settings.prior_visits for search in searches] == pytest.approx(visits)


@every_game
def test_candidates_begin_with_the_highest_expected_payoff(game: Game) -> None:
    state = middle(game, 2)
    search = Search(Knowledge(game, state, state.to_act[0]), Prng(1), Settings.of(game))
    search.run(100)
    expected = [each.expected for each in search.candidates()]
    assert expected == sorted(expected, reverse=True)
    assert all(0 <= each <= 1 for each in expected)
    assert all(each.visits for each in search.candidates())
    assert search.best() == search.candidates()[0].action


@planned_games
def test_a_planners_order_is_that_of_its_priors(game: Game) -> None:
    state = middle(game, 2)
    priors = [turn.prior for turn in game.strategy.turns(state, state.to_act[0], 20)]
    assert priors == sorted(priors, reverse=True)
    assert len(set(priors)) > 1


@planned_games
def test_enough_visits_overrule_a_prior(game: Game) -> None:
    state = middle(game, 2)
    search = Search(Knowledge(game, state, state.to_act[0]), Prng(1), Settings.of(game))
    first, *_, last = search._root_candidates
    first.visits = last.visits = search.root.visits = 10_000
    last.total = 9_000.0
    assert search.candidates()[0].action == search._turns[-1].actions[0]
    assert search.candidates()[0].expected > 0.8


def test_a_narrow_beam_looks_less_far() -> None:
    assert [max_depth(breadth) for breadth in (1, 6, 12, 24, 80)] == [2, 4, 6, 10, 10]
