"""Refusals of UNO with all their facts, and seats that are not at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uno.cards import pool
from tests.games.uno.table import GAME, legal, played

PLAY = "players 4 | seat 2 | hand 1 b1 g1 | hand 2 b2 r9 g+1 grev gskip wild+2 b7 | hand 3 y1 y2 | discard b8 b5"
OFF = PLAY + " | bluff off"
DRAWN = "players 3 | seat 3 | hand 1 b1 | hand 2 g1 | hand 3 b2 b3 | phase drawn | drawn b2 | discard b5"
COLOUR = "players 3 | seat 2 | hand 1 b1 | hand 2 g1 wild | hand 3 b2 b3 | phase colour | discard wild"
CALL = "players 3 | seat 2 | hand 1 b1 | hand 2 g1 g+1 wild+2 | hand 3 b2 | discard wild+2 | colour red | was blue"
OPEN = "players 4 | seat 3 | open 1 | hand 1 b1 | hand 2 b2 b3 | hand 3 g1 g2 | hand 4 g3 g4 | discard b5"
TOP, WILD_TWO = {"top": "b5"}, {"top": "wild+2"}


def refused(position: str, seat: int, action: str) -> tuple[str, dict[str, Any]] | None:
    """The rule and the facts, seats counted from 1."""
    breach = GAME.position(position).why_not(seat - 1, GAME.parse(action))
    return (breach.rule, breach.facts) if breach else None


CASES = [
    (PLAY, 1, "b1>discard", "UNO-4", {"seat": 1, "to_act": 2}),
    (PLAY, 4, "draw", "UNO-4", {"seat": 4, "to_act": 2}),
    (OPEN, 4, "keep", "UNO-4", {"seat": 4, "to_act": 3}),
    (PLAY, 2, "r9>discard", "UNO-5", {"card": "r9"} | TOP),
    (PLAY, 2, "b9>discard", "UNO-5", {"card": "b9"} | TOP),
    (PLAY, 2, "wild>red", "UNO-5", {"card": "wild"} | TOP),
    (PLAY, 2, "b+1>discard", "UNO-5", {"card": "b+1"} | TOP),
    (PLAY, 2, "yskip>discard", "UNO-5", {"card": "yskip"} | TOP),
    (PLAY, 2, "g+1>discard", "UNO-9", {"card": "g+1"} | TOP),
    (PLAY, 2, "grev>discard", "UNO-10", {"card": "grev"} | TOP),
    (PLAY, 2, "gskip>discard", "UNO-11", {"card": "gskip"} | TOP),
    (OFF, 2, "wild+2>red", "UNO-13", {"card": "wild+2"} | TOP),
    (PLAY, 2, "b2>discard!", "UNO-17", {"card": "b2"} | TOP),
    (PLAY, 2, "keep", "UNO-7", {}),
    (PLAY, 2, "colour>red", "UNO-12", {}),
    (PLAY, 2, "challenge", "UNO-14", {"seat": 2}),
    (OFF, 3, "accept", "UNO-15", {"seat": 3}),
    (PLAY, 2, "let", "UNO-17", {"seat": 2}),
    (PLAY, 4, "catch>1", "UNO-17", {"seat": 4, "culprit": 1}),
    (PLAY, 4, "catch>10", "UNO-17", {"seat": 4, "culprit": 10}),
    (DRAWN, 3, "b3>discard", "UNO-7", {"card": "b3"} | TOP),
    (DRAWN, 3, "draw", "UNO-7", {}),
    (DRAWN, 3, "colour>red", "UNO-12", {}),
    (COLOUR, 2, "wild>red", "UNO-12", {"card": "wild", "top": "wild"}),
    (COLOUR, 2, "draw", "UNO-12", {}),
    (COLOUR, 2, "keep", "UNO-12", {}),
    (CALL + " | phase challenge", 2, "g1>discard", "UNO-13", {"card": "g1"} | WILD_TWO),
    (CALL + " | phase challenge", 2, "g+1>discard", "UNO-16", {"card": "g+1"} | WILD_TWO),
    (CALL + " | phase challenge", 2, "wild+2>red", "UNO-16", {"card": "wild+2"} | WILD_TWO),
    (CALL + " | phase challenge", 2, "draw", "UNO-14", {}),
    (CALL + " | phase challenge", 2, "keep", "UNO-14", {}),
    (CALL + " | phase challenge", 2, "colour>red", "UNO-12", {}),
    (CALL + " | phase challenge", 1, "challenge", "UNO-14", {"seat": 1}),
    (CALL + " | phase challenge", 3, "accept", "UNO-14", {"seat": 3}),
    (OPEN, 1, "catch>1", "UNO-17", {"seat": 1, "culprit": 1}),
    (OPEN, 2, "catch>4", "UNO-17", {"seat": 2, "culprit": 4}),
    (OPEN, 2, "catch>2", "UNO-17", {"seat": 2, "culprit": 2}),
    (OPEN, 3, "let", "UNO-17", {"seat": 3}),
    (OPEN, 1, "let", "UNO-17", {"seat": 1}),
    (OPEN + " | let 2", 2, "catch>1", "UNO-17", {"seat": 2, "culprit": 1}),
    (OPEN + " | let 2", 2, "let", "UNO-17", {"seat": 2}),
    ("hand 1 b1 | scores 0 250 | discard b5", 1, "b1>discard", "UNO-20", {}),
    ("hand 1 b1 | scores 0 250 | scoring caught | discard b5", 2, "catch>1", "UNO-21", {}),
]


@pytest.mark.parametrize(("position", "seat", "action", "rule", "facts"), CASES)
def test_rule_and_facts(position: str, seat: int, action: str, rule: str, facts: dict[str, Any]) -> None:
    assert refused(position, seat, action) == (rule, facts)


@pytest.mark.parametrize("seat", [-5, -4, -1, 0, 5, 6, 11, 100])
@pytest.mark.parametrize("position", [PLAY, OFF, DRAWN, COLOUR, CALL + " | phase challenge", OPEN])
def test_a_seat_that_is_not_there_does_nothing(position: str, seat: int) -> None:
    """It is refused by the rules that refuse every seat that is not to act."""
    state = GAME.position(position)
    assert legal(state, seat) == []
    for text in pool():
        breach = state.why_not(seat - 1, GAME.parse(text))
        assert breach is not None
        answers = {"challenge": "UNO-14" if state.view(None)["bluff"] else "UNO-15"}
        answers |= {"accept": answers["challenge"], "let": "UNO-17"}
        assert breach.rule == ("UNO-17" if text.startswith("catch>") else answers.get(text, "UNO-4"))
        assert breach.facts["seat"] == seat


def test_a_refusal_does_not_tell_who_may_be_caught() -> None:
    """UNO-17: to notice is the players' own part."""
    called = OPEN.replace("open 1", "open -")
    for action in ("catch>2", "catch>3", "let"):
        assert refused(OPEN, 1, action) == refused(called, 1, action)


def test_what_is_no_action_of_uno_is_refused() -> None:
    state = GAME.position(PLAY)
    for foreign in (object(), 7, None, ()):
        breach = state.why_not(1, foreign)
        assert breach is not None
        assert (breach.rule, breach.facts) == ("UNO-4", {})


def test_the_window_as_it_closes() -> None:
    state = played(OPEN, "4:let", "2:let")
    assert [legal(state, seat) for seat in (1, 2, 4)] == [[], [], []]
    assert legal(state, 3) == ["draw", "catch>1"]
