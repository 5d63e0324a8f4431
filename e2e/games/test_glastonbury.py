"""Glastonbury on the page: what a cauldron and an Eyeball show, and to whom."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.players import by_mouse, player
from e2e.table import dealt, my_turn, page_html, press, put, saved
from pyengine.games import game as find_game
from tests.games.glastonbury.positions import EYE, GRID, LATE
from web.games.glastonbury.parts import card_name as glastonbury_name
from web.parts.messages import Messages

pytestmark = pytest.mark.only_browser("chromium")


def test_memory_is_the_players_own(table: Page) -> None:
    """No looking back while the game goes on; once it is over, everything may be looked at."""
    put(table, dealt("glastonbury", LATE))
    someone = player(table, by_mouse)
    while someone.play() and my_turn(table):
        expect(table.locator("[data-do=jump]")).to_have_count(0)
    expect(table.locator("#end")).to_be_visible()
    press(table, "#end [data-do=jump]")
    expect(table.locator("#walk")).to_be_visible()


def test_a_cauldron_stays_shut_in_the_log(table: Page) -> None:
    put(table, dealt("glastonbury", f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 vb2 | deck - | {GRID}"))
    someone = player(table, by_mouse, 5)
    for _ in range(6):
        if not (someone.play() and my_turn(table)):
            break
        html, record = page_html(table), saved(table).replay()
        facts = find_game("glastonbury").facts(record, 0)
        shut = [card for seat in (1, 2) for card in facts[f"cauldron {seat}"].split()[:-1]]
        assert shut
        assert [card for card in shut if card != "joker" and f"card-{card}" in html] == []
        names = [glastonbury_name(card, Messages("en")) for card in shut if card != "joker"]
        assert [name for name in names if name in table.locator("#app").inner_text()] == []
        assert table.locator("[data-do=jump]").count() == 0


def test_the_eyeball_is_seen_until_that_is_enough(table: Page) -> None:
    put(table, dealt("glastonbury", EYE))
    shut = [glastonbury_name(card, Messages("en")) for card in ("wa2", "vb3")]
    content = page_html(table)
    assert [name for name in shut if name in content] == []
    press(table, '[data-action="r3c3>cast"]')
    look = table.locator("#look")
    for name in shut:
        expect(look).to_contain_text(name)
    expect(table.locator("#table [data-action]")).to_have_count(0)
    assert len(saved(table).steps) == 1
    by_mouse(table.locator("[data-do=seen]"))
    expect(look).to_have_count(0)
    assert my_turn(table)
    assert len(saved(table).steps) > 1
    content = page_html(table)
    assert [name for name in shut if name in content] == []
