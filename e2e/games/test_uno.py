"""UNO on the page: calls, catches, challenges."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_key, by_mouse
from e2e.table import dealt, fact, my_turn, press, put, steps

pytestmark = pytest.mark.only_browser("chromium")


PAIR = "hand 1 r5 r7 | hand 2 b1 b2 b3 g4 | discard r3 | deck g1 g2 g3"


def test_one_click_lays_a_card_that_has_one_way(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 g1 | hand 2 b1 b2 b3 g4 | discard r3 | deck g2 g3 g5"))
    press(table, "#hand-r5")
    assert my_turn(table)
    assert steps(table)[0] == "1: r5>discard"


def test_a_card_that_does_not_fit_is_dimmed_and_says_why(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 g1 | hand 2 b1 b2 b3 g4 | discard r3 | deck g2 g3 g5"))
    expect(table.locator("#hand-g1")).to_have_class("held idle")
    expect(table.locator("#hand-r5")).to_have_class("held fits")
    press(table, "#hand-g1")
    expect(table.locator("#notice .head")).to_have_text(
        "A green 1 does not go on a red 3. Lay a red card or a 3, or draw."
    )
    expect(table.locator("#why")).to_have_attribute("data-rule", "UNO-5")
    assert steps(table) == []


def test_a_call_that_is_missed_is_caught(table: Page) -> None:
    put(table, dealt("uno", PAIR))
    expect(table.locator("#prompt")).to_have_text("Two cards left: lay one and call UNO!")
    press(table, "#hand-r5")
    expect(table.locator("#call-uno")).to_have_attribute("data-action", "r5>discard!")
    press(table, "#pile-discard")
    assert my_turn(table)
    assert steps(table)[:2] == ["1: r5>discard", "2: catch>1"]
    assert table.locator("#table .hand [data-source]").count() == 3


@pytest.mark.parametrize("clicks", [("#call-uno", "#hand-r5"), ("#hand-r5", "#call-uno")])
def test_a_call_that_is_made_saves(table: Page, clicks: tuple[str, str]) -> None:
    """The call comes before the card, or with it."""
    put(table, dealt("uno", PAIR))
    for control in clicks:
        press(table, control)
    assert my_turn(table)
    assert steps(table)[0] == "1: r5>discard!"
    assert "2: catch>1" not in steps(table)


def test_nothing_moves_under_the_hand_when_the_call_and_the_colours_come(table: Page) -> None:
    put(table, dealt("uno", "hand 1 wild r7 | hand 2 b1 b2 b3 g4 | discard r3 | deck g1 g2 g3"))
    places = [table.locator(f"#{ident}") for ident in ("do-draw", "do-keep", "pile-deck", "call-uno")]
    before = [place.bounding_box() for place in places]
    press(table, "#call-uno")
    press(table, "#hand-wild")
    expect(table.locator("#name-green")).to_have_attribute("data-action", "wild>green!")
    assert [place.bounding_box() for place in places[:3]] == before[:3]
    press(table, "#name-green")
    assert my_turn(table)
    assert steps(table)[0] == "1: wild>green!"


def test_the_call_has_a_key_of_its_own(table: Page) -> None:
    put(table, dealt("uno", PAIR))
    by_key(table.locator("#call-uno"))
    expect(table.locator("#call-uno")).to_have_attribute("aria-pressed", "true")
    by_key(table.locator("#call-uno"))
    expect(table.locator("#call-uno")).to_have_attribute("aria-pressed", "false")


def test_the_draw_pile_draws_and_the_card_is_kept(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 g1 | hand 2 b1 b2 b3 g4 | discard r3 | deck r2 g3 g5"))
    press(table, "#pile-deck")
    assert steps(table) == ["1: draw"]
    expect(table.locator("#do-draw")).to_have_attribute("aria-disabled", "true")
    press(table, "#do-keep")
    assert my_turn(table)
    assert steps(table)[:2] == ["1: draw", "1: keep"]


def test_the_end_of_a_match_has_its_numbers(table: Page) -> None:
    end = "target 50 | scores 30 20 | round 2 | last 1 g9 | hand 1 b7 | hand 2 r9 yskip | discard b2"
    put(table, dealt("uno", end))
    press(table, "#hand-b7")
    expect(table.locator("#end-title")).to_have_text("You won!")
    expect(table.locator("#end .decided")).to_have_text("59 to 20; 50 were needed. The last round brought you 29.")
    expect(table.locator("#end .leftover .card")).to_have_count(2)


def test_a_bot_is_caught(table: Page) -> None:
    put(table, dealt("uno", "open 2 | hand 1 r5 r7 g1 | hand 2 b1 | discard r3 | deck g2 g3 g4"))
    press(table, "#catch-2")
    assert steps(table)[0] == "1: catch>2"
    expect(table.locator("#catch-2")).to_have_count(0)
    assert fact(table, "hand-size 2") == "3"


def test_a_bot_that_called_is_not_caught(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 g1 | hand 2 b1 | discard r3 | deck g2 g3 g4"))
    press(table, "#catch-2")
    expect(table.locator("#why")).to_have_attribute("data-rule", "UNO-17")
    assert steps(table) == []


@pytest.mark.parametrize(("theirs", "sizes"), [("b1 b4 b2", ("2", "5")), ("y1 y4 y2", ("6", "3"))])
def test_a_wild_draw_two_is_challenged(table: Page, theirs: str, sizes: tuple[str, str]) -> None:
    position = f"dealer 1 | phase challenge | colour green | was blue | hand 1 r5 g7 | hand 2 {theirs}"
    put(table, dealt("uno", f"{position} | discard b9 wild+2 | deck r1 r2 r3 r4 r6 r8", "human human"))
    press(table, "[data-do=reveal]")
    press(table, "#do-challenge")
    assert (fact(table, "hand-size 1"), fact(table, "hand-size 2")) == sizes


def test_somebody_else_at_the_device_calls_out(table: Page) -> None:
    position = "players 3 | hand 1 b5 y3 | hand 2 r1 b2 r3 | hand 3 g1 g2 g3 | discard b7"
    put(table, dealt("uno", position, "human=Ann human=Bea human=Cy"))
    press(table, "[data-do=reveal]")
    press(table, "#hand-b5")
    press(table, "#pile-discard")
    expect(table.locator("#curtain")).to_contain_text("Bea")
    press(table, "[data-do=reveal]")
    caller = table.locator("#call-3-catch-1")
    expect(caller).to_contain_text("Cy")
    by_mouse(caller)
    assert steps(table) == ["1: b5>discard", "3: catch>1"]
