"""Nizam on the page: what a shift would bring, and how it is paid for."""

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
