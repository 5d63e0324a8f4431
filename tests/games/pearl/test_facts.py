"""Every fact of a refusal of Pearl of the East and every field of an event: who, what, how many."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.games.pearl.pieces import Complete
from pyengine.gems.field import Shift
from tests.games.pearl.table import BOTH, EITHER, GAME, PLAIN, RUBIES, TABLE

refused, told = TABLE.refused, TABLE.told
EVERYTHING = " ".join("RSEATDOJ" * 7)
"""All cards that are neither tasks nor in the field, with two players."""
ALL_BUT_THREE = " ".join(["R"] * 6 + ["S"] * 6 + ["E"] * 6 + list("ATDOJ" * 7))


@pytest.mark.parametrize(
    ("position", "action", "rule", "facts"),
    [
        (PLAIN, "prove", "PRL-4", {"shifts": 0}),
        (f"{PLAIN} | shifts 1", "draw", "PRL-4", {"shifts": 1}),
        (f"{PLAIN} | shifts 3", "draw", "PRL-4", {"shifts": 3}),
        (f"{PLAIN} | deck - | hand 2 {EVERYTHING}", "draw", "PRL-12", {"deck": 0}),
        (f"{PLAIN} | hand 1 R", "pass", "PRL-4", {"shifts": 0}),
        (f"{PLAIN} | shifts 2", "pass", "PRL-4", {"shifts": 2}),
        (f"{PLAIN} | deck - | hand 1 R S E | hand 2 {ALL_BUT_THREE}", "pass", "PRL-4", {"shifts": 0}),
        (PLAIN, "end", "PRL-4", {"shifts": 0}),
        (f"{PLAIN} | shifts 2", "end", "PRL-4", {"shifts": 2}),
        (f"{PLAIN} | hand 1 S", "S>row1-left", "PRL-4", {"end": "row1-left", "payment": "S", "kind": "R"}),
        (PLAIN, "S>row2-left", "PRL-4", {"end": "row2-left", "payment": "S", "kind": "S"}),
        (f"{PLAIN} | hand 1 R R", "RR>row1-right", "PRL-4", {"end": "row1-right", "payment": "RR", "kind": "T"}),
        (f"{PLAIN} | hand 1 J", "J>col2-bottom", "PRL-5", {"end": "col2-bottom", "payment": "J", "kind": "o"}),
        (f"{BOTH} | shifts 1", "E>done", "PRL-6", {"kind": "E"}),
        (f"{BOTH} | shifts 1 | phase tasks", "J>done", "PRL-6", {"kind": "J"}),
        (f"{BOTH} | done 1 E | shifts 1 | phase tasks", "E>done", "PRL-1", {"kind": "E"}),
        (f"{BOTH} | done 1 J | shifts 1 | phase tasks", "J>done", "PRL-1", {"kind": "J"}),
        (f"{BOTH} | done 2 E | shifts 1 | phase tasks", "E>done", "PRL-10", {"kind": "E"}),
        (f"{BOTH} | done 2 R | shifts 1 | phase tasks", "R>done", "PRL-10", {"kind": "R"}),
        (f"{BOTH} | done 1 S | pearl S | shifts 1 | phase tasks", "R>done", "PRL-7", {"kind": "R", "pearl": "S"}),
        (f"{BOTH} | done 1 R | pearl R | shifts 1 | phase tasks", "S>done", "PRL-7", {"kind": "S", "pearl": "R"}),
        (f"{BOTH} | shifts 1 | phase tasks", "draw", "PRL-11", {}),
        (f"{BOTH} | completing all | shifts 1 | phase tasks", "end", "PRL-11", {"completing": "all"}),
    ],
)
def test_the_facts_of_a_refusal(position: str, action: str, rule: str, facts: dict[str, object]) -> None:
    assert refused(position, action) == (rule, facts)


@pytest.mark.parametrize(("seat", "other"), [(1, 1), (2, 0), (3, 0), (3, 1)])
def test_nobody_else_acts(seat: int, other: int) -> None:
    assert refused(f"players 3 | seat {seat} | {PLAIN} | hand {other + 1} R", "draw", other) == (
        "PRL-3",
        {"seat": other + 1, "to_act": seat},
    )


def test_no_shift_at_an_end_that_there_is_not() -> None:
    state = GAME.position(f"{PLAIN} | hand 1 R S E")
    wanted = Shift("R", "row6-left")
    breach = state.why_not(0, wanted)
    assert breach is not None
    assert dict(breach.facts) == {"end": "row6-left", "payment": "R", "kind": "o"}
    assert state.why_not(0, object()) == pyengine.Breach("PRL-4")


@pytest.mark.parametrize(("seat", "after"), [(1, 2), (2, 3), (3, 1)])
def test_a_draw_names_the_cards_and_who_comes_next(seat: int, after: int) -> None:
    found = told(f"players 3 | seat {seat} | {PLAIN} | deck J R S T", "draw")
    assert found == [
        {"type": "drew", "seat": seat - 1, "cards": ["R", "S", "J"]},
        {"type": "turn", "seat": after - 1},
    ]


def test_a_new_deck_is_counted() -> None:
    state = GAME.position(f"{PLAIN} | seat 2 | deck J R S | hand 1 A")
    found = [event.to_json() for event in state.apply(1, GAME.parse("draw"))]
    assert found == [
        {"type": "drew", "seat": 1, "cards": ["R", "S", "J"]},
        {"type": "reshuffled", "cards": 52},
        {"type": "turn", "seat": 0},
    ]
    assert GAME.facts(state, 0)["deck-size"] == "52"


def test_two_new_decks_in_one_draw() -> None:
    """The deck is empty before the draw and after it again."""
    most = " ".join("RSEATDOJ" * 6 + "ATDOJ")
    found = told(f"{PLAIN} | deck - | hand 2 {most}", "draw")
    assert [(event["type"], event.get("cards")) for event in found] == [
        ("drew", ["R", "S", "E"]),
        ("reshuffled", 3),
        ("turn", None),
    ]
    found = told(f"{PLAIN} | deck R S | hand 2 {' '.join('RSEATDOJ' * 6 + 'EATDOJ')}", "draw")
    assert [(event["type"], event.get("cards")) for event in found] == [("drew", ["R", "S"]), ("turn", None)]


def test_a_shift_names_its_payment_and_end() -> None:
    position = f"seat 2 | {PLAIN} | hand 2 R S T D"
    assert told(position, "STD>col2-bottom") == [{"type": "shifted", "seat": 1, "payment": "STD", "end": "col2-bottom"}]
    state = GAME.position(position)
    state.apply(1, GAME.parse("R>row1-left"))
    assert (GAME.facts(state, 0)["shifts"], state.to_act, GAME.facts(state, 0)["turn"]) == ("1", (1,), "1")
    state.apply(1, GAME.parse("S>row1-left"))
    assert GAME.facts(state, 0)["shifts"] == "2"


def test_the_proof_and_its_end() -> None:
    assert told(f"seat 2 | {RUBIES} | shifts 1", "prove") == [{"type": "proved", "seat": 1}]
    assert told(f"seat 2 | {PLAIN} | shifts 1", "prove") == [
        {"type": "proved", "seat": 1},
        {"type": "turn", "seat": 0},
    ]


@pytest.mark.parametrize(
    ("field", "kind", "pearl", "ends"),
    [(EITHER, "R", True, True), (BOTH, "S", True, False), (BOTH, "E", False, False), (RUBIES, "R", False, True)],
)
def test_a_completion_says_whether_the_pearl_proved_it(field: str, kind: str, pearl: bool, ends: bool) -> None:
    found = told(f"players 3 | seat 2 | {field} | shifts 1 | phase tasks", f"{kind}>done")
    assert found == [
        {"type": "completed", "seat": 1, "kind": kind, "pearl": pearl},
        *([{"type": "turn", "seat": 2}] if ends else []),
    ]


def test_ending_and_passing_name_their_seat() -> None:
    assert told(f"seat 2 | {BOTH} | shifts 1 | phase tasks", "end") == [
        {"type": "ended", "seat": 1},
        {"type": "turn", "seat": 0},
    ]
    assert told(f"seat 2 | {PLAIN} | deck - | hand 1 {EVERYTHING}", "pass") == [
        {"type": "passed", "seat": 1},
        {"type": "turn", "seat": 0},
    ]


def test_the_end_is_told_with_its_reason() -> None:
    over = {"reason": "PRL-13", "ranking": [[1], [0, 2]], "scores": [1, 8, 1]}
    text = f"players 3 | seat 2 | {RUBIES} | done 1 S | done 2 S E A T D O J | done 3 J | shifts 1 | phase tasks"
    assert told(text, "R>done") == [
        {"type": "completed", "seat": 1, "kind": "R", "pearl": False},
        {"type": "over", "outcome": over},
    ]
    over = {"reason": "PRL-14", "ranking": [[0], [1]], "scores": [2, 1]}
    text = f"{PLAIN} | turn 500 | bound 500 | done 1 R S | done 2 T | deck J R S T"
    assert told(text, "draw")[1:] == [{"type": "over", "outcome": over}]


def test_a_copy_shares_nothing_that_changes() -> None:
    state = GAME.position(f"{BOTH} | turn 7 | bound 500 | completing all | done 1 A | done 2 J | shifts 1 | hand 1 R S")
    text = GAME.write(state)
    twin = state.copy()
    assert GAME.write(twin) == text
    for action in ("R>row1-left", "prove", "E>done"):
        twin.apply(0, GAME.parse(action))
    assert GAME.write(state) == text
    assert GAME.write(twin) != text
    late = GAME.position(f"{BOTH} | done 1 S | pearl S | shifts 2 | phase tasks")
    assert GAME.write(late.copy()) == GAME.write(late)


def test_a_deal_begins_with_the_first_turn() -> None:
    assert GAME.facts(GAME.deal(2, 1), 0)["turn"] == "1"


@pytest.mark.parametrize(("position", "rule"), [(PLAIN, "PRL-4"), (f"{BOTH} | shifts 1 | phase tasks", "PRL-11")])
def test_a_task_of_no_kind_is_refused(position: str, rule: str) -> None:
    state = GAME.position(position)
    assert state.why_not(state.to_act[0], Complete("Z")) == pyengine.Breach(rule)
