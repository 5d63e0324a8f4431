"""The heuristic of Flights plays from the view alone, and what a seat does not know stays open."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.strategy import no_turns
from pyengine.games.flights.heuristic import heuristic
from pyengine.games.flights.notation import write_action
from pyengine.games.flights.position import position, write
from tests.games.flights.cards import pool
from tests.games.flights.table import fact, lines, played

GAME = pyengine.game("flights")


def chosen(state: State | str) -> set[str]:
    """The actions that look best to the first seat to act."""
    state = position(state) if isinstance(state, str) else state
    seat = state.to_act[0]
    view = state.view(seat)
    scores = {write_action(action): heuristic(view, action) for action in state.legal(seat)}
    return {text for text, score in scores.items() if score == max(scores.values())}


def test_it_takes_what_completes_and_not_what_burns() -> None:
    assert chosen("city 1 r3 b2 g5 | laid 1 y1>6 | laid 2 g6>2") == {"take>y1"}
    assert chosen("city 1 r3 b2 g5 | laid 1 g6>6 | laid 2 r6>2") == {"take>r6"}


def test_it_takes_what_would_complete_another() -> None:
    assert chosen("city 1 y3 | city 2 r3 b2 g5 | laid 1 b1>6 | laid 2 y6>2") == {"take>y6"}


def test_it_swaps_what_a_collection_lacks() -> None:
    text = "city 1 r4 b2 r6 | city 2 g4 b6 y1 | laid 1 u>1 | laid 2 y3>6 | swap u | table -"
    assert chosen(text) == {"r4>g4"}


def test_it_lays_a_deportation_low_when_it_has_more_to_lose() -> None:
    best = chosen("city 1 r3 b2 y5 | hand 1 d | hand 2 g1")
    assert best <= {"d>1", "d>2"}


def test_it_flies_high_for_the_city_that_completes() -> None:
    best = chosen("city 1 r3 b2 g5 | city 2 r1 | hand 1 y1 | hand 2 g1")
    assert best <= {"y1>6", "y1>5"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance(players: int) -> None:
    greedy, random = bot("greedy"), bot("random")
    won = 0
    for seed in range(12):
        state, rng = GAME.deal(players, seed, target=20), Prng(seed)
        while state.to_act:
            seat = state.to_act[0]
            player = greedy if seat == seed % players else random
            state.play(seat, player.choose(Knowledge(GAME, state, seat), rng))
        assert state.outcome is not None
        won += seed % players in state.outcome.winners
    assert won >= 8


def test_hidden_cards_and_flights_are_drawn_from_all_that_could_be() -> None:
    state = played("hand 1 r1 r2 | hand 2 b1 x1 | hand 3 u | players 3 | used 2 1 2 3 | deck g1", "2:b1>4")
    twins = [state.determinize(0, Prng(seed)) for seed in range(200)]
    assert {fact(twin, "hand 1") for twin in twins} == {"r1 r2"}
    assert {fact(twin, "laid 2").split(">")[1] for twin in twins} == {"4", "5", "6"}
    assert {fact(twin, "laid 2").split(">")[0] for twin in twins} == {"b1", "x1", "u", "g1"}
    assert {fact(twin, "deck-size") for twin in twins} == {"1"}
    assert len({fact(twin, "discard") for twin in twins}) == 1
    fresh = played("hand 1 r1 | hand 2 b1", "2:b1>4")
    flown = {fact(fresh.determinize(0, Prng(seed)), "laid 2").split(">")[1] for seed in range(60)}
    assert flown == set("123456")
    own = state.determinize(1, Prng(1))
    assert (fact(own, "laid 2"), fact(own, "hand 2")) == ("b1>4", "x1")


def test_a_determinization_does_not_know_where_hidden_cards_lie() -> None:
    here, there = (
        position(f"hand 1 r1 | hand 2 {other} | deck {deck}")
        for other, deck in (("b1 x1", "g1 u r5"), ("u r5", "x1 b1 g1"))
    )
    for seed in range(20):
        assert here.determinize(0, Prng(seed)) == there.determinize(0, Prng(seed))


def test_a_determinization_does_not_know_the_future() -> None:
    state = GAME.deal(2, 3)
    streams = {write(state.determinize(0, Prng(seed))).split("rng ")[1] for seed in range(9)}
    assert len(streams) == 9
    assert write(state).split("rng ")[1] not in streams


def test_the_order_of_asking_is_clockwise_from_the_first() -> None:
    state = position("players 4 | first 3 | hand 1 r1 | hand 2 r2 | hand 3 r3 | hand 4 r4")
    assert state.to_act == (2, 3, 0, 1)
    assert played(state, "4:r4>1", "2:r2>1").to_act == (2, 0)
    assert lines(state, "hand-size") == ["1", "0", "1", "0"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_plays_what_the_heuristic_likes_most(players: int) -> None:
    state, rng = GAME.deal(players, 5, target=20), Prng(5)
    while state.to_act:
        seat = state.to_act[-1]
        view = state.view(seat)
        scores = {action: heuristic(view, action) for action in state.legal(seat)}
        action = GAME.strategy.policy(state, seat, rng)
        assert scores[action] == pytest.approx(max(scores.values()))
        state.play(seat, action)


def test_the_policy_does_not_look_at_other_hands() -> None:
    state = GAME.deal(3, 8)
    for seed in range(9):
        twin = state.determinize(1, Prng(seed))
        assert GAME.strategy.policy(twin, 1, Prng(1)) == GAME.strategy.policy(state, 1, Prng(1))


@pytest.mark.parametrize("text", ["", "match wins", "players 4 | scores 9 45 3 0"])
def test_an_evaluation_is_chances_that_favour_who_has_more(text: str) -> None:
    state = position(f"{text} | hand 1 r1 | city 2 r6 b5 g4".removeprefix(" | "))
    chances = list(GAME.strategy.evaluate(state))
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]


def test_every_action_is_listed_once() -> None:
    listed = GAME.actions()
    assert len(listed) == len(set(listed))
    assert {write_action(action) for action in listed} == set(pool()) - {"r1>r1", "r1>b2", "o6>v5"}


def test_the_stage_is_the_game_of_the_match() -> None:
    state = position("game 2 | city 1 r3 b2 g5 y1 | laid 1 y1>6 | laid 2 b1>5 | table b1 | order 2")
    assert (state.stage, played(state, "take>b1").stage) == (2, 3)


def test_bots_search_action_by_action() -> None:
    assert GAME.strategy.turns is no_turns
    assert GAME.strategy.answers == 0
