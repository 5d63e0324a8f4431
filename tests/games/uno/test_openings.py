"""The first card turned up, whatever it is; and the order of play that follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyengine.core.state import State, View
from tests.games.uno.table import GAME, act, facts, legal

COUNTS = (2, 3, 5, 10)


def opened(players: int, top: str, **options: str) -> Iterator[tuple[State, View, int, int]]:
    """Deals with such a top: the state, its view, the dealer, and the seat left of it."""
    for seed in range(150):
        state = GAME.deal(players, seed, **options)
        view = state.view(None)
        assert view["top"] != "wild+2", "UNO-13"
        if view["top"].endswith(top):
            yield state, view, view["dealer"], (view["dealer"] + 1) % players


@pytest.mark.parametrize("players", COUNTS)
def test_numbers_go_left_from_the_dealer(players: int) -> None:
    for _, view, _, left in opened(players, "7"):
        assert (view["to_act"], view["direction"], view["deck"]) == ([left], "left", 55 - 5 * players)


@pytest.mark.parametrize("players", COUNTS)
def test_draw_one_hits_the_left_of_the_dealer(players: int) -> None:
    found = 0
    for _, view, _, left in opened(players, "+1"):
        assert [player["count"] for player in view["players"]] == [6 if s == left else 5 for s in range(players)]
        assert view["to_act"] == [(left + 1) % players]
        found += 1
    assert found


@pytest.mark.parametrize("players", COUNTS)
def test_reverse_lets_the_dealer_begin_to_the_right(players: int) -> None:
    found = 0
    for _, view, dealer, _ in opened(players, "rev"):
        assert (view["to_act"], view["direction"]) == ([dealer], "right")
        found += 1
    assert found


@pytest.mark.parametrize("players", COUNTS)
def test_skip_skips_the_left_of_the_dealer(players: int) -> None:
    found = 0
    for _, view, _, left in opened(players, "skip"):
        assert (view["to_act"], view["deck"]) == ([(left + 1) % players], 55 - 5 * players)
        found += 1
    assert found


@pytest.mark.parametrize("players", COUNTS)
def test_wild_lets_the_left_of_the_dealer_name_and_play(players: int) -> None:
    found = 0
    for state, view, _, left in opened(players, "wild"):
        assert (view["to_act"], view["phase"], view["colour"]) == ([left], "colour", None)
        assert legal(state, left + 1) == ["colour>blue", "colour>green", "colour>red", "colour>yellow"]
        act(state, "colour>green")
        assert facts(state, "seat", "colour", "phase") == [str(left + 1), "green", "play"]
        found += 1
    assert found


def test_a_second_round_opens_alike_and_says_so() -> None:
    tops = set()
    for seed in range(120):
        position = f"players 3 | dealer 2 | hand 1 b2 | hand 2 g1 | hand 3 g2 | discard b7 | rng {seed * 977}"
        state = GAME.position(position)
        events = [event.to_json() for event in act(state, "b2>discard")]
        view = state.view(None)
        assert [event["type"] for event in events[:3]] == ["laid", "round_ended", "dealt"]
        assert events[1]["points"] == [0, 1, 2]
        assert events[2] == {"type": "dealt", "round": 2, "dealer": 2, "top": view["top"]}
        assert events[-1] == {"type": "turn", "seat": view["to_act"][0]}
        assert view["last"][1] == {"hand": ["g1"], "points": 1}
        kinds = [event["type"] for event in events[3:-1]]
        symbol = view["top"] if view["top"] == "wild" else view["top"][1:]
        assert kinds == {"+1": ["drew", "skipped"], "skip": ["skipped"], "rev": ["reversed"]}.get(symbol, [])
        tops.add(symbol)
    assert {"+1", "rev", "skip", "wild"} <= tops


def test_ten_players_leave_five_to_draw() -> None:
    """D2."""
    for _, view, _, _ in opened(10, "7"):
        assert (sum(player["count"] for player in view["players"]), view["deck"]) == (50, 5)
