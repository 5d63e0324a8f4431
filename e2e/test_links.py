"""Links as messengers and mail leave them: what they hold is opened, or the page asks for all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import pyengine
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site, only_first_in_firefox
from e2e.table import ready
from pyengine.core.links import parts
from pyengine.core.record import Record
from pyengine.sealed.bundle import pack
from web.engine.record_link import fragment

RECORD = Record.new(pyengine.game("face-to-face"), 2, 7, {}).format()
LINK = fragment(RECORD)
DEEP = pack("A" * 22, ['{"v":1,"table":' + "[" * 10_000])
GAME = re.compile(r"\?game=face-to-face&seats=human,human&save=[0-9a-f]{8}$")
SENT = {
    "as it is": f"play/{LINK}",
    "a dot": f"play/?game=face-to-face{LINK}.",
    "counted": f"play/?utm_source=x&amp;fbclid=y{LINK}&utm_medium=mail",
    "capital letters": f"play/?Game=FACE-TO-FACE{LINK.replace('#record', '#RECORD')}”",
    "an encoded number sign": f"play/?game=uno{LINK.replace('#', '%23')})",
    "an encoded number sign in the path": f"play/{LINK.replace('#', '%23')}",
}


@pytest.fixture
def page(returning: Page) -> Page:
    """A page in a profile that has the site's files in its cache."""
    return returning


@LONG_IN_FIREFOX
@pytest.mark.parametrize("address", only_first_in_firefox(*zip(SENT.values()), quick=2))
def test_a_link_opens_its_game(page: Page, site: Site, address: str) -> None:
    page.goto(site.url + address)
    page.wait_for_url(GAME)
    expect(page.locator("#app .table.face-to-face")).to_be_visible()


@LONG_IN_FIREFOX
def test_a_cut_link_keeps_its_address_until_all_of_it_is_pasted(page: Page, site: Site) -> None:
    address = f"{site.url}play/?game=face-to-face&lang=en{LINK[:-9]}…"
    page.goto(address)
    ready(page)
    expect(page.locator("#main")).to_contain_text("characters are here")
    expect(page).to_have_url(re.compile(r"…$|%E2%80%A6$"))
    page.locator("#pasted").fill(f"look: <{site.url}play/{LINK}>.")
    page.locator("[data-do=take-pasted]").click()
    page.wait_for_url(GAME)


@CHROMIUM_IS_ENOUGH
def test_a_link_in_parts_opens_with_the_last_of_them(page: Page, site: Site) -> None:
    first, second, *more = parts(f"{site.url}play/{LINK}", 100 + len(LINK) // 2 + len(site.url))
    assert not more
    page.goto(second)
    ready(page)
    expect(page.locator("#main")).to_contain_text("1 of 2 parts")
    page.goto(first)
    page.wait_for_url(GAME)


@CHROMIUM_IS_ENOUGH
def test_a_link_full_of_brackets_stops_nothing(page: Page, site: Site) -> None:
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text))
    page.goto(f"{site.url}friends/?lang=en#sealed={DEEP}")
    ready(page)
    expect(page.locator("#main")).to_contain_text("This link cannot be read")
    assert not any("restarted" in each or "fatal" in each for each in warnings)
