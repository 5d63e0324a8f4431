"""Pages of another site with tables on them: the games are served as 127.0.0.1, the host pages as localhost."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Frame, FrameLocator, Locator, Page

from e2e.conftest import Site
from e2e.odd_host import OddHost
from e2e.table import READY

FACE = 'game="face-to-face" seats="human,bot:greedy" seed="7" options="first=1" pace="instant" lang="en"'
LISTEN = """for (const name of "ready move gameover moment stepdone puzzlesolved studyanswer error resize".split(" "))
  addEventListener(name, (event) => {
    if (event.target.localName === "tabletop-game") (window.sent ??= []).push([event.target.id, name, event.detail]);
  }, true);"""


FITS = """() => new Promise((done) => {
  const look = () => {
    const fits = Math.abs(innerHeight - document.body.scrollHeight) <= 1;
    if (fits || performance.now() > 20_000) return done(fits);
    requestAnimationFrame(look);
  };
  look();
})"""
"""True if the frame becomes as tall as its content."""


class HostSite:
    """A site whose pages embed tables of the games' site."""

    def __init__(self, games: Site | OddHost, site: Site) -> None:
        self.games = games.url.replace("localhost", "127.0.0.1")
        self.site = site

    def page(self, body: str, head: str = "") -> str:
        """Write a page and return its URL; its script collects the tables' events in `window.sent`."""
        html = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>{head}'
        html += '<link rel="icon" href="data:,"><script src="listen.js"></script>'
        html += f'<script src="{self.games}embed.js"></script>'
        (self.site.folder / "listen.js").write_text(LISTEN, "utf-8")
        (self.site.folder / "index.html").write_text(f"{html}</head><body>{body}</body></html>", "utf-8")
        return self.site.url


def events(page: Page, kind: str) -> list[Any]:
    """The details of the events of one kind that the tables have dispatched."""
    found: list[Any] = page.evaluate("window.sent ?? []")
    return [detail for _, name, detail in found if name == kind]


def wait_for(page: Page, kind: str, count: int = 1) -> list[Any]:
    page.wait_for_function(
        "([kind, count]) => (window.sent ?? []).filter((one) => one[1] === kind).length >= count",
        arg=[kind, count],
        timeout=READY,
    )
    return events(page, kind)


def told(details: list[Any]) -> list[Any]:
    """Details of events as the first versions had them, without the position, which is as long as the game's deck."""
    return [{name: value for name, value in detail.items() if name != "position"} for detail in details]


def inside(page: Page, ident: str = "table") -> FrameLocator:
    return page.frame_locator(f"#{ident} iframe")


def frames(page: Page, part: str) -> list[Frame]:
    return [frame for frame in page.frames if f"/embed/{part}/" in frame.url]


def press(page: Page, *parts: Locator) -> None:
    """Click one part after the other. Playwright's Firefox sends neither mouse nor keys to a frame of another site, on
    any page: there the click is dispatched within the frame.
    """
    for part in parts:
        if page.context.browser and page.context.browser.browser_type.name == "firefox":
            part.dispatch_event("click")
        else:
            part.click()


def call(page: Page, script: str) -> Any:
    """Evaluate a call of the element `table`; a rejection gives its name, rule and message."""
    return page.evaluate(
        f"{script}.then((value) => value ?? 'done', ({{name, rule, message}}) => [name, rule, message])"
    )
