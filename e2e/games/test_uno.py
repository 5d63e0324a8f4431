"""UNO on the page: calls, catches, challenges."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse
from e2e.table import dealt, fact, my_turn, press, put, steps

pytestmark = pytest.mark.only_browser("chromium")


def test_a_call_that_is_missed_is_caught(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 | hand 2 b1 b2 b3 g4 | discard r3 | deck g1 g2 g3"))
    press(table, "#hand-r5")
    expect(table.locator("#pile-discard-call")).to_have_attribute("data-action", "r5>discard!")
    press(table, "#pile-discard")
    assert my_turn(table)
    assert steps(table)[:2] == ["1: r5>discard", "2: catch>1"]
    assert table.locator("#table .hand [data-source]").count() == 3


def test_a_call_that_is_made_saves(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 | hand 2 b1 b2 b3 g4 | discard r3 | deck g1 g2 g3"))
    press(table, "#hand-r5")
    press(table, "#pile-discard-call")
    assert my_turn(table)
    assert steps(table)[0] == "1: r5>discard!"
    assert "2: catch>1" not in steps(table)


def test_a_bot_is_caught(table: Page) -> None:
    put(table, dealt("uno", "open 2 | hand 1 r5 r7 g1 | hand 2 b1 | discard r3 | deck g2 g3 g4"))
    press(table, "#catch-2")
    assert steps(table)[0] == "1: catch>2"
    expect(table.locator("#catch-2")).to_have_count(0)
    assert fact(table, "hand-size 2") == "3"


def test_a_bot_that_called_is_not_caught(table: Page) -> None:
    put(table, dealt("uno", "hand 1 r5 r7 g1 | hand 2 b1 | discard r3 | deck g2 g3 g4"))
    press(table, "#catch-2")
    expect(table.locator("#notice .rule")).to_have_text("UNO-17")
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
