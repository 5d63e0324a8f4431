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
def bench(visitor: Page, site: Site) -> Page:
    visitor.goto(site.url + UNO)
    ready(visitor)
    until(visitor, "#position-text")
    return visitor


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


def tap(page: Page, selector: str) -> None:
    """Touch a card or a place, and wait for the answer."""
    before = answers(page)
    page.locator(selector).first.click()
    answered(page, before)


def tray_and_table_agree(page: Page) -> None:
    """The field's tray shows what lies on the table."""
    on_table = page.locator(".workbench-table .cell").evaluate_all(
        "cells => cells.map(cell => cell.dataset.source ? cell.textContent.trim().at(-1) : '.')"
    )
    in_tray = page.locator("#tray-field .places > *").evaluate_all(
        "cells => cells.map(cell => cell.dataset.source ? cell.textContent.trim().at(-1) : '.')"
    )
    assert len(on_table) == 25
    assert on_table == in_tray


def test_a_field_of_gems_follows_every_drag(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}workbench/?game=nizam&lang=en&position=field+RRRSS+EEEAA+ATTTD+DDOOO+JJJJO")
    ready(visitor)
    until(visitor, "#position-text")
    drag(visitor, visitor.locator("#piece-field-0"), visitor.locator("#piece-field-3"))
    assert "field SRRRS EEEAA" in text(visitor)
    tray_and_table_agree(visitor)
    drag(visitor, visitor.locator("#piece-field-5"), visitor.locator("#piece-field-9"))
    drag(visitor, visitor.locator("#place-0"), visitor.locator("#place-24"))
    assert "field ORRRS AEEAE ATTTD DDOOO JJJJS" in text(visitor)
    tray_and_table_agree(visitor)
    visitor.locator("h2").first.click()
    for key, begins in (
        ("Control+z", "field SRRRS AEEAE"),
        ("Control+z", "field SRRRS EEEAA"),
        ("Control+y", "field SRRRS A"),
    ):
        before = answers(visitor)
        visitor.keyboard.press(key)
        answered(visitor, before)
        assert begins in text(visitor)
        tray_and_table_agree(visitor)
    drag(visitor, visitor.locator("#piece-field-1"), visitor.locator("#tray-box"))
    expect(visitor.locator("#tab-why")).to_contain_text("a gap")
    press(visitor, "#tab-analyse")
    expect(visitor.locator("#tab-setup")).to_have_attribute("aria-selected", "true")


def test_a_wrong_drop_is_told_where_it_falls_and_the_keyboard_drops_too(bench: Page) -> None:
    before = text(bench)
    drag(bench, bench.locator("#piece-discard-0"), bench.locator("#end-deck"))
    expect(bench.locator("#tray-deck .why-refused")).to_contain_text("At least one card lies on the discard pile.")
    assert text(bench) == before
    keyboard_alone(bench)
    drag(bench, bench.locator("#piece-hand-1-1"), bench.locator("#end-hand-2"))
    expect(bench.locator(".why-refused")).to_have_count(0)
    assert "hand 2 g3 b7" in text(bench)


def keyboard_alone(bench: Page) -> None:
    """Move the first card of the hand to its end."""
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


def test_a_position_is_copied_and_pasted(bench: Page) -> None:
    bench.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bench.locator("h2").first.click()
    before = answers(bench)
    bench.keyboard.press("Control+c")
    answered(bench, before)
    copied = bench.evaluate("navigator.clipboard.readText()")
    assert copied == text(bench)
    link = f"{bench.url.partition('?')[0]}?game=uno&position=players+3+%7C+hand+3+wild"
    for pasted, found in ((link, "hand 3 wild"), (copied, "hand 1 b7 b8\nhand 2 g3")):
        bench.evaluate("text => navigator.clipboard.writeText(text)", pasted)
        before = answers(bench)
        bench.keyboard.press("Control+v")
        answered(bench, before)
        assert found in text(bench)
    bench.evaluate("navigator.clipboard.writeText('nothing of ours')")
    bench.keyboard.press("Control+v")
    expect(bench.locator("#notes .trouble")).to_contain_text("no position of this game")
    assert "hand 1 b7 b8" in text(bench)


def test_a_photograph_on_a_phone_in_the_dark_and_in_ukrainian(new_context: CreateContextCallback, site: Site) -> None:
    """The box stays in reach, and a place that was tapped takes card after card."""
    context = new_context(
        bypass_csp=True,
        reduced_motion="reduce",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        color_scheme="dark",
    )
    page = context.new_page()
    page.goto(f"{site.url}workbench/?game=nizam&lang=uk")
    ready(page)
    until(page, "#position-text")
    expect(page.get_by_text("Спорожнити стіл")).to_be_visible()
    tap(page, "#clear")
    tap(page, "#place-6")
    for gem in (0, 0, 1, 2, 3, 3, 5, 7):
        box = page.locator("#tray-box").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 845, "the box can be seen whole"
        tap(page, f"#piece-box-{gem}")
    tap(page, "#end-hand-1")
    for gem in (0, 4, 6):
        tap(page, f"#piece-box-{gem}")
    assert "field ..... .RRSE AADJ. ..... ....." in text(page)
    assert "hand 1 R T O" in text(page)
    tray_and_table_agree(page)
    assert page.evaluate(OVERFLOW) <= 0
    assert page.evaluate("document.documentElement.scrollHeight") < 3000
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(OVERFLOW) <= 0
    no_violations(page)
    page.locator("#position-text").fill("seat 9")
    until(page, "#wrong-word")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    no_violations(page)


def test_flights_in_mid_round_by_choosing(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}workbench/?game=flights&lang=en&position=hand+1+r3+x4+%7C+hand+2+b2+g6")
    ready(visitor)
    until(visitor, "#position-text")
    for selector, value in (
        ("#item-laid-1-card", "r3>1"),
        ("#item-laid-1-flight", "r3>5"),
        ("#item-laid-2-card", "b2>1"),
    ):
        before = answers(visitor)
        visitor.locator(selector).select_option(value)
        answered(visitor, before)
    assert "laid 1 r3>5\nlaid 2 b2>1" in text(visitor)
    before = answers(visitor)
    visitor.locator("#item-used-1-2").check()
    answered(visitor, before)
    assert "used 1 2" in text(visitor)
    press(visitor, "#tab-analyse")
    expect(visitor.locator(".act[data-action^=take]").first).to_be_visible()
