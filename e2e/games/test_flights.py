"""Flights on the page: rounds, fires, exchanges, three people at one device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SharedPage, Site
from e2e.players import by_mouse, element, player
from e2e.positions import middle
from e2e.table import dealt, fact, my_turn, open_game, press, put, saved, steps, until
from pyengine.games import game as find_game
from tests.endure import ENDURE

FLIGHTS = "JSON.stringify(document.querySelector('.flights-row').getBoundingClientRect())"

pytestmark = pytest.mark.only_browser("chromium")


def test_a_round_of_flights(table: Page) -> None:
    """All lay together; the picked city burns with its neighbour of the same colour, as its flame had shown."""
    put(table, dealt("flights", "out v o | city 1 b2 g3 r1 | city 2 g6 | hand 1 r4 | hand 2 y5"))
    expect(table.locator(".fl-bid")).to_have_count(2)
    press(table, "#hand-r4-0")
    expect(table.locator("#table .lit")).to_have_count(6)
    press(table, "#flight-6")
    assert my_turn(table)
    assert sorted(step.partition(">")[0] for step in steps(table)[:2]) == ["1: r4", "2: y5"]
    expect(table.locator(".fl-middle.fl-pick")).to_be_visible()
    expect(table.locator('[data-action="take>y5"]')).not_to_have_accessible_name(re.compile("burn|fire", re.I))
    burning = table.locator('[data-action="take>r4"]')
    expect(burning).to_have_accessible_name(re.compile("burn|fire", re.I))
    by_mouse(burning)
    assert fact(table, "city 1") == "b2 g3"
    expect(table.locator(".log")).to_contain_text("Fire!")


def test_the_flights_keep_their_places_as_the_hand_empties(phone: SharedPage) -> None:
    """From a full hand to an empty one."""
    page, places = phone.page, set()
    for hand in ("r1 b2 g3", "b2"):
        put(page, dealt("flights", f"hand 1 {hand} | hand 2 y5 g4 y2"))
        places.add(page.evaluate(FLIGHTS))
        press(page, "#hand-b2-0")
        press(page, "#table .lower .lit")
        places.add(page.evaluate(FLIGHTS))
    assert len(places) == 1


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


def test_one_click_swaps_where_there_is_one_way(table: Page) -> None:
    """The only own city that can go, and the only one that can come, each do the swap; the prompt names the card."""
    position = "city 1 r4 b2 | city 2 g4 y1 | hand 1 x4 | hand 2 b1 | used 2 1 2 3 4 5"
    put(table, dealt("flights", position))
    press(table, "#hand-x4-0")
    press(table, "#flight-1")
    assert my_turn(table)
    expect(table.locator("#prompt")).to_have_text("You pick last, so you have to take: exchange 4.")
    press(table, '[data-action="take>x4"]')
    expect(table.locator("#prompt")).to_have_text("Exchange 4: which of your cities do you give away?")
    expect(table.locator("#city-g4")).to_have_attribute("data-action", "r4>g4")
    press(table, "#city-r4")
    assert fact(table, "city 1") == "g4 b2"


def test_a_card_that_is_not_due_says_why(table: Page) -> None:
    position = "city 1 r3 | hand 1 d | hand 2 b4 | used 2 2 3 4 5 6"
    put(table, dealt("flights", position))
    press(table, "#hand-d-0")
    press(table, "#flight-6")
    assert my_turn(table)
    expect(table.locator("#prompt")).to_contain_text("It sends your red 3 home.")
    press(table, '[data-try="take>b4"]')
    expect(table.locator("#notice .head")).to_have_text(
        "Not blue 4 yet: as long as a deportation is there, whoever picks has to take it."
    )
    expect(table.locator("#why")).to_have_attribute("data-rule", "FLI-10")


SIZES = ((390, 844), (844, 390), (1280, 720))
GAME = "game=flights&lang=en&pace=fast&seats=human,bot:greedy&seed=7"


@pytest.mark.parametrize("size", [(360, 640), *(pytest.param(size, marks=ENDURE) for size in SIZES)])
def test_a_game_of_the_match_is_played_to_its_result(clean: Page, site: Site, size: tuple[int, int]) -> None:
    """Hand and flights are in sight on every screen; the result waits for the reader, and Enter leads on."""
    clean.set_viewport_size({"width": size[0], "height": size[1]})
    open_game(clean, site.url, GAME)
    put(clean, dealt("flights", "scores 10 1 | city 1 r3 b2 g5 | hand 1 y4 | hand 2 b1 | used 2 2 3 4 5 6"))
    assert my_turn(clean)
    for control in ("#prompt", "#hand-y4-0", *(f"#flight-{flight}" for flight in range(1, 7))):
        expect(clean.locator(control)).to_be_in_viewport(ratio=1)
    press(clean, "#hand-y4-0")
    press(clean, "#flight-6")
    until(clean, '[data-action="take>y4"]')
    expect(clean.locator('[data-action="take>y4"]')).to_be_in_viewport(ratio=0.9)
    press(clean, '[data-action="take>y4"]')
    until(clean, "#round-end")
    result = clean.locator("#round-end")
    expect(result.locator("h2")).to_have_text("This game is yours!")
    expect(result.locator(".stood.own .gained")).to_have_text("+14")
    expect(result.locator(".stood.own .score")).to_have_text("24")
    expect(result.locator(".stood .chips")).to_have_count(2)
    expect(result.get_by_role("button")).to_be_focused()
    clean.keyboard.press("Enter")
    expect(result).to_have_count(0)
    assert fact(clean, "game") == "2"


def test_three_at_one_device_behind_the_curtain(table: Page) -> None:
    seats = "human=Ann human=Bea human=Cy"
    put(table, dealt("flights", middle("flights", 3, 0, players=3), seats))
    facts = find_game("flights").facts(saved(table).replay(), 0)
    hands = {name: facts[f"hand {seat}"].split() for seat, name in enumerate(("Ann", "Bea", "Cy"), 1)}
    someone = player(table, by_mouse, 6)
    laid = []
    for _ in range(3):
        curtain = table.locator("#curtain")
        name = next(name for name in hands if name in curtain.inner_text())
        assert table.locator("[data-source]").count() == 0
        for card in {card for hand in hands.values() for card in hand}:
            assert element(table, f"hand-{card}-0").count() == 0
        press(table, "[data-do=reveal]")
        shown = table.locator("#table .hand [data-source]").evaluate_all("all => all.map(one => one.dataset.source)")
        assert sorted(shown) == sorted(hands[name])
        laid.append(name)
        assert someone.play()
    assert sorted(laid) == sorted(hands)
    expect(table.locator(".fl-middle.fl-pick")).to_be_visible()
    for _ in range(3):
        if table.locator("#curtain").count():
            press(table, "[data-do=reveal]")
        press(table, '[data-action^="take>"]')
    assert len(saved(table).steps) == 6
