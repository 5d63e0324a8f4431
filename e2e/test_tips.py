"""Cards and disabled controls explain themselves: by the pointer, by the focus, by a long press."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, SharedPage, Site
from e2e.table import answers, press

pytestmark = CHROMIUM_IS_ENOUGH

WORDS = "Lay it on a pile: higher up, lower down."
REASON = "The pile is closed."
CARD = "#hand-17"
EXPLAIN = f"""() => {{
  document.querySelector("{CARD}").dataset.tip = "{WORDS}";
  const disabled = document.querySelector("#closed") ?? document.createElement("button");
  Object.assign(disabled, {{ id: "closed", textContent: "Lay" }});
  disabled.setAttribute("aria-disabled", "true");
  disabled.setAttribute("aria-describedby", "status");
  disabled.dataset.tip = "{REASON}";
  document.querySelector("#main").prepend(disabled);
}}"""
"""Gives a card of the hand words, and adds a disabled control with its reason."""


@pytest.fixture(scope="module")
def touched(browser: Browser, site: Site) -> Iterator[SharedPage]:
    """A page on a touch screen, at which a mouse works too."""
    started = SharedPage(browser, site, has_touch=True, viewport={"width": 1000, "height": 720})
    yield started
    started.context.close()


@pytest.fixture
def page(touched: SharedPage) -> Iterator[Page]:
    """The table, with words for a card and for a disabled control; none of them is shown."""
    page = touched.page
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(1, 1)
    page.evaluate(EXPLAIN)
    expect(tip(page)).to_have_count(0)
    yield page
    problems = touched.problems[:]
    touched.problems.clear()
    assert problems == []


def tip(page: Page) -> Locator:
    return page.locator("#tip[role=tooltip]:popover-open")


def boxes(*parts: Locator) -> list[tuple[float, float, float, float]]:
    """The edges of elements, in pixels: left, top, right, bottom."""
    found = [part.bounding_box() for part in parts]
    return [(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in found if box]


def beside(page: Page, anchor: str) -> None:
    """Check that the tip is within the window, and not over its element."""
    (left, top, right, bottom), (start, over, end, under) = boxes(tip(page), page.locator(anchor))
    assert left >= 0
    assert top >= 0
    assert right <= page.evaluate("innerWidth")
    assert bottom <= page.evaluate("innerHeight")
    assert right <= start or left >= end or bottom <= over or top >= under


def hold(page: Page, selector: str) -> None:
    """Put a finger on the middle of an element, and leave it there."""
    [(left, top, right, bottom)] = boxes(page.locator(selector))
    point = {"x": (left + right) / 2, "y": (top + bottom) / 2}
    touch(page, "touchStart", [point])


def touch(page: Page, kind: str, points: list[dict[str, float]]) -> None:
    _session(page.context, page).send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@cache
def _session(context: BrowserContext, page: Page) -> CDPSession:
    """The one connection that all of a touch has to come from."""
    return context.new_cdp_session(page)


def test_a_tip_follows_the_pointer_which_may_go_to_it(page: Page) -> None:
    page.hover(CARD)
    expect(tip(page)).to_have_text(WORDS)
    beside(page, CARD)
    expect(page.locator(CARD)).to_have_attribute("aria-describedby", "tip")
    page.hover("#tip")
    page.wait_for_function("new Promise((done) => setTimeout(() => done(true), 300))")  # longer than its grace
    expect(tip(page)).to_have_text(WORDS)
    page.mouse.move(1, 1)
    expect(tip(page)).to_have_count(0)
    assert page.locator(CARD).get_attribute("aria-describedby") is None


def test_a_press_with_the_mouse_ends_it_and_does_what_it_does(page: Page) -> None:
    page.hover(CARD)
    expect(tip(page)).to_be_visible()
    press(page, CARD)
    expect(tip(page)).to_have_count(0)
    expect(page.locator(CARD)).to_have_attribute("aria-pressed", "true")
    press(page, CARD)


def test_the_keyboards_focus_shows_it_at_once_and_escape_hides_only_it(page: Page) -> None:
    before = answers(page)
    page.evaluate("document.querySelector('#main').setAttribute('tabindex', '-1')")
    page.focus("#main")
    page.keyboard.press("Tab")
    expect(page.locator("#closed")).to_be_focused()
    assert tip(page).inner_text() == REASON
    expect(page.locator("#closed")).to_have_attribute("aria-describedby", "status tip")
    beside(page, "#closed")
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    expect(page.locator("#closed")).to_have_attribute("aria-describedby", "status")
    assert answers(page) == before
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert tip(page).inner_text() == REASON
    page.keyboard.press("Tab")
    expect(tip(page).filter(has_text=REASON)).to_have_count(0)


def test_a_long_press_explains_and_neither_chooses_nor_drags(page: Page) -> None:
    before = answers(page)
    hold(page, CARD)
    expect(tip(page)).to_have_text(WORDS)
    beside(page, CARD)
    (_, _, _, bottom), (_, over, _, _) = boxes(tip(page), page.locator(CARD))
    assert bottom <= over  # above the finger
    touch(page, "touchMove", [{"x": 500, "y": 300}])
    touch(page, "touchEnd", [])
    page.evaluate(f"document.querySelector('{CARD}').click()")  # as a browser may, once the finger is lifted
    expect(tip(page)).to_be_visible()
    assert page.locator(".dragged").count() == 0
    assert answers(page) == before
    page.locator("h1").first.tap()
    expect(tip(page)).to_have_count(0)


def test_a_short_touch_is_a_click(page: Page) -> None:
    before = answers(page)
    page.locator(CARD).tap()
    expect(page.locator(CARD)).to_have_attribute("aria-pressed", "true")
    assert answers(page) > before
    page.locator(CARD).tap()
    expect(page.locator(CARD)).to_have_attribute("aria-pressed", "false")
    expect(tip(page)).to_have_count(0)


def test_no_menu_of_the_browser_opens_while_a_finger_asks(page: Page) -> None:
    menu = f"""() => !document.querySelector("{CARD}").dispatchEvent(
      new MouseEvent("contextmenu", {{ bubbles: true, cancelable: true }}))"""
    assert not page.evaluate(menu)
    hold(page, CARD)
    assert page.evaluate(menu)
    expect(tip(page)).to_be_visible()
    assert page.evaluate(menu)
    touch(page, "touchEnd", [])
    page.mouse.click(1, 1)
    assert not page.evaluate(menu)


def test_what_is_patched_and_scrolled_takes_its_tip_away(page: Page) -> None:
    page.hover(CARD)
    expect(tip(page)).to_be_visible()
    page.evaluate(f"document.querySelector('{CARD}').dataset.tip = 'Other words.'")
    expect(tip(page)).to_have_text("Other words.")
    page.evaluate(f"delete document.querySelector('{CARD}').dataset.tip")
    expect(tip(page)).to_have_count(0)
    page.evaluate(EXPLAIN)
    page.mouse.move(1, 1)
    page.hover(CARD)
    expect(tip(page)).to_be_visible()
    page.evaluate("document.dispatchEvent(new Event('scroll'))")
    expect(tip(page)).to_have_count(0)
