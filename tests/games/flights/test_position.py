"""Position and action texts of Flights: what is left out, what is refused and where, and that nothing else escapes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import NotationError
from pyengine.games.flights.notation import parse, write_action
from pyengine.games.flights.position import position, write
from tests.endure import repeated
from tests.games.flights.cards import pool
from tests.games.flights.table import fact, lines, played

WORDS = (
    *(
        "players 2",
        "players 3",
        "players 4",
        "match wins",
        "match points",
        "match single",
        "match wins 2",
        "target 20",
        "first 2",
        "out r",
        "out r b",
    ),
    *("phase lay", "phase pick", "phase swap", "laid 1 r3>5", "laid 2 b3>4", "laid 2 x3>1", "laid 3 u>2", "table x3"),
    *("table r3 b3", "table -", "order 2", "order 1 2", "swap x3", "swap u", "used 1 1 2 5", "used 2 4", "hand 1 r3 d"),
    *("hand 2 b1 b1", "hand 3 u u", "hand 4 x1", "city 1 r3 b2", "city 1 r1 r2", "city 2 g3", "city 3 x1", "deck -"),
    *("deck y1 y2", "discard g1", "discard -", "scores 50 3", "scores 0 0 7", "wins 2 3", "rng 7", "round 3", "game 2"),
    *(
        "hand 1 -",
        "laid 1 -",
        "laid 4 d>6",
        "nonsense",
        "hand",
        "hand 9 r1",
        "order x",
        "laid 1 r3",
        "laid 1 r3>9",
        ">",
    ),
)


@repeated(100, 600)
@given(st.lists(st.sampled_from(WORDS), max_size=9), st.text(max_size=12))
def test_a_text_is_a_position_that_can_be_played_or_an_error(chosen: list[str], tail: str) -> None:
    for text in (" | ".join(chosen), " | ".join([*chosen, tail])):
        try:
            state = position(text)
        except NotationError:
            continue
        assert position(write(state)) == state
        assert bool(state.to_act) == (state.outcome is None)
        for seat in range(state.players):
            assert bool(state.legal(seat)) == (seat in state.to_act)
        for _ in range(12):
            if state.to_act:
                state.play(state.to_act[0], state.legal(state.to_act[0])[-1])
        assert position(write(state)) == state


@pytest.mark.parametrize(
    ("text", "what", "line", "column", "expected"),
    [
        ("hand 1 r3 | hnad 2 r4", "hnad", 1, 13, "item"),
        ("hand 1 r3\nhand 1 r4", "hand", 2, 1, "each item once"),
        ("hand 1 r3 | city 2 b1 r3", "r3", 1, 23, "each card once"),
        ("hand 1 r3 | hand 2 v1", "v1", 1, 20, "colour in play"),
        ("hand 1 r3 | hand 2 q1", "q1", 1, 20, "card"),
        ("hand 1 r3 | hand 3 b1", "b1", 1, 20, "2 players"),
        ("hand 1 r3 | city 1 b1 b2", "b1", 1, 20, "cities that do not burn"),
        ("hand 1 r3 | city 1 b1 x2", "x2", 1, 23, "city"),
        ("players 5", "5", 1, 9, "players"),
        ("players 3 | match wins", "wins", 1, 19, "points or single"),
        ("match chess", "chess", 1, 7, "points or single or wins"),
        ("match wins 0 | hand 1 r1", "0", 1, 12, "wins"),
        ("match wins 21 | hand 1 r1", "21", 1, 12, "wins"),
        ("match wins five | hand 1 r1", "five", 1, 12, "wins"),
        ("match wins 5 5 | hand 1 r1", "5", 1, 14, "end of item"),
        ("match single 5 | hand 1 r1", "5", 1, 14, "end of item"),
        ("hand 1 r3 | out r", "r", 1, 17, "2 colours"),
        ("hand 1 b3 | out r q", "q", 1, 19, "colour"),
        ("hand 1 r3 | used 1 2 2", "2", 1, 22, "each flight once"),
        ("hand 1 r3 | used 1 1 2 3 4 5 6", "1", 1, 20, "fewer than 6 flights"),
        ("hand 1 r3 | used 2 5 | laid 2 b1>5", "5", 1, 34, "unused flight"),
        ("hand 1 r3 | laid 2 b1", "b1", 1, 20, "card>flight"),
        ("hand 1 r3 | laid 2 b1>7", "7", 1, 23, "flight"),
        ("hand 1 r3 | phase lay | table b1", "b1", 1, 31, "phase pick or swap"),
        ("hand 1 r3 | swap x1 | phase pick | laid 1 x1>2", "x1", 1, 18, "phase swap"),
        ("laid 1 r3>2 | laid 2 b1>4 | table g1", "g1", 1, 35, "cards that are laid"),
        ("laid 1 r3>2 | laid 2 b1>4 | order 1 2", "1", 1, 35, "order 2 1"),
        ("laid 1 r3>2 | laid 2 b1>4 | table -", "", 1, 36, "order -"),
        ("laid 1 x3>2 | laid 2 b1>4 | swap x3 | table -", "x3", 1, 34, "exchange with a legal swap"),
        ("laid 1 x3>2 | laid 2 b1>4 | swap b1", "b1", 1, 34, "exchange"),
        ("phase swap | laid 1 x3>2", "", 1, 25, "exchange"),
        ("scores 1 2 3 | hand 1 r1", "1", 1, 8, "a number for each seat"),
        ("phase late | hand 1 r1", "late", 1, 7, "lay or pick or swap"),
        ("hand 1 r3 | hand 2", "", 1, 19, "word or -"),
        ("players 2", "", 1, 10, "hand"),
        ("target 0 | hand 1 r1", "0", 1, 8, "target"),
    ],
)
def test_errors_say_where_and_what(text: str, what: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        position(text)
    error = caught.value
    assert (error.what, error.line, error.column, error.expected) == (what, line, column, expected)


def test_what_is_left_out_of_a_position() -> None:
    state = position("hand 1 r3")
    assert [fact(state, name) for name in ("phase", "out", "first", "round", "game")] == ["lay", "v o", "1", "1", "1"]
    assert [fact(state, name) for name in ("deck-size", "discard-size", "scores")] == ["34", "0", "0 0"]
    assert write(state).split(" | deck ")[1].startswith("r1 r2 r4")
    assert fact(position("players 3 | hand 1 r3"), "out") == "o"
    assert fact(position("hand 1 r3 | deck b1 | discard u"), "discard").split()[-2:] == ["d", "u"]


@pytest.mark.parametrize("match", ["points", "single", "wins", "wins 1", "wins 20"])
def test_how_the_match_is_won_stands_in_the_text(match: str) -> None:
    state = position(f"match {match} | hand 1 r1")
    assert f"| match {match} |" in write(state)
    assert position(write(state)) == state
    assert write(position("match wins 3 | hand 1 r1")) == write(position("match wins | hand 1 r1"))


def test_what_is_left_out_of_a_round() -> None:
    state = position("players 3 | first 2 | laid 1 d>5 | laid 2 u>5 | laid 3 r1>6")
    assert [fact(state, name) for name in ("phase", "table", "order")] == ["pick", "r1 u d", "3 2 1"]
    state = position("players 3 | laid 1 d>5 | laid 2 u>4 | laid 3 r1>6 | city 1 r1 | table u")
    assert [fact(state, name) for name in ("order", "discard", "city 1")] == ["2", "d", "r1"]
    state = position("city 1 r4 | city 2 b4 | laid 1 x4>6 | laid 2 u>1 | swap x4")
    assert [fact(state, name) for name in ("phase", "table", "order", "swap")] == ["swap", "u", "1 2", "x4"]


def test_a_hidden_card_lies_where_it_is_laid() -> None:
    state = position("laid 1 r3>5 | hand 2 b1")
    assert [fact(state, name) for name in ("laid 1", "laid 2", "deck-size")] == ["r3>5", "-", "33"]
    with pytest.raises(NotationError):
        position("laid 1 r3>5 | hand 2 r3")
    assert lines(played(state, "b1>5"), "laid") == ["r3>5", "b1>5"]


def test_action_texts_lead_back() -> None:
    for text in pool():
        assert write_action(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        *(("r3", 1, "action"), ("take", 1, "action"), ("", 1, "action"), ("take>q9", 6, "card")),
        *(("q9>5", 1, "card"), ("r3>0", 4, "flight"), ("r3>7", 4, "flight"), ("x4>r3", 4, "flight")),
        *(("r3>x4", 4, "flight"), ("r3>05", 4, "flight"), ("r3>5>1", 4, "flight"), (">5", 1, "card")),
    ],
)
def test_wrong_actions_say_where(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.column, caught.value.expected) == (1, column, expected)
