"""Setting a position up in a browser: by dragging, by keyboard alone, and by typing, with what is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import answered, answers, press, ready, until

pytestmark = CHROMIUM_IS_ENOUGH
UNO = "workbench/?game=uno&lang=en&position=hand+1+b7+b8+%7C+hand+2+g3+%7C+discard+b1"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def bench(clean: Page, site: Site) -> Page:
    clean.goto(site.url + UNO)
    ready(clean)
    until(clean, "#position-text")
    return clean


def text(page: Page) -> str:
    return page.locator("#position-text").input_value()


def drag(page: Page, source: Locator, target: Locator) -> None:
    """Drag a card and wait for both answers: it is picked up, and laid."""
    source.scroll_into_view_if_needed()
    before = answers(page)
    source.hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    answered(page, before)
    page.mouse.up()
    answered(page, before + 1)


def test_dragging_typing_undoing_and_coming_back(bench: Page) -> None:
    drag(bench, bench.locator("#piece-hand-2-0"), bench.locator("#end-hand-1"))
    assert "hand 1 b7 b8 g3\nhand 2 -" in text(bench)
    drag(bench, bench.locator("#piece-hand-1-0"), bench.locator(".workbench-table [data-target=discard]").first)
    assert "discard b1 b7" in text(bench)
    bench.locator("#position-text").fill(f"{text(bench)}\nhand 3 b8")
    until(bench, "#wrong-word")
    expect(bench.locator(".wrong-here .why-here")).to_contain_text("no seat of this game")
    expect(bench.locator(".table .pile, .workbench-table .table").first).to_be_visible()
    wrong = text(bench)
    bench.reload()
    ready(bench)
    until(bench, "#wrong-word")
    assert text(bench) == wrong
    bench.locator("#position-text").fill("players 3 | hand 1 b7 | hand 3 wild | discard b1")
    until(bench, "#view-3")
    press(bench, "#step-undo")
    assert text(bench) == wrong
    press(bench, "#step-redo")
    assert "hand 3 wild" in text(bench)
    press(bench, "#view-1")
    expect(bench.locator("#position-text")).to_have_count(0)


def test_keyboard_alone(bench: Page) -> None:
    bench.locator("#piece-hand-1-0").focus()
    before = answers(bench)
    bench.keyboard.press("Enter")
    answered(bench, before)
    until(bench, "#piece-hand-1-0[aria-pressed=true]:focus")
    bench.keyboard.press("Tab")
    bench.keyboard.press("ArrowRight")
    until(bench, "#end-hand-1:focus")
    before = answers(bench)
    bench.keyboard.press("Enter")
    answered(bench, before)
    assert "hand 1 b8 b7" in text(bench)


def test_narrow_dark_and_in_ukrainian(new_context: CreateContextCallback, site: Site) -> None:
    context = new_context(
        bypass_csp=True, reduced_motion="reduce", viewport={"width": 360, "height": 740}, color_scheme="dark"
    )
    page = context.new_page()
    page.goto(f"{site.url}workbench/?game=nizam&lang=uk")
    ready(page)
    until(page, "#position-text")
    expect(page.get_by_text("Спорожнити стіл")).to_be_visible()
    assert page.evaluate(OVERFLOW) <= 0
    no_violations(page)
    page.locator("#position-text").fill("seat 9")
    until(page, "#wrong-word")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    no_violations(page)
