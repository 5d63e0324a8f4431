"""Every fact of a refusal, and every field of an event, an outcome and a view, from both seats."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.errors import Breach
from pyengine.core.state import Action
from pyengine.games.face_to_face.pieces import Play

GAME = pyengine.game("face-to-face")
HAND = "own hand 17 18 27 28 40 45"
both = pytest.mark.parametrize("seat", [1, 2])


def refused(seat: int, position: str, action: Action) -> Breach | None:
    """The breach of the seat to act, which is this one."""
    return GAME.position(f"seat {seat} | {position}").why_not(seat - 1, action)


REFUSALS = [
    (f"{HAND} | laid 1", "draw", "F2F-6", {"laid": 1, "minimum": 2}),
    (HAND, "draw", "F2F-6", {"laid": 0, "minimum": 2}),
    (HAND, "50>own-up", "F2F-3", {"card": 50}),
    (f"{HAND} | own up 27*", "18>own-up", "F2F-8", {"card": 18, "top": 27}),
    (f"{HAND} | own down 26", "27>own-down", "F2F-9", {"card": 27, "top": 26}),
    (f"{HAND} | laid 1 | given 1 | their up 30", "28>their-up", "F2F-11", {"card": 28}),
    (f"{HAND} | laid 2 | given 1 | their down 30", "40>their-down", "F2F-11", {"card": 40}),
    (f"{HAND} | their up 20", "27>their-up", "F2F-12", {"card": 27, "top": 20}),
    (f"{HAND} | their down 30", "27>their-down", "F2F-12", {"card": 27, "top": 30}),
    (f"{HAND} | own up 28*", "28>own-up", "F2F-13", {"card": 28, "top": 28}),
    (f"{HAND} | own down 28*", "28>own-down", "F2F-13", {"card": 28, "top": 28}),
    (f"{HAND} | their up 28", "28>their-up", "F2F-13", {"card": 28, "top": 28}),
    (f"{HAND} | their down 28", "28>their-down", "F2F-13", {"card": 28, "top": 28}),
    (HAND, "28>their-up", "F2F-13", {"card": 28, "top": 1}),
    (HAND, "28>their-down", "F2F-13", {"card": 28, "top": 60}),
    ("own up 57* | own down 3 | own hand 58 59 20", "59>own-up", "F2F-21", {"card": 59, "minimum": 2}),
]


@both
@pytest.mark.parametrize(("position", "action", "rule", "facts"), REFUSALS)
def test_a_refusal_names_its_rule_and_its_facts(
    seat: int, position: str, action: str, rule: str, facts: dict[str, object]
) -> None:
    assert refused(seat, position, GAME.parse(action)) == Breach(rule, facts)


@both
def test_no_pile_of_another_name(seat: int) -> None:
    assert refused(seat, HAND, Play(17, "own-side")) == Breach("F2F-7", {"card": 17})


@both
def test_nothing_but_laying_and_drawing(seat: int) -> None:
    assert refused(seat, HAND, object()) == Breach("F2F-5")


@pytest.mark.parametrize(("seat", "other"), [(1, 2), (2, 1)])
def test_who_is_not_due_and_who_is(seat: int, other: int) -> None:
    state = GAME.position(f"seat {seat} | {HAND} | their {HAND[4:]}")
    assert state.why_not(other - 1, GAME.parse("17>own-up")) == Breach("F2F-5", {"seat": other, "to_act": seat})
    assert state.legal(other - 1) == []


@pytest.mark.parametrize(("position", "rule"), [("own hand 59", "F2F-19"), ("own hand - | own draw -", "F2F-18")])
@both
def test_after_the_end_nothing_goes(seat: int, position: str, rule: str) -> None:
    state = GAME.position(f"seat {seat} | own up 2 | {position}")
    for other in (0, 1):
        assert state.why_not(other, GAME.parse("draw")) == Breach(rule)
        assert state.legal(other) == []


LAYS = [("17>own-up", 0), ("17>own-down", 0), ("17>their-up", 1), ("17>their-down", 1)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("action", "foreign"), LAYS)
def test_a_card_is_laid(seat: int, action: str, foreign: int) -> None:
    state = GAME.position(f"seat {seat + 1} | {HAND} | their up 30 | their down 5")
    [event] = state.apply(seat, GAME.parse(action))
    pile, to = action.partition(">")[2], seat ^ foreign
    assert event.to_json() == {"type": "laid", "seat": seat, "card": 17, "pile": pile, "to": to}
    side, kind = pile.split("-")
    assert state.view(None)["players"][to][kind] == {"top": 17, "set": seat, "count": 1 + foreign}
    assert [GAME.facts(state, seat)[name] for name in ("laid", "given")] == ["1", str(foreign)]
    assert GAME.facts(state, seat)[f"{side} {kind}"] == "17"


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_are_drawn_and_the_turn_passes(seat: int) -> None:
    state = GAME.position(f"seat {seat + 1} | turn 7 | laid 2 | {HAND} | own draw 50 8 30")
    drew, began = state.apply(seat, GAME.parse("draw"))
    assert drew.to_json() == {"type": "drew", "seat": seat, "cards": [8, 50]}
    assert began.to_json() == {"type": "turn", "seat": 1 - seat}
    found = GAME.facts(state, seat)
    assert (found["turn"], found["laid"], found["given"]) == ("8", "0", "0")
    assert (found["own hand"], found["own draw-size"]) == ("8 17 18 27 28 40 45 50", "1")
    assert state.to_act == (1 - seat,)


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_said_of_an_empty_draw(seat: int) -> None:
    state = GAME.position(f"seat {seat + 1} | laid 2 | given 1 | {HAND} | own draw -")
    assert [event.type for event in state.apply(seat, GAME.parse("draw"))] == ["turn"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_win_is_told_with_its_scores(seat: int) -> None:
    state = GAME.position(f"seat {seat + 1} | laid 3 | own up 2 | own hand 59 | own draw -")
    laid, over = state.apply(seat, GAME.parse("59>own-up"))
    scores = [1 - seat, seat]
    outcome = {"reason": "F2F-18", "ranking": [[seat], [1 - seat]], "scores": scores}
    assert (laid.type, over.to_json()) == ("laid", {"type": "over", "outcome": outcome})
    assert state.view(seat)["outcome"] == outcome


@pytest.mark.parametrize("seat", [0, 1])
def test_a_loss_is_told_when_the_turn_begins(seat: int) -> None:
    """The other seat cannot lay two: it has one card left, and none to draw."""
    state = GAME.position(f"seat {seat + 1} | laid 2 | {HAND} | own draw - | their hand 59 | their draw -")
    began, over = state.apply(seat, GAME.parse("draw"))
    outcome = {"reason": "F2F-19", "ranking": [[seat], [1 - seat]], "scores": [1 - seat, seat]}
    assert (began.to_json(), over.to_json()["outcome"]) == ({"type": "turn", "seat": 1 - seat}, outcome)


@both
def test_who_has_nothing_left_has_won_whoever_is_to_act(seat: int) -> None:
    state = GAME.position(f"seat {seat} | {HAND} | their hand - | their draw -")
    assert state.outcome == pyengine.Outcome("F2F-18", ((2 - seat,), (seat - 1,)), (seat - 1, 2 - seat))


def test_all_of_a_view() -> None:
    own = "own up 5 | own down 50 3* | own hand 6 7 | own draw 8 9"
    state = GAME.position(f"seat 2 | turn 5 | laid 1 | {own} | their hand 2 4 | their draw -")
    first = {"up": {"top": 59, "set": 0, "count": 55}, "down": {"top": 60, "set": 0, "count": 0}, "draw": 0}
    second = {"up": {"top": 5, "set": 1, "count": 53}, "down": {"top": 3, "set": 0, "count": 2}, "draw": 2}
    hidden = [first | {"hand": ["?", "?"]}, second | {"hand": ["?", "?"]}]
    shared = {"game": "face-to-face", "to_act": [1], "turn": 5, "laid": 1, "given": 0, "outcome": None}
    assert state.view(None) == shared | {"seat": None, "players": hidden}
    assert state.view(0) == shared | {"seat": 0, "players": [first | {"hand": [2, 4]}, hidden[1]]}
    assert state.view(1) == shared | {"seat": 1, "players": [hidden[0], second | {"hand": [6, 7]}]}


def test_the_opponent_draws_from_a_pile_of_their_own() -> None:
    state = GAME.position(f"laid 2 | {HAND} | own draw 50 51 52 | their hand 5 6 | their draw 7 8")
    state.apply(0, GAME.parse("draw"))
    assert [GAME.facts(state, 0)[f"{side} draw-size"] for side in ("own", "their")] == ["1", "2"]


@pytest.mark.parametrize("laid", [0, 1, 2, 3])
def test_what_may_be_done_stands_in_order(laid: int) -> None:
    state = GAME.position(f"laid {laid} | own hand 20 17 59 | own up 10 | own down 40 | their up 19")
    plays = ["17>own-up", "17>own-down", "17>their-up", "20>own-up", "20>own-down", "59>own-up"]
    assert [GAME.format(action) for action in state.legal(0)] == plays + ["draw"] * (laid >= 2)


def test_a_game_for_two_begins_with_turn_one_and_nothing_laid() -> None:
    state = GAME.deal(2, 1)
    assert (state.players, GAME.seats) == (2, (2, 2))
    found = GAME.facts(state, 0)
    assert [found[name] for name in ("turn", "laid", "given", "over")] == ["1", "0", "0", "-"]
    for side in ("own", "their"):
        hand = [int(card) for card in found[f"{side} hand"].split()]
        assert hand == sorted(hand)
        assert (len(hand), found[f"{side} draw-size"]) == (6, "52")


SECONDS = [
    ("own up 58 | own down 3 | their up 30 | own hand 20 59", ["59>own-up", "20>their-up"]),
    ("own up 58 | own down 10 | own hand 15 20", ["20>own-down", "15>own-down"]),
    ("own up 58 | own down 10 | own hand 3 8", ["8>own-down", "3>own-down"]),
    ("own up 50 | own down 3 | own hand 40 45", ["40>own-up", "45>own-up"]),
    ("own up 58 | own down 30 | their up 40 | own hand 20 35", ["20>own-down", "35>their-up"]),
    ("own up 58 | own down 30 | their up 40 | own hand 20 35", ["35>their-up", "20>own-down"]),
    ("own up 57* | own down 3 | own hand 2 58", ["2>own-down", "58>own-up"]),
]


@both
@pytest.mark.parametrize(("position", "actions"), SECONDS)
def test_a_second_card_may_be_the_only_one_that_is_left(seat: int, position: str, actions: list[str]) -> None:
    """Where the first card is laid, the second one has its place only because of it, or in spite of it."""
    state = GAME.position(f"seat {seat} | {position} | own draw -")
    for action in actions:
        assert action in [GAME.format(legal) for legal in state.legal(seat - 1)]
        state.apply(seat - 1, GAME.parse(action))
    assert state.outcome == pyengine.Outcome("F2F-18", ((seat - 1,), (2 - seat,)), (2 - seat, seat - 1))


@both
def test_an_own_card_that_leaves_none_is_no_first_one(seat: int) -> None:
    state = GAME.position(f"seat {seat} | own up 58 | own down 10 | own hand 3 8")
    assert [GAME.format(action) for action in state.legal(seat - 1)] == ["8>own-down"]
    assert refused(seat, "own up 58 | own down 10 | own hand 3 8", GAME.parse("3>own-down")) == Breach(
        "F2F-21", {"card": 3, "minimum": 2}
    )


@both
@pytest.mark.parametrize("pile", ["own-up", "own-down"])
def test_after_a_gift_both_own_piles_are_open(seat: int, pile: str) -> None:
    assert refused(seat, f"{HAND} | laid 1 | given 1", GAME.parse(f"17>{pile}")) is None


@both
def test_after_two_cards_nobody_is_stuck(seat: int) -> None:
    state = GAME.position(f"seat {seat} | laid 2 | own up 58 | own down 3 | own hand 20")
    assert (state.outcome, [GAME.format(action) for action in state.legal(seat - 1)]) == (None, ["draw"])


def test_a_deal_has_no_outcome_yet() -> None:
    assert GAME.deal(2, 1).outcome is None
