"""Nizam on the page: what a shift would bring, how it is paid for, and in which order a turn is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse
from e2e.table import dealt, fact, press, put, steps

pytestmark = pytest.mark.only_browser("chromium")


FIELD = "field RRSEA TTDDO JJRRS EEAAT DDOOJ"


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


def test_an_arrow_with_one_price_is_one_click_and_keeps_the_focus(table: Page) -> None:
    put(table, dealt("nizam", f"hand 1 R R T | hand 2 A D | {FIELD}"))
    end = table.locator("#end-row1-left")
    expect(end).to_have_class("end across line1 left ready")
    end.focus()
    table.keyboard.press("Enter")
    expect(table.locator("#prompt")).to_contain_text("Shift on, or activate.")
    assert steps(table) == ["1: R>row1-left"]
    expect(end).to_be_focused()


def test_nizam_takes_three_cards_for_a_shift(table: Page) -> None:
    put(table, dealt("nizam", f"hand 1 R S T | hand 2 A D | {FIELD}"))
    press(table, "#end-row5-left")
    expect(table.locator("#notice")).to_have_text("Any three cards pay here: choose them in your hand first.")
    for card in "RST":
        press(table, f'[id="hand-{card}.1"]')
    expect(table.locator("#table [data-source][aria-pressed=true]")).to_have_count(3)
    end = table.locator('.end.lit[data-action^="RST>"]').first
    action = end.get_attribute("data-action")
    by_mouse(end)
    assert steps(table) == [f"1: {action}"]
    assert fact(table, "hand-size 1") == "0"
    assert table.locator("[data-source]").count() == 0


def test_a_turn_is_played_in_its_order(table: Page) -> None:
    """Activating before a shift, and drawing after one, are dimmed, stay in their places, and say why."""
    put(table, dealt("nizam", f"hand 1 R R T | hand 2 A D | {FIELD}"))
    draw, activate = table.locator("#do-draw"), table.locator("#do-activate")
    places = draw.bounding_box(), activate.bounding_box()
    field = table.locator(".field").bounding_box()
    expect(activate).to_have_attribute("data-tip", "Nothing was shifted yet: shift a line first, then activate.")
    press(table, "#do-activate")
    expect(table.locator("#notice .head")).to_have_text("Nothing was shifted yet: shift a line first, then activate.")
    press(table, "#end-row1-left")
    expect(draw).to_have_attribute("aria-disabled", "true")
    press(table, "#do-draw")
    expect(table.locator("#notice .head")).to_contain_text("You have shifted a line, so you cannot draw as well")
    assert (draw.bounding_box(), activate.bounding_box()) == places
    assert table.locator(".field").bounding_box() == field
    press(table, "#do-activate")
    assert steps(table)[:2] == ["1: R>row1-left", "1: activate"]


def test_an_arrow_that_nothing_pays_for_says_why(table: Page) -> None:
    put(table, dealt("nizam", f"hand 1 R | hand 2 A D | {FIELD}"))
    end = table.locator("#end-row5-left")
    expect(end).to_have_attribute("aria-disabled", "true")
    lacking = "This arrow costs one diamond or any three cards, and you have neither. Pick a bright arrow, or draw."
    expect(end).to_have_attribute("data-tip", lacking)
    press(table, "#end-row5-left")
    expect(table.locator("#notice .head")).to_contain_text("you have neither. Pick a bright arrow, or draw.")
