"""Every rule of Nizam from both sides: what it permits, and what it forbids."""

from __future__ import annotations

import sys

import pytest

import pyengine
from pyengine.rulebook import load
from tests.games.nizam import test_scoring
from tests.games.nizam.cards import cards
from tests.games.nizam.table import GAME, PLAIN, everything_but, fact, field, played, refusal, state_of


@pytest.mark.permits("NIZ-1")
def test_twelve_of_each_kind_and_no_points() -> None:
    state = GAME.deal(3, 1)
    assert cards(GAME.write(state)) == sorted("RSEATDOJ" * 12)
    assert fact(state, "scores") == "0 0 0"


@pytest.mark.forbids("NIZ-1")
@pytest.mark.parametrize(
    "text", ["hand 1 R R R R R R R | hand 2 R R R R R R", "field oRSEA RRRRR SSSSS EEEEE AAAAA", "hand 1 Q", "deck o"]
)
def test_no_thirteenth_card_and_no_pearl(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)


@pytest.mark.permits("NIZ-2")
def test_runs_of_the_opening_stay_and_are_untouched() -> None:
    state = state_of(field("RRRSE"))
    assert (fact(state, "untouched"), fact(state, "changed"), fact(state, "gain")) == ("row1-R3", "-", "0")
    assert len(fact(GAME.deal(2, 9), "field").replace(" ", "")) == 25


@pytest.mark.forbids("NIZ-2")
@pytest.mark.parametrize("text", ["field RSEAT", "field RSEAT SEATD EATDO ATDOJ TDOJ", f"{PLAIN} RSEAT", "field"])
def test_a_field_is_five_by_five(text: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(text)
    assert GAME.write(GAME.deal(2, 1)) != GAME.write(GAME.deal(2, 2))


@pytest.mark.permits("NIZ-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_three_cards_each_and_71_less_3n_in_the_deck(players: int) -> None:
    """D6."""
    state = GAME.deal(players, 5)
    assert [fact(state, f"hand-size {seat}") for seat in range(1, players + 1)] == ["3"] * players
    assert fact(state, "deck-size") == str(71 - 3 * players)
    assert {GAME.deal(players, seed).to_act[0] for seed in range(40)} == set(range(players))


@pytest.mark.permits("NIZ-3")
def test_turns_go_clockwise() -> None:
    state = GAME.position("players 3 | seat 2")
    seats = []
    for _ in range(4):
        seats.append(state.to_act[0])
        state.apply(seats[-1], GAME.parse("draw"))
    assert seats == [1, 2, 0, 1]


@pytest.mark.forbids("NIZ-3")
def test_hands_are_hidden_and_nobody_plays_out_of_turn() -> None:
    state = state_of("hand 1 R S | hand 2 E A T")
    assert [player["hand"] for player in state.view(0)["players"]] == [["R", "S"], ["?", "?", "?"]]
    assert [player["hand"] for player in state.view(None)["players"]] == [["?", "?"], ["?", "?", "?"]]
    assert state.view(0)["deck"] == 96 - 25 - 5
    assert refusal("hand 2 R", "draw", seat=1) == "NIZ-3"
    (drew, *_) = state.apply(0, GAME.parse("draw"))
    assert drew.seen_by(1).to_json()["cards"] == drew.seen_by(None).to_json()["cards"] == ["?", "?", "?"]
    assert drew.seen_by(0) == drew


@pytest.mark.permits("NIZ-4")
def test_a_turn_draws_or_shifts() -> None:
    assert [refusal(f"{PLAIN} | hand 1 R", action) for action in ("draw", "R>row1-left")] == [None, None]


@pytest.mark.forbids("NIZ-4")
def test_no_draw_after_a_shift() -> None:
    assert refusal(f"{PLAIN} | hand 1 R | shifts 1", "draw") == "NIZ-4"
    state = state_of(PLAIN)
    assert state.why_not(0, object()) == pyengine.Breach("NIZ-4")


@pytest.mark.permits("NIZ-5")
def test_three_from_the_top_and_the_turn_ends() -> None:
    state = played(f"{field('RRRSE')} | deck T D O J", "draw")
    assert (fact(state, "hand 1"), fact(state, "deck-size"), state.to_act) == ("T D O", "1", (1,))
    assert fact(state, "scores") == "0 0"


@pytest.mark.forbids("NIZ-5")
def test_a_draw_activates_nothing() -> None:
    state = played(field("RRRSE"), "draw")
    assert (fact(state, "row1"), fact(state, "scores"), fact(state, "discard-size")) == ("RRRSE", "0 0", "0")


@pytest.mark.permits("NIZ-6")
@pytest.mark.parametrize(
    ("action", "line", "after"),
    [
        ("R>row1-left", "row1", "SEATR"),
        ("T>row1-right", "row1", "TRSEA"),
        ("S>col2-top", "col2", "EATDS"),
        ("D>col2-bottom", "col2", "DSEAT"),
    ],
)
def test_the_end_card_moves_to_the_other_end(action: str, line: str, after: str) -> None:
    state = played(f"{PLAIN} | hand 1 R T S D", action)
    assert (fact(state, line), fact(state, "hand-size 1"), fact(state, "discard-size")) == (after, "3", "1")
    assert state.to_act == (0,)


@pytest.mark.forbids("NIZ-6")
def test_only_for_a_card_of_the_kind_in_the_hand() -> None:
    assert refusal(f"{PLAIN} | hand 1 R S", "S>row1-left") == "NIZ-6"
    assert refusal(f"{PLAIN} | hand 1 S", "R>row1-left") == "NIZ-6"
    assert refusal(f"{PLAIN} | hand 1 R S", "RS>row1-left") == "NIZ-8"  # two cards are never a price
    assert refusal("field .SEAT SEATD EATDO ATDOJ TDOJR | hand 1 R S E", "RSE>row1-left") == "NIZ-6"
    assert refusal("field .SEAT SEATD EATDO ATDOJ TDOJR | hand 1 T", "T>row1-right") is None


@pytest.mark.permits("NIZ-7")
def test_any_number_of_shifts_in_any_lines() -> None:
    state = played(f"{PLAIN} | hand 1 R S E J", "R>row1-left", "S>row1-left", "E>row1-left", "J>row4-right")
    assert (fact(state, "shifts"), fact(state, "row1"), fact(state, "row4")) == ("4", "ATRSE", "JATDO")


@pytest.mark.forbids("NIZ-7")
def test_no_activation_before_a_shift() -> None:
    assert refusal(f"{PLAIN} | hand 1 R", "activate") == "NIZ-7"
    assert refusal(f"{PLAIN} | hand 1 R | shifts 1", "activate") is None


@pytest.mark.permits("NIZ-8")
def test_any_three_when_the_kind_is_lacking() -> None:
    state = played(f"{PLAIN} | hand 1 S S E A", "SSE>row1-left")
    assert (fact(state, "hand 1"), fact(state, "row1"), fact(state, "discard-size")) == ("A", "SEATR", "3")
    assert refusal(f"{PLAIN} | hand 1 S E A", "AES>row1-left") is None
    assert refusal(f"{PLAIN} | hand 1 D D D", "DDD>row1-left") is None


@pytest.mark.forbids("NIZ-8")
def test_not_when_the_kind_is_held_and_not_with_cards_one_lacks() -> None:
    assert refusal(f"{PLAIN} | hand 1 R S E A", "SEA>row1-left") == "NIZ-8"
    assert refusal(f"{PLAIN} | hand 1 S E A", "SSE>row1-left") == "NIZ-8"
    assert refusal(f"{PLAIN} | hand 1 S E", "SSE>row1-left") == "NIZ-8"
    assert refusal(f"{PLAIN} | hand 1 S E A", "SE>row1-left") == "NIZ-8"


@pytest.mark.permits("NIZ-9")
def test_the_field_is_activated_after_the_shifts() -> None:
    state = played(f"{field('SRSEA', 'RSEAT', 'RAATT')} | hand 1 S", "S>row1-left")
    assert (fact(state, "changed"), fact(state, "gain"), state.to_act) == ("col1-R3", "3", (0,))
    state.apply(0, GAME.parse("activate"))
    assert (fact(state, "score 1"), state.to_act) == ("3", (1,))


@pytest.mark.forbids("NIZ-9")
def test_nothing_scores_before() -> None:
    state = played(f"{field('SRSEA', 'RSEAT', 'RAATT')} | hand 1 S", "S>row1-left")
    assert (fact(state, "scores"), fact(state, "shifts"), fact(state, "discard-size")) == ("0 0", "1", "1")


@pytest.mark.permits("NIZ-15")
def test_the_discard_becomes_the_deck_the_moment_it_runs_out() -> None:
    state = state_of(f"{PLAIN} | deck R")
    size = int(fact(state, "discard-size"))
    events = [event.type for event in state.apply(0, GAME.parse("draw"))]
    assert events == ["drew", "ran-out", "reshuffled", "turn"]
    assert (fact(state, "runouts"), fact(state, "hand-size 1")) == ("1", "3")
    assert (fact(state, "deck-size"), fact(state, "discard-size")) == (str(size - 2), "0")
    exact = played(f"{PLAIN} | deck R S E", "draw")
    assert (fact(exact, "runouts"), fact(exact, "discard-size")) == ("1", "0")


@pytest.mark.permits("NIZ-15")
def test_an_empty_deck_waits_for_a_discard_and_is_not_counted_again() -> None:
    position = f"players 3 | {PLAIN} | deck R S | hand 3 {everything_but('R', 'S')}"
    state = played(position, "draw")
    assert (fact(state, "runouts"), fact(state, "hand 1"), fact(state, "deck-size")) == ("1", "R S", "0")
    assert refusal(GAME.write(state), "draw") == "NIZ-15"
    state.apply(1, GAME.parse("pass"))
    for action in ("R>row1-left", "S>row1-left", "E>row1-left", "A>row1-left", "activate", "draw"):
        state.apply(state.to_act[0], GAME.parse(action))
    assert (fact(state, "runouts"), fact(state, "hand-size 1"), fact(state, "deck-size")) == ("1", "5", "1")


@pytest.mark.forbids("NIZ-15")
def test_nothing_is_drawn_where_there_is_nothing() -> None:
    assert refusal(f"{PLAIN} | deck - | hand 2 {everything_but()}", "draw") == "NIZ-15"
    assert refusal(f"{PLAIN} | deck - | hand 2 {everything_but('R')}", "draw") is None


@pytest.mark.permits("NIZ-16")
def test_the_game_ends_when_the_deck_ran_out_once_for_each_player() -> None:
    state = state_of(f"{PLAIN} | runouts 1 | deck R S")
    events = [event.type for event in state.apply(0, GAME.parse("draw"))]
    assert events == ["drew", "ran-out", "over"]
    assert (fact(state, "over"), fact(state, "hand 1"), fact(state, "deck-size")) == ("NIZ-16", "R S", "0")
    assert state.to_act == ()


@pytest.mark.permits("NIZ-16")
def test_a_filling_under_way_leaves_places_empty() -> None:
    state = played(f"{field('TRSTE', 'ARSEA', 'TRATS')} | runouts 1 | shifts 1 | deck J O", "activate")
    assert (fact(state, "over"), fact(state, "field")) == ("NIZ-16", "TJSTE AOSEA T.ATS DOJDO OJDOJ")
    assert (fact(state, "score 1"), fact(state, "winner")) == ("3", "1")


@pytest.mark.forbids("NIZ-16")
def test_not_before_and_no_turn_after() -> None:
    assert played(f"{PLAIN} | deck R S", "draw").outcome is None
    assert played(f"players 3 | {PLAIN} | runouts 1 | deck R S", "draw").outcome is None
    assert played(f"{PLAIN} | runouts 1 | deck R S E A", "draw").outcome is None
    over = state_of("runouts 2")
    assert (over.legal(0), over.why_not(0, GAME.parse("draw"))) == ([], pyengine.Breach("NIZ-16"))


@pytest.mark.permits("NIZ-17")
def test_most_points_win_and_scores_go_on() -> None:
    outcome = state_of("players 3 | scores 40 1200 40 | runouts 3").outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((1,), (0, 2)), (40, 1200, 40))


@pytest.mark.forbids("NIZ-17")
def test_equal_points_have_no_single_winner() -> None:
    state = state_of("scores 7 7 | runouts 2")
    assert fact(state, "winner") == "1 2"


@pytest.mark.permits("NIZ-18")
def test_who_can_do_nothing_passes() -> None:
    state = state_of(f"{PLAIN} | deck - | hand 1 S E | hand 2 {everything_but('S', 'E')}")
    assert refusal(GAME.write(state), "pass") == "NIZ-18"
    state = state_of(f"field RSEAT SEATD EATDO ATDOJ TDOJS | deck - | hand 1 R | hand 2 {everything_but('S')}")
    assert refusal(GAME.write(state), "pass") == "NIZ-18"
    stuck = state_of(f"{PLAIN} | deck - | hand 1 - | hand 2 {everything_but()}")
    assert stuck.legal(0) == [GAME.parse("pass")]
    stuck.apply(0, GAME.parse("pass"))
    assert stuck.to_act == (1,)


@pytest.mark.forbids("NIZ-18")
@pytest.mark.parametrize("text", ["", "hand 1 R", "hand 1 R | shifts 1", "deck - | shifts 1"])
def test_nobody_else_does(text: str) -> None:
    assert refusal(f"{PLAIN} | {text}", "pass") == "NIZ-18"


@pytest.mark.permits("NIZ-19")
def test_a_single_player_fills_up_to_eight() -> None:
    state = played(f"players 1 | {PLAIN} | hand 1 R R S S E E A", "draw")
    assert (fact(state, "hand-size 1"), state.to_act) == ("8", (0,))
    state = played(f"players 1 | {PLAIN} | hand 1 R R S S E | deck R T", "draw")
    assert (fact(state, "over"), fact(state, "hand 1"), fact(state, "winner")) == ("NIZ-19", "R R R S S E T", "1")


@pytest.mark.forbids("NIZ-19")
def test_and_not_beyond() -> None:
    eight = f"players 1 | {PLAIN} | hand 1 R R S S E E A A"
    assert refusal(eight, "draw") == "NIZ-19"
    assert refusal(eight, "R>row1-left") is None
    assert refusal(eight.replace("players 1", "players 2"), "draw") is None
    with pytest.raises(pyengine.NotationError):
        GAME.position(eight + " R")


def test_every_rule_is_shown_from_both_sides() -> None:
    shown: dict[str, set[str]] = {"permits": set(), "forbids": set()}
    for test in (vars(sys.modules[__name__]) | vars(test_scoring)).values():
        for mark in getattr(test, "pytestmark", []):
            if mark.name in shown:
                shown[mark.name].add(mark.args[0])
    rules = set(load("nizam", "en").rules)
    assert len(rules) == 19
    assert shown == {"permits": rules, "forbids": rules}
