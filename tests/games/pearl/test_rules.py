"""Every rule of Pearl of the East from both sides, what it permits and what it forbids; its ends are in `test_ends`."""

from __future__ import annotations

import sys

import pytest

import pyengine
from pyengine.rulebook import load
from tests.games.pearl import test_ends
from tests.games.pearl.cards import cards
from tests.games.pearl.table import BOTH, EITHER, GAME, PLAIN, RUBIES, fact, played, provable, refusal


@pytest.mark.permits("PRL-1")
def test_a_task_of_each_kind_seen_by_its_owner() -> None:
    state = GAME.position(f"{RUBIES} | done 1 S E | done 2 A T")
    assert (fact(state, "open 1"), fact(state, "done 1"), fact(state, "done-size 2")) == ("R A T D O J", "S E", "2")
    own, their = state.view(0)["players"]
    assert (own["done"], own["open"]) == (["S", "E"], ["R", "A", "T", "D", "O", "J"])
    assert (their["done"], their["open"]) == (["?", "T"], ["?"] * 6)
    assert state.view(None)["players"][0]["done"] == ["?", "E"]


@pytest.mark.forbids("PRL-1")
def test_no_task_twice_and_none_of_others_seen() -> None:
    assert refusal(f"{BOTH} | done 1 E | shifts 1 | phase tasks", "E>done") == "PRL-1"
    with pytest.raises(pyengine.NotationError):
        GAME.position("done 1 R S R")
    state = GAME.position(f"{RUBIES} | done 1 S | done 2 R A")
    other = GAME.position(f"{RUBIES} | done 1 S | done 2 T A")
    assert state.view(0) == other.view(0)
    assert state.view(0)["provable"] == ["R"]
    assert state.view(1)["provable"] == state.view(None)["provable"] == []


@pytest.mark.permits("PRL-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_of_each_kind_and_the_pearl_in_the_field(players: int) -> None:
    """D1."""
    state = GAME.deal(players, 3)
    assert sorted(fact(state, "field").replace(" ", "")) == sorted("RSEATDOJ" * 3 + "o")
    assert fact(state, "deck-size") == str(72 - 8 * players - 3 * players)
    assert fact(GAME.deal(2, 1), "deck-size") == "50"
    assert cards(GAME.write(state)) == sorted("RSEATDOJ" * 12 + "o")


@pytest.mark.forbids("PRL-2")
@pytest.mark.parametrize(
    "text",
    [
        "field RRRRS SEEEA AATTT DDDOO OJJJo",
        "field RRRSS SEEEA AATTT DDDOO OJJJJ",
        "field RRRSS SEEEA AATTT DDDOO OJJo.",
        "field RRRSS SEEEA AATTT DDDOO",
        "hand 1 o",
        "hand 1 R R R R R R R R",
    ],
)
def test_no_other_cards_lie_there(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("PRL-3")
def test_three_cards_each_and_turns_go_clockwise() -> None:
    state = GAME.deal(3, 8)
    assert [fact(state, f"hand-size {seat}") for seat in (1, 2, 3)] == ["3", "3", "3"]
    assert {GAME.deal(3, seed).to_act[0] for seed in range(30)} == {0, 1, 2}
    assert played("players 3 | seat 3", "draw").to_act == (0,)


@pytest.mark.forbids("PRL-3")
def test_hands_are_hidden_and_nobody_plays_out_of_turn() -> None:
    state = GAME.position("hand 1 R S | hand 2 E")
    assert [player["hand"] for player in state.view(0)["players"]] == [["R", "S"], ["?"]]
    assert [player["hand"] for player in state.view(None)["players"]] == [["?", "?"], ["?"]]
    assert refusal("hand 2 R", "draw", seat=1) == "PRL-3"
    (drew, *_) = state.apply(0, GAME.parse("draw"))
    assert drew.seen_by(1).to_json()["cards"] == ["?", "?", "?"]
    assert drew.seen_by(0) == drew


@pytest.mark.permits("PRL-4")
def test_draw_three_or_shift_and_prove() -> None:
    drawn = played(f"{PLAIN} | deck T D O J", "draw")
    assert (fact(drawn, "hand 1"), drawn.to_act, fact(drawn, "turn")) == ("T D O", (1,), "2")
    shifted = played(f"{PLAIN} | hand 1 R S S T", "R>row1-left", "SST>row2-right")
    assert (fact(shifted, "row1"), fact(shifted, "row2"), shifted.to_act) == ("SEATR", "DSEAT", (0,))
    shifted.apply(0, GAME.parse("prove"))
    assert (fact(shifted, "discard-size"), shifted.to_act) == ("4", (1,))


@pytest.mark.permits("PRL-4")
def test_who_can_do_nothing_passes() -> None:
    everything = " ".join("RSEATDOJ" * 7)
    state = GAME.position(f"{PLAIN} | deck - | hand 2 {everything}")
    assert state.legal(0) == [GAME.parse("pass")]
    state.apply(0, GAME.parse("pass"))
    assert state.to_act == (1,)


@pytest.mark.forbids("PRL-4")
def test_no_draw_after_a_shift_no_proof_before_and_no_free_pass() -> None:
    hand = f"{PLAIN} | hand 1 R S T A"
    assert refusal(hand + " | shifts 1", "draw") == "PRL-4"
    assert refusal(hand, "prove") == refusal(hand, "RS>row2-left") == "PRL-4"
    assert refusal(hand, "pass") == refusal(hand + " | shifts 1", "pass") == "PRL-4"
    assert refusal(hand, "S>row1-left") == refusal(hand, "E>row1-left") == "PRL-4"
    assert refusal(hand, "STA>row1-left") == refusal(hand, "SSS>row3-left") == "PRL-4"
    assert refusal(hand, "SAT>row3-left") is None
    assert GAME.position(hand).why_not(0, object()) == pyengine.Breach("PRL-4")


@pytest.mark.permits("PRL-5")
def test_any_three_move_the_pearl() -> None:
    state = played(f"{PLAIN} | hand 1 R S J", "RSJ>col2-bottom")
    assert (fact(state, "col2"), fact(state, "hand 1")) == ("oSEAD", "-")
    assert refusal(f"{PLAIN} | hand 1 S", "S>col2-top") is None


@pytest.mark.forbids("PRL-5")
@pytest.mark.parametrize("payment", ["R", "S", "RSE", "RRR"])
def test_one_card_or_three_that_one_lacks_do_not(payment: str) -> None:
    assert refusal(f"{PLAIN} | hand 1 R S J J", f"{payment}>col2-bottom") == "PRL-5"


@pytest.mark.permits("PRL-6")
def test_three_or_four_in_succession_prove_a_task() -> None:
    assert provable(RUBIES) == "R"
    assert provable("field RRRoE SSJEO JOADT OASAE TTDDJ") == "R"
    state = played(f"{RUBIES} | hand 1 S", "S>row2-left", "prove", "R>done")
    assert (fact(state, "done 1"), state.to_act, fact(state, "phase")) == ("R", (1,), "turn")


@pytest.mark.forbids("PRL-6")
def test_two_do_not_and_only_after_shifting() -> None:
    assert provable(PLAIN) == "-"
    assert refusal(RUBIES, "R>done") == "PRL-6"
    assert refusal(f"{RUBIES} | shifts 1", "R>done") == "PRL-6"
    assert refusal(f"{RUBIES} | shifts 1 | phase tasks", "S>done") == "PRL-6"
    assert fact(played(f"{RUBIES} | deck R S E", "draw"), "done 1") == "-"


@pytest.mark.permits("PRL-7")
@pytest.mark.parametrize("kind", ["R", "S"])
def test_the_pearl_stands_for_any_one_kind(kind: str) -> None:
    """D2."""
    assert provable(EITHER) == "R S"
    state = played(f"{EITHER} | shifts 1", "prove", f"{kind}>done")
    assert (fact(state, "done 1"), state.to_act, fact(state, "pearl")) == (kind, (1,), "-")


@pytest.mark.permits("PRL-7")
def test_a_run_without_the_pearl_does_not_use_it_up() -> None:
    first = played(f"{BOTH} | shifts 1", "prove", "E>done")
    assert (fact(first, "pearl"), fact(first, "provable")) == ("-", "R S")
    second = played(f"{BOTH} | shifts 1", "prove", "S>done")
    assert (fact(second, "pearl"), fact(second, "provable"), second.view(0)["pearl"]) == ("S", "E", "S")


@pytest.mark.forbids("PRL-7")
def test_not_for_two_kinds_in_a_turn() -> None:
    state = played(f"{BOTH} | shifts 1", "prove", "S>done")
    assert refusal(GAME.write(state), "R>done") == "PRL-7"
    for text in ("pearl R", "done 1 R | pearl R", f"{BOTH} | done 1 S | pearl R | shifts 1 | phase tasks"):
        with pytest.raises(pyengine.NotationError):
            GAME.position(text)


@pytest.mark.permits("PRL-8")
@pytest.mark.parametrize(("one", "two"), [("S", "E"), ("E", "S")])
def test_several_tasks_in_the_order_the_player_likes(one: str, two: str) -> None:
    state = played(f"{BOTH} | done 1 J | shifts 1", "prove", f"{one}>done", f"{two}>done")
    assert fact(state, "done 1") == f"J {one} {two}"
    assert state.view(1)["players"][0]["done"] == ["?", "?", two]


@pytest.mark.forbids("PRL-8")
def test_only_the_owner_lays_tasks() -> None:
    state = GAME.position(f"{BOTH} | shifts 1 | phase tasks")
    breach = state.why_not(1, GAME.parse("E>done"))
    assert breach == pyengine.Breach("PRL-3", {"seat": 2, "to_act": 1})
    assert state.legal(1) == []
    with pytest.raises(pyengine.NotationError):
        GAME.parse("o>done")


@pytest.mark.permits("PRL-9")
def test_the_field_stays_as_it_is() -> None:
    state = played(f"{BOTH} | shifts 1", "prove", "S>done", "E>done")
    assert (f"field {fact(state, 'field')}", fact(state, "discard-size")) == (BOTH, "0")


@pytest.mark.forbids("PRL-9")
def test_no_place_is_ever_empty() -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(BOTH.replace("EEE", "..."))


@pytest.mark.permits("PRL-10")
def test_covered_empty_and_own_tops_forbid_nothing() -> None:
    assert fact(GAME.position(f"{RUBIES} | done 1 S"), "forbidden") == "-"
    assert provable(f"{RUBIES} | done 1 S | done 2 R T") == "R"
    assert fact(GAME.position("players 3 | done 2 T R | done 3 J"), "forbidden") == "R J"


@pytest.mark.forbids("PRL-10")
def test_the_opponents_tops_forbid_their_kinds() -> None:
    """D3."""
    assert provable(f"{RUBIES} | done 2 T R") == "-"
    state = played(f"{RUBIES} | done 2 T R | shifts 1", "prove")
    assert (fact(state, "done 1"), state.to_act) == ("-", (1,))
    assert refusal(f"{BOTH} | done 2 E | shifts 1 | phase tasks", "E>done") == "PRL-10"


@pytest.mark.permits("PRL-11")
def test_a_task_may_be_held_back_before_and_after_others() -> None:
    state = GAME.position(f"{BOTH} | shifts 1 | phase tasks")
    assert [GAME.format(action) for action in state.legal(0)] == ["R>done", "S>done", "E>done", "end"]
    held = played(f"{BOTH} | shifts 1", "prove", "end")
    assert (fact(held, "done 1"), held.to_act, fact(held, "phase"), fact(held, "shifts")) == ("-", (1,), "turn", "0")
    assert (fact(held, "turn"), held.outcome) == ("2", None)
    held = played(f"{BOTH} | seat 2 | done 2 A | shifts 3", "prove", "S>done", "end")
    assert (fact(held, "done 2"), held.to_act, fact(held, "pearl")) == ("A S", (0,), "-")
    state = played(f"{BOTH} | shifts 1", "prove", "E>done", "end")
    assert (fact(state, "done 1"), fact(state, "open 1")) == ("E", "R S A T D O J")


@pytest.mark.permits("PRL-11")
def test_the_turn_ends_when_nothing_is_left_to_complete() -> None:
    state = played(f"{BOTH} | done 1 E R S | shifts 1", "prove")
    assert (state.to_act, fact(state, "phase")) == ((1,), "turn")
    state = played(f"{BOTH} | shifts 1", "prove", "R>done", "E>done")
    assert (state.to_act, fact(state, "done 1")) == ((1,), "R E")


@pytest.mark.permits("PRL-11")
def test_everything_is_completed_where_the_players_agreed_on_that() -> None:
    state = GAME.position(f"{BOTH} | completing all | shifts 1 | phase tasks")
    assert [GAME.format(action) for action in state.legal(0)] == ["R>done", "S>done", "E>done"]
    assert state.why_not(0, GAME.parse("end")) == pyengine.Breach("PRL-11", {"completing": "all"})
    assert state.view(0)["completing"] == "all"
    assert GAME.write(state).split(" | ")[4] == "completing all"
    assert GAME.deal(2, 1, completing="all").copy().view(None)["completing"] == "all"
    assert GAME.deal(2, 1).view(None)["completing"] == "choice"


@pytest.mark.forbids("PRL-11")
@pytest.mark.parametrize("action", ["draw", "prove", "pass", "R>row1-left"])
def test_while_tasks_are_laid_nothing_else_is_done(action: str) -> None:
    assert refusal(f"{BOTH} | hand 1 R | shifts 1 | phase tasks", action) == "PRL-11"


@pytest.mark.forbids("PRL-4")
@pytest.mark.parametrize("shifts", [0, 1, 4])
def test_a_turn_does_not_end_before_the_tasks_begin(shifts: int) -> None:
    state = GAME.position(f"{BOTH} | hand 1 R | shifts {shifts}")
    assert state.why_not(0, GAME.parse("end")) == pyengine.Breach("PRL-4", {"shifts": shifts})
    assert GAME.parse("end") not in state.legal(0)


@pytest.mark.forbids("PRL-11")
@pytest.mark.parametrize("text", ["phase tasks", "phase tasks | shifts 1 | done 1 R S E", "shifts 1 | phase sleep"])
def test_the_phase_needs_a_task_to_complete(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(f"{BOTH} | {text}")


@pytest.mark.permits("PRL-12")
def test_the_discard_becomes_the_deck_without_an_end() -> None:
    state = GAME.position(f"{PLAIN} | deck R")
    events = [event.type for event in state.apply(0, GAME.parse("draw"))]
    assert events == ["drew", "reshuffled", "turn"]
    assert (fact(state, "hand-size 1"), fact(state, "deck-size"), fact(state, "discard-size")) == ("3", "53", "0")


@pytest.mark.permits("PRL-12")
def test_what_there_is_is_drawn() -> None:
    most = " ".join(["R"] * 5 + ["S"] * 5 + list("EATDOJ" * 7))
    state = played(f"{PLAIN} | deck - | hand 2 {most}", "draw")
    assert (fact(state, "hand-size 1"), fact(state, "deck-size")) == ("3", "1")
    state = played(f"{PLAIN} | deck R S | hand 2 {most} R S", "draw")
    assert (fact(state, "hand 1"), fact(state, "deck-size"), state.outcome) == ("R S", "0", None)


@pytest.mark.forbids("PRL-12")
def test_nothing_is_drawn_where_there_is_nothing() -> None:
    everything = " ".join("RSEATDOJ" * 7)
    assert refusal(f"{PLAIN} | deck - | hand 2 {everything}", "draw") == "PRL-12"


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for test in (vars(sys.modules[__name__]) | vars(test_ends)).values():
        for mark in getattr(test, "pytestmark", []):
            if mark.name in shown:
                shown[mark.name].add(mark.args[0])
    rules = set(load("pearl", "en").rules)
    assert len(rules) == 15
    assert shown == {"permits": rules, "forbids": rules}
