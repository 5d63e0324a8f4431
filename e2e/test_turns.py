"""Looking back and hints, in any game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse, player
from e2e.positions import middle
from e2e.table import READY, dealt, my_turn, press, put, steps
from tests.endure import rest_in_endure

pytestmark = pytest.mark.only_browser("chromium")


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
    saves = table.evaluate("nastilkaKept.list().then((keys) => JSON.parse(keys).length)")
    assert saves > 1


@pytest.mark.parametrize("game", rest_in_endure(["pearl", "uno"]))
def test_a_hint(table: Page, game: str) -> None:
    put(table, dealt(game, middle(game, 1, 0)))
    table.keyboard.press("h")
    expect(table.locator("#notice .best")).to_be_visible(timeout=READY)
    expect(table.locator("#table [data-pointed]").first).to_be_attached()
    assert my_turn(table)
    assert steps(table) == []
    press(table, "[data-do=dismiss]")
    expect(table.locator("#notice")).to_have_count(0)
