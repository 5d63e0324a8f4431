"""The fonts have the letters of further languages: files of their own, which a page fetches with the first of them, and
which from then on are there without a network.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, Request, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, OFFLINE, Site

pytestmark = CHROMIUM_IS_ENOUGH

POLISH = "Zażółć gęślą jaźń"
KAZAKH = "Әліпби үшін"
WRITTEN = """(text) => {
  document.querySelector("main h1").textContent = text;
  return document.fonts.ready.then(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}"""
LOADED = """(letter) => [...document.fonts].some(({ status, unicodeRange }) => status === "loaded" &&
  unicodeRange.split(",").some((range) => {
    const [low, high] = range.trim().slice(2).split("-").map((code) => parseInt(code, 16));
    return low <= letter.codePointAt(0) && letter.codePointAt(0) <= (high ?? low);
  }))"""


def rare(page: Page) -> list[str]:
    """The fonts with further letters that the page asks for, from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "-ext-" in request.url:
            asked.append(Path(request.url).name)

    page.on("request", note)
    return asked


def test_a_font_comes_with_the_first_letter_of_it(returning: Page, site: Site) -> None:
    page, asked = returning, rare(returning)
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("data-ready", "yes")
    assert asked == [], "a visit in the site's own languages fetches none of them"
    for text, letter, subset in ((POLISH, "ł", "latin-ext"), (KAZAKH, "ү", "cyrillic-ext")):
        assert not page.evaluate(LOADED, letter)
        page.evaluate(WRITTEN, text)
        page.wait_for_function(LOADED, arg=letter)
        assert asked
        assert all(subset in name for name in asked)
        asked.clear()


@OFFLINE
def test_the_letters_of_a_language_are_there_without_a_network(page: Page, site: Site) -> None:
    page.add_init_script(
        f"document.addEventListener('DOMContentLoaded', () => document.querySelector('main h1').append('{POLISH}'))"
    )
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=60_000)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_function(LOADED, arg="ł")
