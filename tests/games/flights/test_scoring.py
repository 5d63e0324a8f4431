"""The rules of collections, points and matches of Flights from both sides."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.games.flights.pieces import CODE
from pyengine.games.flights.position import position
from pyengine.games.flights.rules import burning
from tests.games.flights.table import events, fact, lines, played, refusal

GAME = pyengine.game("flights")
LAST = "laid 1 y1>6 | laid 2 b1>5 | table b1 | order 2"
"""Seat 1 has taken y1; seat 2 is to take b1, and the round is over."""
ALL_FOUR = f"city 1 r3 b2 g5 y1 | {LAST}"


@pytest.mark.permits("FLI-19")
def test_d2_apart_a_colour_stays_twice() -> None:
    assert fact(played("city 1 r1 b2 g3 | laid 1 r4>6 | laid 2 y5>1", "take>r4"), "city 1") == "r1 b2 g3 r4"


@pytest.mark.permits("FLI-19")
@pytest.mark.parametrize("city", ["", "r1", "r1 b2 r3", "r1 b2 g3 r4 b5"])
def test_nothing_burns_without_a_match(city: str) -> None:
    assert burning([CODE[card] for card in city.split()]) == []


@pytest.mark.permits("FLI-19")
def test_what_remains_together_burns_again() -> None:
    text = "city 1 r1 b2 g4 r5 | city 2 y1 b4 r2 g6 | laid 1 x4>1 | laid 2 y3>6 | phase swap | swap x4 | table -"
    burnt = [(event["seat"], event["cities"]) for event in events(text, "g4>b4") if event["type"] == "burnt"]
    assert burnt == [(0, ["b2", "b4"]), (0, ["r1", "r5"])]
    assert lines(played(text, "g4>b4"), "city") == ["-", "y1 g4 r2 g6"]


@pytest.mark.forbids("FLI-19")
@pytest.mark.parametrize(
    ("before", "city", "after"),
    [
        ("b2 g3 r1", "r4", "b2 g3"),
        ("r1 b2 r3", "r4", "b2"),
        ("r1 b2 r3 g1", "r4", "b2 g1"),
        ("r1 b2 r3 b1", "r4", "-"),
        ("g2 r1 g1 r3 b1", "r4", "b1"),
        ("r3", "r4", "-"),
    ],
)
def test_d2_d4_neighbours_and_threes_do_not_stay(before: str, city: str, after: str) -> None:
    assert fact(played(f"city 1 {before} | laid 1 {city}>6 | laid 2 y5>1", f"take>{city}"), "city 1") == after


@pytest.mark.forbids("FLI-19")
def test_after_a_swap_it_burns_in_both_collections() -> None:
    text = "city 1 b1 r4 g3 | city 2 r2 b4 y6 | laid 1 x4>1 | laid 2 y3>6 | phase swap | swap x4 | table -"
    state = played(text, "r4>b4")
    assert lines(state, "city") == ["g3", "y6"]
    assert fact(state, "discard").split()[-5:] == ["b1", "b4", "r2", "r4", "x4"]


@pytest.mark.forbids("FLI-19")
def test_three_of_a_colour_after_a_swap_burn_wherever_they_are() -> None:
    text = "city 1 b1 r4 b6 g3 y1 | city 2 r2 b4 y6 g1 r6 | laid 1 u>1 | laid 2 y3>6 | phase swap | swap u | table -"
    assert lines(played(text, "r4>b4"), "city") == ["g3 y1", "y6 g1"]


@pytest.mark.permits("FLI-20")
@pytest.mark.parametrize(
    ("players", "city"), [(2, "r3 b2 g5 y1"), (3, "r3 b2 g5 v6 y1"), (4, "r3 b2 g5 v6 o1 y1"), (2, "y4 r3 b2 g5 y1")]
)
def test_all_colours_end_the_game_with_the_round(players: int, city: str) -> None:
    state = played(f"players {players} | city 1 {city} | {LAST}", "take>b1")
    assert (fact(state, "game"), fact(state, "round")) == ("2", "1")
    assert set(lines(state, "hand-size")) == {"3"}
    assert set(lines(state, "city")) == {"-"}


@pytest.mark.forbids("FLI-20")
@pytest.mark.parametrize(
    ("players", "city"), [(2, "r3 b2 y1"), (3, "r3 b2 g5 y1"), (4, "r3 b2 g5 v6 y1"), (2, "g1 r3 g5 y1")]
)
def test_fewer_colours_do_not(players: int, city: str) -> None:
    state = played(f"players {players} | city 1 {city} | {LAST}", "take>b1")
    assert (fact(state, "game"), fact(state, "round"), fact(state, "city 1")) == ("1", "2", city)


@pytest.mark.forbids("FLI-20")
def test_in_the_middle_of_a_round_it_is_not_over() -> None:
    state = played("city 1 r3 b2 g5 | city 2 g3 | laid 1 y1>6 | laid 2 x1>1", "take>y1")
    assert [fact(state, name) for name in ("game", "phase", "city 1")] == ["1", "pick", "r3 b2 g5 y1"]
    assert state.view(None)["players"][0]["complete"]
    assert fact(played(state, "take>x1"), "game") == "2"


@pytest.mark.forbids("FLI-20")
def test_a_colour_swapped_away_in_time_keeps_the_game_going() -> None:
    state = played("city 1 r3 b2 g5 | city 2 r4 | laid 1 x4>6 | laid 2 y4>1", "take>y4", "take>x4", "r4>y4")
    assert (fact(state, "game"), fact(state, "round"), fact(state, "city 1")) == ("1", "2", "r3 b2 g5 r4")


@pytest.mark.permits("FLI-21")
@pytest.mark.parametrize(
    ("players", "city", "value"),
    [
        (3, "r6 b4 g5 y2 v2", 19),
        (3, "r3 y4 r1 g3 v4 g2", 11),
        (3, "r3 y4 r1 g3 v4", 13),
        (2, "r6 b4 r2 g5 y1", 16),
        (2, "r2 b4 r6 g5 y1", 16),
        (4, "r1 b2 g3 y4 v5 o6", 21),
        (2, "-", 0),
    ],
)
def test_e2_e3_what_a_collection_scores(players: int, city: str, value: int) -> None:
    assert fact(position(f"players {players} | hand 2 u | city 1 {city}"), "value 1") == str(value)


@pytest.mark.permits("FLI-21")
def test_several_complete_ones_score_so() -> None:
    state = played(f"city 1 r6 b4 r2 g5 y1 | city 2 r1 g3 y2 | {LAST}", "take>b1")
    assert fact(state, "scores") == "16 7"


@pytest.mark.forbids("FLI-21")
@pytest.mark.parametrize(("city", "value"), [("r6 b4 r2 g5", 13), ("r2 b4 r6 g5", 13), ("r6 b1 r5 b6", 6)])
def test_without_all_colours_two_of_one_do_not_score_the_higher(city: str, value: int) -> None:
    assert fact(position(f"hand 2 u | city 1 {city}"), "value 1") == str(value)


@pytest.mark.permits("FLI-22")
def test_results_are_noted_and_the_next_game_begins() -> None:
    text = f"scores 20 9 | first 1 | game 3 | {ALL_FOUR}"
    scored = next(event for event in events(text, "take>b1") if event["type"] == "scored")
    assert scored == {
        "type": "scored",
        "game": 3,
        "match": "points",
        "cities": [("r3", "b2", "g5", "y1"), ("b1",)],
        "complete": [0],
        "values": [11, 1],
        "scores": [31, 10],
        "wins": [0, 0],
    }
    state = played(text, "take>b1")
    assert [fact(state, name) for name in ("scores", "game", "first", "used 1")] == ["31 10", "4", "2", "-"]
    assert state.outcome is None


@pytest.mark.permits("FLI-22")
@pytest.mark.parametrize(
    ("target", "scores", "winner", "final"),
    [(20, "9 3", "1", "20 4"), (31, "9 30", "2", "20 31"), (20, "15 19", "1", "26 20")],
)
def test_the_first_at_the_target_wins_and_of_several_the_highest(
    target: int, scores: str, winner: str, final: str
) -> None:
    state = played(f"target {target} | scores {scores} | {ALL_FOUR}", "take>b1")
    assert (GAME.facts(state, 0)["over"], GAME.facts(state, 0)["winner"]) == ("FLI-22", winner)
    assert fact(state, "scores") == final
    assert state.to_act == ()


@pytest.mark.permits("FLI-22")
def test_two_players_may_count_wins() -> None:
    state = played(f"match wins | wins 1 2 | scores 90 0 | {ALL_FOUR}", "take>b1")
    assert (fact(state, "wins"), state.outcome) == ("2 2", None)
    state = played(f"match wins | wins 2 2 | {ALL_FOUR}", "take>b1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (3, 2))


@pytest.mark.permits("FLI-22")
def test_of_two_complete_ones_more_points_win_the_game() -> None:
    state = played(f"match wins | city 1 r1 b2 g1 y1 | city 2 r6 g3 y2 | {LAST}", "take>b1")
    assert fact(state, "wins") == "0 1"


@pytest.mark.forbids("FLI-22")
def test_an_equal_lead_needs_another_game() -> None:
    state = played(f"target 21 | scores 10 20 | {ALL_FOUR}", "take>b1")
    assert (fact(state, "scores"), fact(state, "game"), state.outcome) == ("21 21", "2", None)
    state = played(f"match wins | wins 2 2 | city 1 r3 b2 g1 y1 | city 2 r2 g2 y2 | {LAST}", "take>b1")
    assert (fact(state, "scores"), fact(state, "wins"), state.outcome) == ("7 7", "2 2", None)


@pytest.mark.forbids("FLI-22")
def test_more_points_do_not_win_a_game_without_all_colours() -> None:
    state = played(f"match wins | city 1 r1 b2 g1 y1 | city 2 r6 g6 | {LAST}", "take>b1")
    assert (fact(state, "scores"), fact(state, "wins")) == ("5 13", "1 0")


@pytest.mark.forbids("FLI-22")
def test_nothing_is_played_after_the_end_and_only_two_count_wins() -> None:
    state = position("scores 50 3 | hand 1 r1 | hand 2 b1")
    assert state.outcome is not None
    assert refusal(state, "1:r1>1") == "FLI-22"
    for players in (3, 4):
        with pytest.raises(pyengine.OptionError):
            GAME.deal(players, 1, match="wins")
        with pytest.raises(pyengine.NotationError):
            position(f"players {players} | match wins | hand 1 r1")
    with pytest.raises(pyengine.OptionError):
        GAME.deal(2, 1, target=0)
    dealt = GAME.deal(2, 1, target=1000)
    assert (fact(dealt, "scores"), fact(dealt, "wins"), fact(dealt, "game")) == ("0 0", "0 0", "1")
