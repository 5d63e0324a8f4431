"""Measures games with friends in Chromium: the deal of UNO on both devices, the length of moves, the opening of a link.

python build bench friends
"""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from bench.browser import chromium
from bench.report import arguments, show
from paths import DIST

_SETTLED = "#post:is([data-post=out], [data-post=here])"
_WATCH = """() => {
  const { ask } = window.nastilkaEngine;
  window.spent = 0;
  window.nastilkaEngine.ask = async (...given) => {
    const began = performance.now();
    try { return await ask(...given); } finally { window.spent += performance.now() - began; }
  };
}"""
"""Adds up the milliseconds that the engine takes for its answers, with what is stored of them."""


@dataclass
class Device:
    """A browser profile with one page."""

    page: Page

    def open(self, url: str) -> float:
        """Open an address; seconds until its table can be used."""
        self.page.goto("about:blank")
        began = time.perf_counter()
        self.page.goto(url)
        self.page.wait_for_selector(f"{_SETTLED}, #sit-name, #table[data-state=waiting]")
        return time.perf_counter() - began

    @property
    def out(self) -> str:
        """The link that is to be sent."""
        self.page.wait_for_selector(_SETTLED)
        field = self.page.locator("#post-link")
        return str(field.get_attribute("value")) if field.count() else ""

    def paste(self, link: str) -> None:
        """Take a link in the page that is open."""
        if not self.page.locator("#pasted").count():
            self.page.locator("#post-more").click()
        self.page.fill("#pasted", link)
        before = self.page.locator("html").get_attribute("data-answers")
        self.page.locator("[data-do=take-pasted]").click()
        self.page.wait_for_selector(f'html:not([data-answers="{before}"])')
        self.page.wait_for_selector(_SETTLED)

    @property
    def decides(self) -> bool:
        """True if the person is to act."""
        self.page.wait_for_selector(_SETTLED)
        return bool(self.page.locator("#table[data-state=waiting]").count())


def measure(browser: Browser, url: str) -> dict[str, object]:
    """The deal of UNO for two, and the opening of its links."""
    ann, bo = (Device(browser.new_context().new_page()) for _ in range(2))
    ann.open(f"{url}friends/?game=uno&seats=human,friend&names=Ann&pace=instant")
    ann.page.evaluate(_WATCH)
    bo.open(ann.out.replace("friends/#", "friends/?pace=instant#"))
    bo.page.evaluate(_WATCH)
    bo.page.locator("[data-do=sit-down]").click()
    links = []
    sender, other = bo, ann
    while not sender.decides:
        links.append(sender.out)
        other.paste(sender.out)
        sender, other = other, sender
    spent = [float(device.page.evaluate("window.spent")) for device in (ann, bo)]
    opened = [sender.open(links[-1]) for _ in range(5)]
    plain = Device(browser.new_context().new_page())
    play = f"{url}play/?game=uno&seats=human,bot:greedy&seed=7&pace=instant"
    plain.open(play)
    again = [plain.open(play) for _ in range(5)]
    return {
        "deal_ms": [round(each) for each in spent],
        "deal_links": [len(link) for link in links],
        "opening_s": round(statistics.median(opened), 2),
        "second_visit_s": round(statistics.median(again), 2),
    }


def main() -> None:
    """Print the figures."""
    arguments(__doc__).parse_args()
    with chromium(DIST) as (browser, url):
        show(("what", "measured"), measure(browser, url).items())
