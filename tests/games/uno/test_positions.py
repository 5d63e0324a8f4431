"""Texts of UNO that are right, wrong, or nonsense."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from tests.games.uno.cards import ALL, pool
from tests.games.uno.table import GAME, facts

NAMES = "players seat dealer direction round phase drawn colour was late open let hand deck discard scores lots last"
OTHERS = "knows target scoring bluff rng | - 1 2 3 10 11 left right play challenge red blue b7 b8 wild wild+2 on"
WORDS = st.sampled_from([*NAMES.split(), *OTHERS.split(), "\n"])
WRONG = {
    "players 1": ("1", 9, "players"),
    "players 11": ("11", 9, "players"),
    "seat 3": ("3", 6, "seat"),
    "hand 3 b7": ("hand", 1, "seat"),
    "hand b7": ("b7", 6, "seat"),
    "hand 1": ("", 5, "card"),
    "hand 1 b7 | hand 2 g1 b7": ("b7", 23, "each card once"),
    "hand 1 b7 | hand 1 g1": ("hand", 13, "each item once"),
    "stock b7": ("stock", 1, "item"),
    "phase lay": ("lay", 7, "phase"),
    "phase drawn": ("", 12, "drawn"),
    "discard b7 | drawn b5": ("b5", 20, "drawn"),
    "discard b7 | hand 1 r5 | phase drawn | drawn r5": ("r5", 46, "drawn"),
    "discard wild": ("", 13, "colour"),
    "discard b7 | colour red": ("red", 21, "colour"),
    "discard b7 | was red": ("red", 18, "was"),
    "discard wild+2 | colour red | phase challenge | hand 2 b1": ("", 58, "was"),
    "discard wild+2 | colour red | phase challenge | was red": ("challenge", 37, "wild+2 to challenge"),
    "discard b7 | phase colour": ("", 26, "colour"),
    "discard b7 | open 2 | hand 2 b1 b2": ("2", 19, "open"),
    "discard b7 | open 2 | hand 2 b1 | let 2": ("2", 39, "let"),
    "discard b7 | let 1": ("1", 18, "let"),
    "discard b7 | knows 1 2 b3": ("b3", 24, "known"),
    "scores 1": ("scores", 1, "2 scores"),
    "scores 1 x": ("x", 10, "scores"),
    "last 1 b7 | last 2 g7 | round 2": ("b7", 8, "last"),
    "last 1 b7": ("b7", 8, "last"),
    "target 0": ("0", 8, "target"),
    "scoring best": ("best", 9, "scoring"),
    "rng -1": ("-1", 5, "rng"),
}


@pytest.mark.parametrize(("text", "found"), WRONG.items(), ids=list(WRONG))
def test_wrong_texts_say_what_and_where(text: str, found: tuple[str, int, str]) -> None:
    with pytest.raises(pyengine.NotationError) as caught:
        GAME.position(text)
    assert (caught.value.what, caught.value.column, caught.value.expected) == found


@given(st.text() | st.lists(WORDS | st.sampled_from(ALL)).map(" ".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        state = GAME.position(text)
    except pyengine.NotationError:
        return
    written = GAME.write(state)
    assert GAME.position(written) == state
    assert GAME.write(GAME.position(written)) == written
    for seat in state.to_act:
        assert state.legal(seat)


@given(st.text() | st.sampled_from(pool()).map(lambda action: action + "!"))
def test_any_action_text_is_read_or_refused(text: str) -> None:
    try:
        action = GAME.parse(text)
    except pyengine.NotationError:
        return
    assert GAME.format(action) == text


def test_defaults() -> None:
    state = GAME.position("")
    names = ("seat", "dealer", "direction", "round", "phase", "top", "colour", "hand 1", "scores", "deck-size", "open")
    assert facts(state, *names) == ["1", "2", "left", "1", "play", "b0", "blue", "-", "0 0", "55", "-"]
    assert facts(GAME.position("deck b1 b2"), "top", "deck-size", "discard-size") == ["b0", "2", "54"]


def test_an_ended_match_lies_open() -> None:
    state = GAME.position("hand 2 g5 | scores 100 250 | discard b7")
    view = state.view(None)
    assert (view["to_act"], view["players"][1]["hand"]) == ([], ["g5"])
    assert view["outcome"] == {"reason": "UNO-20", "ranking": [[1], [0]], "scores": [100, 250]}
    assert GAME.position(GAME.write(state)) == state
