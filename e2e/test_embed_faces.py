"""What a frame shows where no game can be played in it: in the page's language, and in 280 pixels."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import READY
from tests.endure import rest_in_endure

pytestmark = CHROMIUM_IS_ENOUGH
NARROW = {"width": 280, "height": 420}
FITS = """(selector) => {
  const { left, right } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && right <= innerWidth && document.documentElement.scrollWidth <= innerWidth;
}"""


def offline(page: Page, url: str) -> None:
    """The network goes away between the picture and the first touch."""
    page.add_init_script("window.IntersectionObserver = class { observe() {} };")
    page.goto(url)
    page.context.set_offline(True)
    page.locator("#page").dispatch_event("pointerdown")


def without_webassembly(page: Page, url: str) -> None:
    page.add_init_script("Object.defineProperty(window, 'WebAssembly', { value: undefined });")
    page.goto(url)


def in_an_old_browser(page: Page, url: str) -> None:
    """The frame's script is of a language that the browser does not know."""
    page.add_init_script("Object.hasOwn = undefined;")
    page.route("**/embed_frame.js", lambda route: route.fulfill(content_type="text/javascript", body="class { # }"))
    page.goto(url)


def without_its_script(page: Page, url: str) -> None:
    page.route("**/embed_frame.js", lambda route: route.abort())
    page.goto(url)


FACES: dict[str, tuple[Callable[[Page, str], None], str]] = {
    "offline": (offline, "без мережі"),
    "no WebAssembly": (without_webassembly, "WebAssembly"),
    "an old browser": (in_an_old_browser, "застарий для гри"),
    "no script from the host": (without_its_script, "не вдалося запустити"),
}


@pytest.mark.browser_context_args(viewport=NARROW)
@pytest.mark.parametrize("why", FACES)
def test_what_is_the_matter_is_said(page: Page, site: Site, why: str) -> None:
    meet, says = FACES[why]
    meet(page, f"{site.url}embed/uno/#lang=uk&seed=7")
    problem = page.locator("#boot-problem")
    expect(problem).to_be_visible(timeout=READY)
    expect(problem.locator("p:visible")).to_have_count(1)
    expect(problem).to_contain_text(says)
    expect(problem.locator("#retry")).to_have_text("Спробувати ще раз")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert page.evaluate(FITS, "#boot-problem")


@pytest.mark.browser_context_args(viewport=NARROW)
def test_a_game_starts_once_the_network_is_back(page: Page, site: Site) -> None:
    offline(page, f"{site.url}embed/face-to-face/#seed=7&lang=en")
    expect(page.locator("#boot-problem")).to_be_visible(timeout=READY)
    with page.expect_navigation():
        page.context.set_offline(False)
    page.locator("#page").dispatch_event("pointerdown")
    expect(page.locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)


@pytest.mark.parametrize("part", ["", "sandboxed/"])
def test_without_a_script_it_is_said_in_every_language(browser: Browser, site: Site, part: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 280, "height": 420})
    page = context.new_page()
    page.goto(f"{site.url}embed/nizam/{part}")
    box = page.locator(".boot.failed:not(#boot-problem)")
    for words in ("you need JavaScript", "braucht es JavaScript", "потрібен JavaScript"):
        expect(box).to_contain_text(words)
    found = box.bounding_box()
    assert found
    assert found["x"] >= 0
    assert found["x"] + found["width"] <= 280
    expect(page.locator("#table")).to_be_visible()
    context.close()


BROKEN = {
    "packed record": "record=z.AAAA",
    "puzzle": "puzzle=many",
    "record": "record=record+1%0Agame+uno%0Aplayers+2%0Adeal+hand+99",
    "position": "position=hand+99",
    "lesson": "lesson&game=chess",
}


@pytest.mark.browser_context_args(viewport=NARROW)
@pytest.mark.parametrize("asked", rest_in_endure(BROKEN, 2))
def test_what_cannot_be_read_is_told_in_the_frame(page: Page, site: Site, asked: str) -> None:
    page.goto(f"{site.url}embed/uno/#lang=uk&{BROKEN[asked]}")
    notice = page.locator("#notice.trouble")
    expect(notice).to_contain_text("не вдається накрити", timeout=READY)
    expect(notice.locator("p")).to_have_count(2)
    expect(page.locator("#boot")).to_be_hidden()
    assert re.search(r"\w", notice.locator("p").last.inner_text())
    assert page.evaluate(FITS, "#notice")
