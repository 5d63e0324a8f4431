"""Tables in frames that nobody has touched: pictures, until somebody does; and the engine, which goes after them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH
from e2e.host_site import FACE, HostSite, frames, inside, press, told, wait_for
from e2e.table import READY
from e2e.test_embed import games, host_site, no_error, page

__all__ = ["games", "host_site", "no_error", "page"]
"""Fixtures."""
pytestmark = CHROMIUM_IS_ENOUGH


def test_a_table_that_nobody_has_touched_is_a_picture(page: Page, host_site: HostSite) -> None:
    """Of the first the build has drawn it. That of the second the engine draws, which no table's own Python needs."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    plain = '<tabletop-game id="plain" game="face-to-face" seats="human,bot:2" seed="7" lang="en"></tabletop-game>'
    page.goto(host_site.page(f'{plain}<tabletop-game id="table" {FACE}></tabletop-game>'))
    page.locator("#table").scroll_into_view_if_needed()
    assert len(wait_for(page, "ready")) == 1
    expect(inside(page).locator("html[data-drawn] #hand-17")).to_be_visible()
    expect(inside(page, "plain").locator("#table")).to_have_attribute("data-state", "starting")
    assert len(frames(page, "engine")) == 1
    assert not [name for name in asked if name.startswith(("micropython", "pyscript"))]
    press(page, inside(page).locator("#hand-17"), inside(page).locator("#pile-own-up"))
    assert told(wait_for(page, "move")) == [{"number": 1, "seat": 1, "action": "17>own-up"}]
    press(page, inside(page, "plain").locator("#begin"))
    expect(inside(page, "plain").locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    expect(inside(page, "plain").locator("#table")).to_be_focused()
    assert len(wait_for(page, "ready", 2)) == 2
    assert asked.count("engine_worker.js") == 1


def test_a_table_whose_ready_is_awaited_is_set_up_when_it_is_seen(page: Page, host_site: HostSite) -> None:
    """As it was before there were pictures: old pages act once they have heard `ready`."""
    plain = '<tabletop-game id="table" game="face-to-face" seed="7" lang="en"></tabletop-game>'
    page.goto(host_site.page(plain))
    expect(inside(page).locator("html[data-seen]")).to_have_count(1, timeout=READY)
    page.evaluate("table.addEventListener('ready', () => table.getRecord().then((text) => (window.heard = text)))")
    assert len(wait_for(page, "ready")) == 1
    page.wait_for_function("window.heard?.includes('face-to-face')", timeout=READY)


def test_the_language_changes_on_a_table_that_nobody_has_touched(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE} readonly></tabletop-game>'))
    expect(inside(page).locator("html[data-drawn]")).to_have_count(1, timeout=READY)
    page.evaluate("table.lang = 'uk'")
    expect(inside(page).locator("html[lang=uk] #pile-own-up")).to_have_accessible_name(re.compile("[а-я]"))
    expect(inside(page).locator("html[data-awake]")).to_have_count(0)


def test_the_engine_goes_some_time_after_the_last_table(page: Page, host_site: HostSite) -> None:
    page.clock.install()
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    wait_for(page, "ready")
    assert len(frames(page, "engine")) == 1
    page.evaluate("window.taken = table; table.remove()")
    page.clock.fast_forward(20_000)
    page.evaluate("document.body.append(taken)")
    page.clock.fast_forward(20_000)
    assert len(frames(page, "engine")) == 1, "another table has come in time"
    page.evaluate("taken.remove()")
    page.clock.fast_forward(31_000)
    expect(page.locator("iframe")).to_have_count(0)
