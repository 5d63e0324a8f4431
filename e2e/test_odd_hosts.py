"""The site on hosts that redirect, rewrite, limit, mistype and lose: it plays there, and afterwards without them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, OFFLINE
from e2e.odd_host import OddHost
from e2e.small_site import small_site
from e2e.table import READY, ready
from e2e.test_hosts import GAME, lay
from tests.endure import ENDURE

TOP = "Your ascending pile, top 17"
AT_ONCE = ("clean-urls", "vary-star", "analytics", "nosniff", "koi8-r")
"""Oddities of which none hides another: one visit shows them all."""
OTHERS = (
    ("strip-slash", "comment"),
    ("lower-case", "no-py", "mjs-octets", "max-age"),
    ("minify", "isolated", "corp"),
    ("gz-encoding", "brotli", "immutable"),
    ("rate-limit",),
    ("spa",),
)


def play_through(page: Page, host: OddHost) -> str | None:
    """A first visit and a move, a second visit, one without the host, another move, and other pages without it.

    Returns how the page without the host has started.
    """
    page.goto(f"{host.url}play/?{GAME}")
    ready(page)
    lay(page, 17)
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    page.goto(f"{host.url}play/?{GAME}")
    ready(page)
    expect(page.locator("#pile-own-up")).to_have_accessible_name(TOP)
    host.stop()
    page.reload()
    ready(page)
    way = page.locator("html").get_attribute("data-start")
    expect(page.locator("#pile-own-up")).to_have_accessible_name(TOP)
    lay(page, 18)
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 18")
    for address in ("rules/uno", "rules/uno/", "rules/uno/index.html", "rules/uno/index", "rules/uno/?q=1#UNO-3"):
        page.goto(f"{host.url}{address}")
        expect(page).to_have_title(re.compile("UNO"))
        assert page.evaluate("getComputedStyle(document.body).margin") == "0px", "the page found its style"
    return way


@LONG_IN_FIREFOX
@OFFLINE
def test_the_site_plays_on_an_odd_host_and_without_it(page: Page, browser_name: str) -> None:
    # Firefox itself registers no service worker whose script comes with `Vary: *` (docs/hosting.md).
    taken = [oddity for oddity in AT_ONCE if browser_name != "firefox" or oddity != "vary-star"]
    with OddHost(DIST, *taken) as host, page.expect_console_message(is_told_of_changes, timeout=READY):
        assert play_through(page, host) == "restored", "the memory snapshot is kept, too"


def is_told_of_changes(message: ConsoleMessage) -> bool:
    """True for what the owner of a host that changes pages finds in the console."""
    return "changes our pages" in message.text


@ENDURE
@OFFLINE
@pytest.mark.parametrize("oddities", OTHERS, ids="+".join)
def test_and_on_other_odd_ones(page: Page, oddities: tuple[str, ...]) -> None:
    with OddHost(DIST, *oddities) as host:
        play_through(page, host)


@CHROMIUM_IS_ENOUGH
@OFFLINE
def test_half_a_page_is_not_kept_and_a_whole_one_that_was_changed_is(page: Page, tmp_path: Path) -> None:
    with OddHost(small_site(tmp_path), "comment") as host:
        host.fault("rules/index.html", "half")
        page.goto(f"{host.url}rules/uno/")
        with page.expect_console_message(lambda message: "not kept for offline play" in message.text, timeout=READY):
            pass
        expect(page.locator("html")).to_have_attribute("data-offline", "no")
        host.heal()
        with page.expect_console_message(is_told_of_changes, timeout=READY):
            page.reload()
        expect(page.locator("html")).to_have_attribute("data-offline", "yes")
