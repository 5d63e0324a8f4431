"""What each action of UNO tells: every event with every field, in order."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from pyengine.core.state import State
from tests.games.uno.table import GAME, act

HANDS = "hand 2 g1 g2 g3 | hand 3 y1 y2 y3 | hand 4 r7 r8 r9 | discard b7 | deck g9 g8 y9 y8 r1"
FOUR = "players 4 | seat 1 | " + HANDS + " | hand 1 "
FORGOT = FOUR.replace("y1 y2 y3", "y1") + "b3 | open 3"


def told(position: str | State, action: str) -> list[dict[str, Any]]:
    """The events of the action, as they read in JSON."""
    state = GAME.position(position) if isinstance(position, str) else position
    events = json.dumps([event.to_json() for event in act(state, action)])
    return cast(list[dict[str, Any]], json.loads(events))


def laid(seat: int, card: str, colour: str = "blue", uno: bool = False) -> dict[str, Any]:
    return {"type": "laid", "seat": seat, "card": card, "colour": colour, "uno": uno}


def drew(seat: int, rule: str, *cards: str) -> dict[str, Any]:
    return {"type": "drew", "seat": seat, "cards": list(cards), "rule": rule}


def skipped(seat: int, rule: str) -> dict[str, Any]:
    return {"type": "skipped", "seat": seat, "rule": rule}


def turn(seat: int) -> dict[str, Any]:
    return {"type": "turn", "seat": seat}


def reversed_to(direction: str) -> dict[str, Any]:
    return {"type": "reversed", "direction": direction}


TWO = "seat 2 | hand 1 g1 g2 | discard b7 | hand 2 brev b2 b3"
CASES = [
    (FOUR + "b2 b3 b4", "b2>discard", [laid(0, "b2"), turn(1)]),
    (FOUR + "b2 b3", "b2>discard!", [laid(0, "b2", uno=True), turn(1)]),
    (FOUR + "b2 b3", "b2>discard", [laid(0, "b2"), turn(1)]),
    (FOUR + "wild b3 b4", "wild>red", [laid(0, "wild", "red"), turn(1)]),
    (FOUR + "b2 b3 b4 | direction right", "b2>discard", [laid(0, "b2"), turn(3)]),
    (FOUR + "b2 b3 b4", "draw", [drew(0, "UNO-6", "g9"), turn(1)]),
    (FOUR + "b+1 b3 b4", "b+1>discard", [laid(0, "b+1"), drew(1, "UNO-9", "g9"), skipped(1, "UNO-9"), turn(2)]),
    (FOUR + "bskip b3 b4", "bskip>discard", [laid(0, "bskip"), skipped(1, "UNO-11"), turn(2)]),
    (FOUR + "brev b3 b4", "brev>discard", [laid(0, "brev"), reversed_to("right"), turn(3)]),
    (FOUR + "brev b3 b4 | direction right", "brev>discard", [laid(0, "brev"), reversed_to("left"), turn(1)]),
    (TWO, "brev>discard", [laid(1, "brev"), reversed_to("right"), skipped(0, "UNO-10"), turn(1)]),
    (TWO + " | two_player_reverse plain", "brev>discard", [laid(1, "brev"), reversed_to("right"), turn(0)]),
    (FOUR + "wild+2 b3 b4", "wild+2>green", [laid(0, "wild+2", "green"), turn(1)]),
    (
        FOUR + "wild+2 r3 r4 | bluff off",
        "wild+2>green",
        [laid(0, "wild+2", "green"), drew(1, "UNO-13", "g8", "g9"), skipped(1, "UNO-13"), turn(2)],
    ),
    (FOUR + "b2 b3 | phase drawn | drawn b3", "keep", [{"type": "kept", "seat": 0}, turn(1)]),
    (
        FOUR.replace("discard b7", "discard wild") + "b2 b3 | phase colour",
        "colour>green",
        [{"type": "named", "seat": 0, "colour": "green"}, turn(0)],
    ),
    (
        FORGOT,
        "4:catch>3",
        [{"type": "caught", "seat": 3, "culprit": 2}, drew(2, "UNO-17", "g8", "g9")],
    ),
    (FORGOT, "4:let", [{"type": "let", "seat": 3, "culprit": 2}]),
]


@pytest.mark.parametrize(("position", "action", "events"), CASES)
def test_each_action_tells_what_happened(position: str, action: str, events: list[dict[str, Any]]) -> None:
    assert told(position, action) == events


HIT = (
    "players 4 | seat 3 | phase challenge | colour red | was blue | discard b7 wild+2 | deck g9 g8 y9 y8 r1 r2 | "
    "hand 1 r3 | hand 3 y1 y2 | hand 4 b1 | hand 2 "
)


def challenged(guilty: bool, *hand: str) -> dict[str, Any]:
    return {"type": "challenged", "seat": 2, "accused": 1, "guilty": guilty, "hand": list(hand)}


def test_a_challenge_tells_the_verdict_and_who_draws() -> None:
    assert told(HIT + "b4 g1", "challenge") == [
        challenged(True, "b4", "g1"),
        drew(1, "UNO-14", "g8", "g9"),
        turn(2),
    ]
    assert told(HIT + "g1 wild", "challenge") == [
        challenged(False, "g1", "wild"),
        drew(2, "UNO-14", "g8", "g9", "y8", "y9"),
        skipped(2, "UNO-14"),
        turn(3),
    ]


def test_an_accepted_wild_draw_two_names_its_rule() -> None:
    assert told(HIT + "b4 g1", "accept") == [drew(2, "UNO-13", "g8", "g9"), skipped(2, "UNO-13"), turn(3)]
    forgot = HIT + "b4 | open 2"
    assert told(forgot, "accept")[-1] == turn(3), "the seat that is waited for, not the first that may catch"


def test_only_the_drawer_sees_what_is_drawn() -> None:
    state = GAME.position(FOUR + "b+1 b3 b4")
    drawn = act(state, "b+1>discard")[1]
    assert drawn.seen_by(1) is drawn
    assert [drawn.seen_by(seat).to_json() for seat in (0, 2, None)] == [drew(1, "UNO-9", "?")] * 3


def test_a_reshuffle_counts_the_cards_of_the_new_pile() -> None:
    """UNO-8: the top stays, so that it is one fewer than were discarded."""
    state = GAME.position("hand 1 g1 b1 | hand 2 r1 | discard y1 y2 wild b7 | deck r5")
    assert told(state, "draw") == [drew(0, "UNO-6", "r5"), {"type": "reshuffled", "cards": 51}, turn(1)]


def ended(seat: int, hands: list[list[str]], points: list[int], scores: list[int]) -> dict[str, Any]:
    return {"type": "round_ended", "round": 4, "seat": seat, "hands": hands, "points": points, "scores": scores}


LAST = "players 3 | round 4 | seat 2 | dealer 1 | scores 10 20 30 | hand 1 r9 r+1 | hand 3 wild y0 | discard b7 | "
LEFT = [["r9", "r+1"], [], ["y0", "wild"]]


def test_the_end_of_a_round_tells_the_hands_and_what_they_count() -> None:
    state = GAME.position(LAST + "hand 2 b2")
    events = told(state, "b2>discard")
    assert events[:2] == [laid(1, "b2"), ended(1, LEFT, [29, 0, 50], [10, 99, 30])]
    assert events[2] == {"type": "dealt", "round": 5, "dealer": 1, "top": state.view(None)["top"]}
    assert told(LAST + "hand 2 b2 | scoring caught", "b2>discard")[1] == ended(1, LEFT, [29, 0, 50], [39, 20, 80])


@pytest.mark.parametrize(
    ("card", "option", "drawn"),
    [
        ("wild+2>red", "", drew(2, "UNO-18", "g1", "g2")),
        ("b+1>discard", "last_draw_one on", drew(2, "UNO-18", "g1")),
    ],
)
def test_the_last_card_still_draws_before_the_round_ends(card: str, option: str, drawn: dict[str, Any]) -> None:
    position = LAST + f"hand 2 {card.partition('>')[0]} | deck g1 g2 g3 g4" + (f" | {option}" if option else "")
    events = told(position, card)
    assert [event["type"] for event in events[:3]] == ["laid", "drew", "round_ended"]
    assert events[1] == drawn
    assert events[2]["hands"][2] == [*drawn["cards"], "y0", "wild"]


def test_the_end_of_the_match_tells_its_outcome() -> None:
    state = GAME.position(LAST + "hand 2 b2 | target 90")
    assert told(state, "b2>discard")[2:] == [
        {"type": "over", "outcome": {"reason": "UNO-20", "ranking": [[1], [2], [0]], "scores": [10, 99, 30]}}
    ]
