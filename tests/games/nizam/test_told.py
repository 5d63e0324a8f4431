"""What refusals and events of Nizam tell: every fact, every field, every seat."""

from __future__ import annotations

import pytest

import pyengine
from tests.games.nizam.table import GAME, PLAIN, TABLE, everything_but, field, state_of

refused, told = TABLE.refused, TABLE.told
HOLE = "field .SEAT SEATD EATDO ATDOJ TDOJR"
CROSS = field("RRRSE", "RSEAT", "RATSE")
"""Three rubies in the first row and in the first column: places 0, 1, 2, 5, 10."""
STUCK = f"deck - | hand 2 {everything_but()}"


@pytest.mark.parametrize(
    ("due", "seat", "facts"),
    [(1, 1, {"seat": 2, "to_act": 1}), (3, 0, {"seat": 1, "to_act": 3}), (2, 2, {"seat": 3, "to_act": 2})],
)
def test_who_is_to_act_and_who_tried(due: int, seat: int, facts: dict[str, int]) -> None:
    position = f"players 3 | seat {due} | {PLAIN} | hand 1 R | hand 2 R | hand 3 R"
    for action in ("draw", "activate", "pass", "R>row1-left"):
        assert refused(position, action, seat) == ("NIZ-3", facts)
    assert state_of(position).legal(seat) == []


@pytest.mark.parametrize("shifts", [1, 2, 7])
def test_how_many_shifts_forbid_a_draw(shifts: int) -> None:
    assert refused(f"{PLAIN} | shifts {shifts}", "draw") == ("NIZ-4", {"shifts": shifts})


def test_facts_of_the_other_refusals_of_a_turn() -> None:
    assert refused(PLAIN, "activate") == ("NIZ-7", {"shifts": 0})
    assert refused(f"{PLAIN} | {STUCK}", "draw") == ("NIZ-15", {"deck": 0})
    assert refused(f"players 1 | {PLAIN} | hand 1 R R S S E E A A", "draw") == ("NIZ-19", {"limit": 8})
    assert refused(PLAIN, "pass") == ("NIZ-18", {})
    assert refused(f"{PLAIN} | shifts 1 | {STUCK}", "pass") == ("NIZ-18", {})
    assert refused("runouts 2", "activate", seat=1) == ("NIZ-16", {})
    assert refused("players 1 | runouts 1", "activate") == ("NIZ-19", {})
    breach = state_of(PLAIN).why_not(0, object())
    assert breach is not None
    assert (breach.rule, breach.facts) == ("NIZ-4", {})


@pytest.mark.parametrize(
    ("hand", "action", "rule", "kind"),
    [
        ("R S", "S>row1-left", "NIZ-6", "R"),
        ("S", "R>row1-left", "NIZ-6", "R"),
        ("S", "T>row1-right", "NIZ-6", "T"),
        ("R S", "RS>col2-top", "NIZ-8", "S"),
        ("R D E A", "REA>col2-bottom", "NIZ-8", "D"),
        ("S E", "SSE>row5-left", "NIZ-8", "T"),
    ],
)
def test_what_lies_at_the_end_and_what_was_offered(hand: str, action: str, rule: str, kind: str) -> None:
    payment, end = action.split(">")
    facts = {"end": end, "payment": payment, "kind": kind}
    assert refused(f"{PLAIN} | hand 1 {hand}", action) == (rule, facts)


@pytest.mark.parametrize("end", ["row1-left", "col1-top"])
def test_of_an_empty_place_no_kind_is_told(end: str) -> None:
    for payment in ("R", "RR", "RRR"):
        assert refused(f"{HOLE} | hand 1 R R R", f"{payment}>{end}") == ("NIZ-6", {"end": end, "payment": payment})


def test_a_shift_tells_who_paid_what_where() -> None:
    position = f"players 3 | seat 3 | {PLAIN} | hand 3 R S E"
    assert told(position, "R>row1-left", 2) == [{"type": "shifted", "seat": 2, "payment": "R", "end": "row1-left"}]
    three = {"type": "shifted", "seat": 2, "payment": "RSE", "end": "row1-right"}
    assert told(position, "ESR>row1-right", 2) == [three]


def test_a_draw_tells_who_drew_what_and_who_is_next() -> None:
    position = f"players 3 | seat 2 | {PLAIN} | deck T D R O"
    assert told(position, "draw", 1) == [
        {"type": "drew", "seat": 1, "cards": ["R", "T", "D"]},
        {"type": "turn", "seat": 2},
    ]
    assert told(position.replace("seat 2", "seat 3"), "draw", 2)[-1] == {"type": "turn", "seat": 0}


def test_a_draw_over_the_end_of_the_deck_tells_the_time_and_the_new_deck() -> None:
    position = f"players 4 | runouts 2 | {PLAIN} | deck T"
    discard = 96 - 25 - 1
    drew, ran_out, reshuffled, turn = told(position, "draw")
    assert (drew["seat"], len(drew["cards"])) == (0, 3)
    assert ran_out == {"type": "ran-out", "times": 3}
    assert reshuffled == {"type": "reshuffled", "cards": discard}
    assert turn == {"type": "turn", "seat": 1}


def test_a_deck_that_runs_out_with_no_discard_is_not_said_to_be_shuffled() -> None:
    everything = everything_but("R", "S")
    assert told(f"players 3 | {PLAIN} | deck R S | hand 3 {everything}", "draw") == [
        {"type": "drew", "seat": 0, "cards": ["R", "S"]},
        {"type": "ran-out", "times": 1},
        {"type": "turn", "seat": 1},
    ]


def test_an_activation_tells_points_runs_places_and_new_gems() -> None:
    position = f"players 3 | seat 2 | {CROSS} | shifts 1 | deck S E A T D O"
    assert told(position, "activate", 1) == [
        {"type": "activated", "seat": 1, "points": 7, "runs": ["row1-R3", "col1-R3"], "cells": [0, 1, 2, 5, 10]},
        {"type": "filled", "cells": [0, 1, 2, 5, 10], "gems": ["S", "E", "A", "T", "D"]},
        {"type": "turn", "seat": 2},
    ]


def test_a_filling_that_the_cards_do_not_suffice_for_tells_what_it_filled() -> None:
    position = f"runouts 1 | scores 2 9 | {CROSS} | shifts 1 | deck S E"
    assert told(position, "activate")[1:] == [
        {"type": "filled", "cells": [0, 1], "gems": ["S", "E"]},
        {"type": "ran-out", "times": 2},
        {"type": "over", "outcome": {"reason": "NIZ-16", "ranking": [[0, 1]], "scores": [9, 9]}},
    ]


def test_an_activation_without_runs_fills_nothing() -> None:
    assert told(f"{PLAIN} | shifts 1", "activate") == [
        {"type": "activated", "seat": 0, "points": 0, "runs": [], "cells": []},
        {"type": "turn", "seat": 1},
    ]


def test_a_pass_tells_whose_it_is() -> None:
    passed = told(f"seat 2 | {PLAIN} | deck - | hand 1 {everything_but()}", "pass", 1)
    assert passed == [{"type": "passed", "seat": 1}, {"type": "turn", "seat": 0}]


def test_a_single_players_end_tells_the_result() -> None:
    events = told(f"players 1 | scores 34 | {PLAIN} | deck R", "draw")
    assert events == [
        {"type": "drew", "seat": 0, "cards": ["R"]},
        {"type": "ran-out", "times": 1},
        {"type": "over", "outcome": {"reason": "NIZ-19", "ranking": [[0]], "scores": [34]}},
    ]


def test_what_is_paid_and_what_scored_lie_on_the_discard_in_order() -> None:
    state = state_of(f"{CROSS} | shifts 1 | hand 1 S E A O | hand 2 {' '.join('JJJDD')} | deck S E A T D O")
    state.apply(0, GAME.parse("OEA>row1-left"))
    assert state.view(0)["discard"][-3:] == ["E", "A", "O"]
    state = state_of(f"{CROSS} | shifts 1 | deck S E A T D O")
    state.apply(0, GAME.parse("activate"))
    assert state.view(0)["discard"][-5:] == list("RRRRR")


def test_a_view_counts_what_a_draw_would_bring() -> None:
    sizes = [
        (f"{PLAIN} | deck T D R O", 3),
        (f"{PLAIN} | deck T D R O | shifts 1", 0),
        (f"{PLAIN} | deck T | runouts 1", 1),
        (f"{PLAIN} | deck T | runouts 0", 3),
        (f"{PLAIN} | deck - | runouts 1", 3),
        (f"{PLAIN} | {STUCK}", 0),
        (f"players 1 | {PLAIN} | hand 1 R R S S E E", 2),
        (f"players 1 | {PLAIN} | hand 1 R R S S E E A A", 0),
        (f"players 1 | {PLAIN} | hand 1 R | deck T S", 2),
    ]
    assert [state_of(position).view(0)["draw"] for position, _ in sizes] == [size for _, size in sizes]
    assert [state_of(f"players {players}").view(0)["limit"] for players in (1, 2, 5)] == [8, None, None]


def test_the_errors_of_apply_carry_the_same_facts() -> None:
    with pytest.raises(pyengine.IllegalAction) as caught:
        state_of(PLAIN).apply(1, GAME.parse("draw"))
    assert caught.value.breach.facts == {"seat": 2, "to_act": 1}


def test_a_deal_has_not_run_out_yet() -> None:
    assert GAME.facts(GAME.deal(2, 1), 0)["runouts"] == "0"
