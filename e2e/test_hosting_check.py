"""The page on which an owner checks a host."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, OFFLINE
from e2e.odd_host import OddHost
from e2e.table import READY
from tests.endure import ENDURE

SHORT_MINUTE = """{
  const later = window.setTimeout;
  window.setTimeout = (act, delay, ...rest) => later(act, delay === 60_000 ? 1_000 : delay, ...rest);
}"""
"""For an engine that cannot start: the page waits for it as long as a slow one takes."""


def check(page: Page, host: OddHost, state: str) -> None:
    page.goto(f"{host.url}hosting-check/?lang=en")
    expect(page.locator("html")).to_have_attribute("data-hosting", re.compile("."), timeout=2 * READY)
    others = page.locator("#hosting-checks > :not([data-state=good])").all_inner_texts()
    assert page.locator("html").get_attribute("data-hosting") == state, others


@LONG_IN_FIREFOX
@OFFLINE
def test_a_good_host_passes_every_check_until_it_is_worse(page: Page) -> None:
    """Then what could be better is marked, and what is broken is named."""
    with OddHost(DIST, "brotli") as host:
        check(page, host, "good")
        expect(page.locator("#hosting-summary")).to_contain_text("All is well")
        expect(page.locator("#hosting-checks > [data-state=good]")).to_have_count(12)
        host.oddities = {"analytics", "spa", "corp"}
        host.fault("app-*/engine.bin", "half")
        page.locator("#retry").click()
        expect(page.locator("html")).to_have_attribute("data-hosting", "bad", timeout=2 * READY)
        for name in ("unchanged", "unknown", "frames", "small"):
            expect(page.locator(f"[data-check={name}]")).to_have_attribute("data-state", "warn")


@CHROMIUM_IS_ENOUGH
@OFFLINE
def test_a_policy_in_the_way_is_told_with_what_to_set(page: Page) -> None:
    page.add_init_script(SHORT_MINUTE)
    with OddHost(DIST, "csp") as host:
        check(page, host, "bad")
        expect(page.locator("[data-check=policy]")).to_contain_text("Set script-src to 'self' 'wasm-unsafe-eval'")


@ENDURE
@CHROMIUM_IS_ENOUGH
@OFFLINE
def test_the_lines_for_servers_are_there_where_they_help(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    with OddHost(DIST, "brotli", "corp", under="/games/") as host:
        check(page, host, "warn")
        lines = page.locator("#hosting-checks details:visible")
        expect(lines).to_have_count(1)
        expect(lines).to_have_attribute("data-remedy", "frames")
        lines.locator("summary").click()
        expect(lines.locator("pre").last).to_contain_text("/games/embed*")
        expect(lines.locator("pre").last).to_contain_text("! Cross-Origin-Resource-Policy")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
