"""The live board: what a teacher shows on the workbench is on the pupils' pages, and what is hidden stays there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, Site, problems_of
from e2e.live_friends import with_addresses
from e2e.table import press, ready, until

POSITION = "own up 27 | hand 17 18 28 40 45 50"
UNO = "hand 1 b3 b5 r7 | hand 2 g1 y2 y8 | discard b9 | deck r1 r2 r3 r4 r5 r6 r8 r9"


@pytest.fixture
def near(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser whose pages find each other."""
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        yield browser


def teach(page: Page, site: Site, query: str) -> None:
    """Open the workbench to analyse a position, and the board."""
    page.goto(f"{site.url}workbench/?lang=en&{query}")
    ready(page)
    press(page, "#tab-analyse")
    press(page, "#board-open")
    until(page, "#live-board")


def pupil(context: BrowserContext, site: Site, fragment: str = "") -> Page:
    """A pupil's page."""
    page = context.new_page()
    page.goto(f"{site.url}board/?lang=en{fragment}")
    return page


def line(page: Page, state: str) -> None:
    """Wait until a pupil's line is like this."""
    until(page, f".board-notes[data-line={state}]")


def connect(teacher: Page, context: BrowserContext, site: Site) -> Page:
    """Invite a pupil by a link, and take the link that comes back: two links."""
    press(teacher, "#board-invite")
    until(teacher, "#board-link")
    link = teacher.locator("#board-link").input_value()
    page = pupil(context, site, link[link.index("#") :])
    line(page, "answer")
    teacher.locator("#board-answer").fill(page.locator("#board-back").input_value())
    teacher.locator("[data-do=board-take]").click()
    line(page, "open")
    until(page, "#board-shown")
    return page


def test_a_window_of_the_same_browser_comes_by_itself_and_sees_every_step(context: BrowserContext, site: Site) -> None:
    teacher = context.new_page()
    problems = problems_of(teacher)
    teach(teacher, site, f"game=face-to-face&seat=1&position={quote(POSITION)}")
    page = pupil(context, site)
    problems_there = problems_of(page)
    until(page, '#board-shown[data-at="1.0"] #pile-own-up')
    until(teacher, "#board-pupils [data-state=here]")
    press(teacher, '.act[data-action="17>own-up"], #hand-17') if False else None
    teacher.locator("#action-text").fill("28>own-up")
    teacher.keyboard.press("Enter")
    until(page, '#board-shown[data-at="1.1"]')
    assert problems == problems_there == []
