"""Whole games in real browsers, to a real end: by mouse, by keyboard, by touch, and two at one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, SharedPage, Site
from e2e.players import go_to
from e2e.table import answered, answers, deal, my_turn, open_game, put, ready
from pyengine.core.record import Player, Record
from pyengine.games import game as find_game
from tests.endure import ENDURE, rest_in_endure

GAME = "game=face-to-face&lang=en&pace=instant"


def press_key(page: Page, selector: str) -> None:
    """Reach a control by keyboard alone and press it."""
    target = page.locator(selector).first
    go_to(target)
    expect(target).to_be_focused()
    before = answers(page)
    page.keyboard.press("Enter")
    answered(page, before)


def press_mouse(page: Page, selector: str) -> None:
    before = answers(page)
    page.locator(selector).first.click()
    answered(page, before)


def press_touch(page: Page, selector: str) -> None:
    before = answers(page)
    page.locator(selector).first.tap()
    answered(page, before)


def take_turn(page: Page, press: object) -> None:
    """Lay two cards wherever the first playable one may go, then draw; give a card when there is no other way."""
    assert callable(press)
    for _ in range(2):
        if not my_turn(page):
            return
        press(page, "[data-source][data-action], [data-source]:not(.idle)")
        if page.locator("[aria-pressed=true][data-source]").count():
            press(page, ".pile[data-action]")
    if my_turn(page) and page.locator('[data-action="draw"]').count():
        press(page, '[data-action="draw"]')


def play_out(page: Page, press: object) -> None:
    for _ in range(80):
        if not my_turn(page):
            break
        take_turn(page, press)
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#end-rule .rule")).to_have_text("F2F-19")


@ENDURE
def test_a_game_by_mouse(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, f"{GAME}&seats=human,bot:random&seed=46&first=1")
    play_out(visitor, press_mouse)


@CHROMIUM_IS_ENOUGH
@ENDURE
def test_a_game_by_keyboard_alone(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, f"{GAME}&seats=human,bot:random&seed=80&first=2")
    play_out(visitor, press_key)


@pytest.mark.only_browser("chromium")
@ENDURE
def test_a_game_by_touch_on_a_phone(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    open_game(page, site.url, f"{GAME}&seats=human,bot:random&seed=18&first=1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_out(page, press_touch)


@CHROMIUM_IS_ENOUGH
def test_two_at_one_device_never_see_each_other(table: Page) -> None:
    deal(table, "face-to-face", 5, "human=Sara human=Tim", first="1")
    for name in ("Sara", "Tim", "Sara"):
        expect(table.locator("#curtain")).to_contain_text(name)
        assert table.locator("[data-source]").count() == 0
        press_mouse(table, "[data-do=reveal]")
        expect(table.locator(".player.own .name")).to_have_text(name)
        take_turn(table, press_mouse)
        expect(table.locator(".player.own .name")).to_have_text(name)  # who drew looks at it first
        press_mouse(table, "[data-do=seen]")


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("pace", rest_in_endure(["fast", "normal"]))
def test_a_bot_is_seen_to_move(visitor: Page, site: Site, pace: str) -> None:
    open_game(visitor, site.url, f"game=face-to-face&lang=en&pace={pace}&seats=human,bot:greedy&seed=2&first=2")
    expect(visitor.locator(".player.own")).to_have_attribute("aria-current", "true", timeout=30_000)
    assert visitor.locator(".log li").count() >= 3


@LONG_IN_FIREFOX
def test_bots_alone_can_be_watched(table: Page) -> None:
    seats = (Player("bot:greedy"), Player("bot:random"))
    put(table, Record.new(find_game("face-to-face"), 2, 4, {}, seats).format())
    expect(table.locator("#end")).to_be_visible(timeout=30_000)
    table.locator("#end-opens").click()
    press_mouse(table, "#end [data-do=again]")
    expect(table.locator("#end")).to_be_visible(timeout=30_000)


def test_a_card_is_dragged(table: Page) -> None:
    deal(table, "face-to-face", 7, first="1")
    before = answers(table)
    table.locator("#hand-17").drag_to(table.locator("#pile-own-up"))
    answered(table, before)
    expect(table.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
    ready(table)


@pytest.mark.only_browser("chromium")  # Playwright can drag by touch only there
def test_a_card_is_dragged_by_a_finger(phone: SharedPage) -> None:
    page = phone.page
    deal(page, "face-to-face", 7, first="1")
    finger = phone.context.new_cdp_session(page)
    before = answers(page)
    (x0, y0), (x1, y1) = middle(page, "#hand-17"), middle(page, "#pile-own-up")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x0, "y": y0}]})
    for part in range(1, 6):
        point = {"x": x0 + (x1 - x0) * part / 5, "y": y0 + (y1 - y0) * part / 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    answered(page, before)
    expect(page.locator(".lit")).to_have_count(2)
    before = answers(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    answered(page, before)
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The centre of an element, in the window."""
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
