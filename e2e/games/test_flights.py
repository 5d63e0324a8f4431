"""Flights on the page: rounds, fires, exchanges, three people at one device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse, element, player
from e2e.positions import middle
from e2e.table import dealt, fact, my_turn, press, put, saved, steps
from pyengine.games import game as find_game

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
    expect(table.locator(".fl-middle.pick")).to_be_visible()
    for _ in range(3):
        if table.locator("#curtain").count():
            press(table, "[data-do=reveal]")
        press(table, '[data-action^="take>"]')
    assert len(saved(table).steps) == 6
