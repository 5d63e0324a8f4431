"""The facts of every refusal and the fields of every event of Flights: which card, which seat, whose, how many."""

from __future__ import annotations

from typing import Any

import pytest

import pyengine
from pyengine.core.state import State
from pyengine.games.flights.notation import parse
from pyengine.games.flights.pieces import LAYS
from pyengine.games.flights.position import position
from tests.games.flights.table import events, played

GAME = pyengine.game("flights")
LAYING = "players 3 | hand 1 r3 d | hand 2 b4 | hand 3 - | used 2 5 | first 2"
PICKING = "players 3 | laid 1 r3>2 | laid 2 b4>5 | laid 3 g1>4"
KINDS = "players 4 | laid 1 {}>6 | laid 2 x3>5 | laid 3 u>4 | laid 4 b4>3"
SWAPPING = (
    "players 3 | city 1 v4 | city 2 b2 r4 b4 | city 3 g4 y4 v2 | laid 1 r1>6 | laid 2 {0}>1 | laid 3 g3>5"
    " | phase swap | swap {0} | table -"
)
FOURS, ANY = SWAPPING.format("x4"), SWAPPING.format("u")


def refused(state: State | str, seat: int, text: str) -> tuple[str, dict[str, Any]] | None:
    """The rule and the facts by which the seat (from 1) is refused the action."""
    state = position(state) if isinstance(state, str) else state
    breach = state.why_not(seat - 1, parse(text))
    return (breach.rule, breach.facts) if breach else None


@pytest.mark.parametrize(
    ("text", "seat", "action", "rule", "facts"),
    [
        (LAYING, 3, "r3>1", "FLI-9", {"seat": 3}),
        ("hand 1 - | hand 2 b4", 1, "r3>1", "FLI-9", {"seat": 1}),
        (LAYING, 1, "b4>1", "FLI-4", {"card": "b4"}),
        (LAYING, 2, "b4>5", "FLI-8", {"flight": 5}),
        (LAYING, 1, "take>r3", "FLI-4", {}),
        (LAYING, 2, "r4>b4", "FLI-4", {}),
        ("hand 2 r1 | laid 1 r3>2", 1, "r1>1", "FLI-4", {"seat": 1}),
        ("hand 1 r1 | laid 2 r3>2", 2, "r1>1", "FLI-4", {"seat": 2}),
        (PICKING, 1, "take>b4", "FLI-5", {"seat": 1, "to_act": 2}),
        (PICKING, 3, "take>b4", "FLI-5", {"seat": 3, "to_act": 2}),
        (PICKING, 2, "take>y6", "FLI-5", {"card": "y6"}),
        (PICKING, 2, "b4>1", "FLI-5", {}),
        (PICKING, 2, "r4>b4", "FLI-5", {}),
        (KINDS.format("d"), 1, "take>b4", "FLI-10", {"card": "b4"}),
        (KINDS.format("d"), 1, "take>x3", "FLI-10", {"card": "x3"}),
        (KINDS.format("d"), 1, "take>u", "FLI-10", {"card": "u"}),
        (KINDS.format("r1"), 1, "take>x3", "FLI-11", {"card": "x3"}),
        (KINDS.format("r1"), 1, "take>u", "FLI-12", {"card": "u"}),
        (KINDS.format("x1") + " | table x1 x3 u | order 2 3 4", 2, "take>u", "FLI-12", {"card": "u"}),
        (FOURS, 1, "v4>r4", "FLI-6", {"seat": 1, "to_act": 2}),
        (FOURS, 3, "g4>r4", "FLI-6", {"seat": 3, "to_act": 2}),
        (FOURS, 2, "take>x4", "FLI-6", {}),
        (FOURS, 2, "r4>1", "FLI-6", {}),
        (FOURS, 2, "b2>v2", "FLI-15", {"own": "b2", "their": "v2"}),
        (FOURS, 2, "r4>v2", "FLI-15", {"own": "r4", "their": "v2"}),
        (FOURS, 2, "b2>g4", "FLI-15", {"own": "b2", "their": "g4"}),
        (FOURS, 2, "g4>y4", "FLI-15", {"own": "g4", "their": "y4"}),
        (FOURS, 2, "v4>g4", "FLI-15", {"own": "v4", "their": "g4"}),
        (FOURS, 2, "r4>o4", "FLI-15", {"own": "r4", "their": "o4"}),
        (FOURS, 2, "r4>b4", "FLI-15", {"own": "r4", "their": "b4"}),
        (FOURS, 2, "r4>v4", "FLI-18", {"own": "r4", "their": "v4", "partner": 1}),
        (ANY, 2, "r4>v2", "FLI-15", {"own": "r4", "their": "v2"}),
        (ANY, 2, "g4>y4", "FLI-16", {"own": "g4", "their": "y4"}),
        (ANY, 2, "b2>y2", "FLI-16", {"own": "b2", "their": "y2"}),
        (ANY, 2, "r4>b4", "FLI-16", {"own": "r4", "their": "b4"}),
        (ANY, 2, "b4>v4", "FLI-18", {"own": "b4", "their": "v4", "partner": 1}),
        ("scores 50 3 | hand 1 r1 | hand 2 b1", 1, "r1>1", "FLI-22", {}),
    ],
)
def test_a_refusal_names_the_facts_of_the_case(
    text: str, seat: int, action: str, rule: str, facts: dict[str, Any]
) -> None:
    assert refused(text, seat, action) == (rule, facts)


@pytest.mark.parametrize(
    ("text", "action"),
    [(LAYING, "2:b4>6"), (PICKING, "2:take>r3"), (FOURS, "2:b4>y4"), (ANY, "2:b2>v2"), (ANY, "2:r4>g4")],
)
def test_its_neighbour_is_allowed(text: str, action: str) -> None:
    seat, _, what = action.partition(":")
    assert refused(text, int(seat), what) is None
    played(text, action)


@pytest.mark.parametrize(("seat", "facts"), [(-1, {"seat": 0}), (2, {"seat": 3}), (7, {"seat": 8})])
def test_a_seat_that_is_not_there_is_refused(seat: int, facts: dict[str, Any]) -> None:
    breach = position("hand 1 r1 | hand 2 -").why_not(seat, LAYS[0][1])
    assert breach is not None
    assert (breach.rule, breach.facts) == ("FLI-4", facts)
    breach = position("laid 1 r1>3 | laid 2 b1>4").why_not(seat, LAYS[0][1])
    assert breach is not None
    assert (breach.rule, breach.facts) == ("FLI-5", facts | {"to_act": 2})


def test_who_has_laid_nothing_has_nothing_to_take_or_swap() -> None:
    """FLI-9, in each phase."""
    picking = "players 3 | hand 3 r5 | laid 1 r3>2 | laid 2 b4>5 | phase pick"
    assert refused(picking, 3, "take>r3") == ("FLI-9", {"seat": 3})
    swapping = "players 3 | city 1 r4 | city 2 b4 | laid 1 x4>2 | laid 2 b1>5 | phase swap | swap x4 | table -"
    assert refused(swapping, 3, "b4>r4") == ("FLI-9", {"seat": 3})


def test_legal_swaps_go_by_own_place_then_clockwise_then_by_place() -> None:
    text = (
        "players 4 | city 1 v4 r2 g6 | city 2 r4 b2 | city 3 g4 y4 v2 | city 4 o4 y2 | laid 2 u>1 | phase swap | swap u"
    )
    state = position(text)
    wanted = ["r4>g4", "r4>y4", "r4>o4", "r4>v4", "b2>v2", "b2>y2", "b2>r2"]
    assert [GAME.format(action) for action in state.legal(1)] == wanted
    assert state.view(None)["swaps"] == [pair.split(">") for pair in wanted]
    assert state.legal(0) == state.legal(2) == []


def told(text: str, *actions: str) -> list[dict[str, Any]]:
    """The events of the last action, as whoever acts sees them."""
    state, (seat, _, _) = played(text, *actions[:-1]), actions[-1].rpartition(":")
    return events(state, actions[-1], int(seat) - 1 if seat else state.to_act[0])


def test_the_events_of_a_round() -> None:
    text = "players 3 | first 2 | hand 1 d y6 | hand 2 r1 | hand 3 g1 | city 1 b5 | city 2 r2 | deck b2 v2 v3 v4"
    assert told(text, "3:g1>2") == [{"type": "laid", "seat": 2, "card": "g1", "flight": 2}]
    laid = "3:g1>2", "2:r1>5", "1:d>5"
    assert told(text, *laid) == [
        {"type": "laid", "seat": 0, "card": "d", "flight": 5},
        {"type": "turned", "laid": [(1, "r1", 5), (0, "d", 5), (2, "g1", 2)]},
        {"type": "turn", "seat": 1},
    ]
    assert told(text, *laid, "take>d") == [
        {"type": "took", "seat": 1, "card": "d"},
        {"type": "deported", "seat": 1, "city": "r2"},
        {"type": "turn", "seat": 0},
    ]
    assert told(text, *laid, "take>d", "take>g1", "take>r1") == [
        {"type": "took", "seat": 2, "card": "r1"},
        {"type": "drew", "seat": 1, "cards": ["?"]},
        {"type": "drew", "seat": 2, "cards": ["v2"]},
        {"type": "drew", "seat": 0, "cards": ["?"]},
        {"type": "round", "round": 2, "first": 2},
    ]


def test_the_events_of_a_swap() -> None:
    assert events(FOURS, "b4>y4", 1)[0] == {"type": "swapped", "seat": 1, "own": "b4", "partner": 2, "their": "y4"}
    burning = (
        "players 3 | city 2 b1 r4 g3 | city 3 r2 b4 y6 | laid 1 r1>6 | laid 2 x4>1 | laid 3 g1>5 | swap x4 | table -"
    )
    assert [event for event in events(burning, "r4>b4", 1) if event["type"] == "burnt"] == [
        {"type": "burnt", "seat": 1, "cities": ["b1", "b4"]},
        {"type": "burnt", "seat": 2, "cities": ["r2", "r4"]},
    ]
    unused = "players 3 | laid 1 r1>6 | laid 2 u>1 | laid 3 g1>5 | table u | order 2"
    assert events(unused, "take>u", 1)[:2] == [
        {"type": "took", "seat": 1, "card": "u"},
        {"type": "unused", "seat": 1, "card": "u"},
    ]


def test_the_events_between_two_games_and_at_the_end() -> None:
    text = "players 3 | game 2 | first 2 | city 3 r3 b2 g5 y1 v1 | city 1 r6 | laid 3 y2>6 | laid 1 b1>5 | table b1"
    found = events(text, "take>b1", None)
    assert found[0] == {"type": "took", "seat": 0, "card": "b1"}
    assert found[1] == {
        "type": "scored",
        "game": 2,
        "match": "points",
        "cities": [("r6", "b1"), (), ("r3", "b2", "g5", "y1", "v1")],
        "complete": [2],
        "values": [7, 0, 12],
        "scores": [7, 0, 12],
        "wins": [0, 0, 0],
    }
    assert (found[2]["type"], found[2]["game"], len(found[2]["out"]), found[2]["first"]) == ("dealt", 3, 1, 2)
    assert [(event["type"], event["seat"], event["cards"]) for event in found[3:-1]] == [
        ("drew", seat, ["?"] * 3) for seat in (2, 0, 1)
    ]
    assert found[-1] == {"type": "round", "round": 1, "first": 2}
    over = events(f"target 9 | {text}", "take>b1", None)[-1]
    assert over == {
        "type": "over",
        "outcome": {"reason": "FLI-22", "ranking": [[2], [0], [1]], "scores": [7, 0, 12]},
    }
