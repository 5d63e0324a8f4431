"""What is special to a game: calls and challenges, exchanges and fires, payments, tasks; and looking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse, player
from e2e.positions import LATE, middle
from e2e.table import READY, dealt, my_turn, press, put, saved, steps
from pyengine.games import game as find_game

pytestmark = pytest.mark.only_browser("chromium")

FIELD = "field RRSEA TTDDO JJRRS EEAAT DDOOJ"


def fact(page: Page, name: str) -> str:
    """A fact of the game on the desk."""
    record = saved(page)
    return find_game(record.game).facts(record.replay(), 0)[name]


# UNO -------------------------------------------------------------------------------------------------------------


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


# Flights ---------------------------------------------------------------------------------------------------------


def test_a_round_of_flights(table: Page) -> None:
    """All lay together; the picked city burns with the one of its colour beside it, as its flame has told."""
    put(table, dealt("flights", "out v o | city 1 b2 g3 r1 | city 2 g6 | hand 1 r4 | hand 2 y5"))
    expect(table.locator(".fl-bid")).to_have_count(2)
    press(table, "#hand-r4-0")
    expect(table.locator("#table .lit")).to_have_count(6)
    press(table, "#flight-6")
    assert my_turn(table)
    assert sorted(step.partition(">")[0] for step in steps(table)[:2]) == ["1: r4", "2: y5"]
    expect(table.locator(".fl-middle.pick")).to_be_visible()
    expect(table.locator('[data-action="take>y5"]')).not_to_have_accessible_name(re.compile("burn|fire", re.I))
    burning = table.locator('[data-action="take>r4"]')
    expect(burning).to_have_accessible_name(re.compile("burn|fire", re.I))
    by_mouse(burning)
    assert fact(table, "city 1") == "b2 g3"
    expect(table.locator(".log")).to_contain_text(re.compile("burn", re.I))


def test_an_exchange(table: Page) -> None:
    position = "city 1 r4 b2 | city 2 g4 y4 | hand 1 x4 | hand 2 b1"
    state = find_game("flights").position(position)
    for seat, text in ((0, "x4>1"), (1, "b1>6")):
        state.apply(seat, find_game("flights").parse(text))
    put(table, dealt("flights", find_game("flights").write(state), "human human"))
    for _ in range(2):
        if table.locator("#curtain").count():
            press(table, "[data-do=reveal]")
        press(table, '[data-action^="take>"]')
    if table.locator("#curtain").count():
        press(table, "[data-do=reveal]")
    expect(table.locator(".resolving")).to_be_visible()
    press(table, "#city-b2")
    expect(table.locator("#table .lit")).to_have_count(0)
    press(table, "#city-r4")
    lit = table.locator("#table .lit").evaluate_all("all => all.map(one => one.dataset.action)")
    assert set(lit) >= {"r4>g4", "r4>y4"}
    press(table, "#city-y4")
    assert (fact(table, "city 1"), fact(table, "city 2")) == ("y4 b2", "g4 r4 b1")


# Glastonbury -----------------------------------------------------------------------------------------------------


def test_memory_is_the_players_own(table: Page) -> None:
    """No looking back while the game goes on; once it is over, everything may be looked at."""
    put(table, dealt("glastonbury", LATE["glastonbury"]))
    someone = player(table, by_mouse)
    while someone.play() and my_turn(table):
        expect(table.locator("[data-do=jump]")).to_have_count(0)
    expect(table.locator("#end")).to_be_visible()
    press(table, "#end [data-do=jump]")
    expect(table.locator("#walk")).to_be_visible()


# Gems ------------------------------------------------------------------------------------------------------------


def test_nizam_shows_what_a_shift_would_bring(table: Page) -> None:
    put(table, dealt("nizam", f"hand 1 R S T | hand 2 A D | {FIELD}"))
    press(table, '[id="hand-R.1"]')
    lit = table.locator(".end.lit")
    assert lit.count() > 0
    after = lit.first.locator("xpath=following-sibling::*[1][contains(@class, 'after')]")
    expect(after).to_be_hidden()
    lit.first.hover()
    expect(after).to_be_visible()
    lit.first.focus()
    expect(after).to_be_visible()


def test_nizam_takes_three_cards_for_a_shift(table: Page) -> None:
    put(table, dealt("nizam", f"hand 1 R S T | hand 2 A D | {FIELD}"))
    for card in "RST":
        press(table, f'[id="hand-{card}.1"]')
    expect(table.locator("#table [data-source][aria-pressed=true]")).to_have_count(3)
    end = table.locator('.end.lit[data-action^="RST>"]').first
    action = end.get_attribute("data-action")
    by_mouse(end)
    assert steps(table) == [f"1: {action}"]
    assert fact(table, "hand-size 1") == "0"
    assert table.locator("[data-source]").count() == 0


def test_pearl_lets_the_order_of_tasks_be_chosen(table: Page) -> None:
    position = "field RRSER TJAES DDATD JJOOA OTESo | hand 1 R D | hand 2 S"
    for first, then in ("RD", "DR"):
        put(table, dealt("pearl", position))
        for card, end in (("R", "row1-right"), ("D", "row3-right")):
            press(table, f'[id="hand-{card}.1"]')
            press(table, f"#end-{end}")
        press(table, "#do-prove")
        expect(table.locator('#table [data-action$=">done"]')).to_have_count(2)
        press(table, f"#task-{first}")
        press(table, f"#task-{then}")
        assert fact(table, "done 1") == f"{first} {then}"


# Looking back, hints ---------------------------------------------------------------------------------------------


def test_a_look_back_and_another_way_from_there(table: Page) -> None:
    put(table, dealt("nizam", middle("nizam", 1, 0)))
    someone = player(table, by_mouse, 8)
    for _ in range(4):
        someone.play()
    assert my_turn(table)
    before = steps(table)
    key = table.url
    table.locator(".log [data-do=jump]").last.click()
    expect(table.locator("#walk .moment")).to_contain_text("1")
    expect(table.locator("#table [data-action]")).to_have_count(0)
    press(table, "#walk [data-do=live]")
    expect(table.locator("#walk")).to_have_count(0)
    assert steps(table) == before
    press(table, ".log [data-do=jump]")
    table.keyboard.press("j")
    expect(table.locator("#walk .moment")).to_contain_text(str(len(before) - 1))
    table.keyboard.press("k")
    expect(table.locator("#walk .moment")).to_contain_text(str(len(before)))
    press(table, "#walk [data-do=jump]")
    press(table, "#walk [data-do=take-over]")
    assert my_turn(table)
    expect(table).not_to_have_url(key)
    assert steps(table)[:1] in ([], before[:1])
    kept = table.evaluate("nastilkaKept.list().then((keys) => JSON.parse(keys).length)")
    assert kept > 1


@pytest.mark.parametrize("game", ["uno", "pearl"])
def test_a_hint(table: Page, game: str) -> None:
    put(table, dealt(game, middle(game, 1, 0)))
    table.keyboard.press("h")
    expect(table.locator("#notice .ways li").first).to_be_visible(timeout=READY)
    assert my_turn(table)
    assert steps(table) == []
    press(table, "[data-do=dismiss]")
    expect(table.locator("#notice")).to_have_count(0)
