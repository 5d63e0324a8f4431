"""What a reader does on a site that somebody has put on a server, step by step, and how far it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Page, expect

from e2e.servers import UNDER, Server
from e2e.table import answers

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
STEPS = {
    "plays": "the first visit: a game starts, and a move is answered",
    "links": "the lobby leads to the rulebooks, and they to one of them",
    "without a slash": "an address without the slash at its end shows the same page, with its style",
    "kept": "the service worker has the whole site",
    "second visit": "the table is there again, from the service worker",
    "offline": "the same without the server",
    "another page offline": "a rulebook that was not opened before, without the server, with and without the slash",
}
"""What is tried, in this order, and what is expected."""
OWNER = "the owner's home page"
"""What is said where that stands in the place of a page of ours."""
_PATIENCE = 30_000
"""Milliseconds for each step."""


def visit(browser: Browser, server: Server) -> dict[str, str]:
    """What goes wrong in each step, by its name; empty where all is well. Stops the server on the way.

    What follows a step that fails may fail too.
    """
    context = browser.new_context(service_workers="allow")
    page = context.new_page()
    page.set_default_timeout(_PATIENCE)
    index = "" if server.kind.index else "index.html"
    try:
        return {name: _outcome(step) for name, step in zip(STEPS, _steps(page, server, index), strict=True)}
    finally:
        context.close()


def _outcome(step: Callable[[], None]) -> str:
    try:
        step()
    except (AssertionError, Error) as error:
        return (str(error).splitlines() or ["failed"])[0]
    return ""


def _steps(page: Page, server: Server, index: str) -> Iterator[Callable[[], None]]:
    table, book = f"{server.url}play/{index}?{GAME}", f"{server.url}rules/uno"

    def plays() -> None:
        page.goto(table)
        _ready(page)
        for selector in ("#hand-17", "#pile-own-up"):
            before = answers(page)
            page.locator(selector).click()
            page.wait_for_selector(f'html:not([data-answers="{before}"])')
        _is_laid(page)

    def links() -> None:
        page.goto(f"{server.url}{index}?lang=en")
        page.locator("#to-rules").click()
        page.locator('main a[href*="rules/uno"]').first.click()
        page.wait_for_url("**/rules/uno/**")
        _has_book(page)

    def without_slash() -> None:
        browser = page.context.browser
        assert browser is not None
        with browser.new_context(service_workers="block") as fresh:
            other = fresh.new_page()
            other.set_default_timeout(_PATIENCE)
            other.goto(f"{server.url}play?{GAME}")
            assert other.locator("#owner").count() == 0, OWNER
            _ready(other)
            _is_book(other, book)

    def kept() -> None:
        page.wait_for_selector("html[data-offline]")
        assert page.locator("html").get_attribute("data-offline") == "yes", "it is not kept"

    def again() -> None:
        page.goto(table)
        _ready(page)
        _is_laid(page)
        assert page.evaluate("navigator.serviceWorker.controller !== null"), "no service worker serves the page"

    def offline() -> None:
        server.stop()
        again()

    def another() -> None:
        _is_book(page, f"{book}/{index}")
        _is_book(page, book)

    yield from (plays, links, without_slash, kept, again, offline, another)


def _is_laid(page: Page) -> None:
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17", timeout=_PATIENCE)


def _ready(page: Page) -> None:
    page.locator("html").dispatch_event("pointermove")
    page.wait_for_selector("html[data-ready=yes]")


def _is_book(page: Page, address: str) -> None:
    """The rulebook is at an address, with its style."""
    page.goto(address)
    _has_book(page)


def _has_book(page: Page) -> None:
    where = urlsplit(page.url).path.partition(UNDER)[2]
    heading = page.locator("h1").first
    assert "UNO" in (heading.text_content() or ""), f"another page at {where}"
    font = heading.evaluate("heading => getComputedStyle(heading).fontFamily")
    assert "Source Serif" in font, f"no style at {where}"
