"""What a player does at the table, for the tests. Every wait is for a state of the page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

READY = 60_000


def open_game(page: Page, url: str, query: str) -> None:
    """Open a game and wait until a person can act in it."""
    page.goto(f"{url}play/?{query}")
    ready(page)


def ready(page: Page) -> None:
    """Wait until the engine has answered."""
    expect(page.locator("html")).to_have_attribute("data-ready", "yes", timeout=READY)


def my_turn(page: Page) -> bool:
    """Wait until it is a person's turn or the game is over; whether it goes on."""
    expect(page.locator("#table")).to_have_attribute("data-state", re.compile("waiting|over"), timeout=READY)
    return page.locator("#table").get_attribute("data-state") == "waiting"


def answers(page: Page) -> int:
    """How many answers of the engine the page has shown."""
    return int(page.locator("html").get_attribute("data-answers") or 0)


def answered(page: Page, before: int) -> None:
    """Wait until the engine has answered once more."""
    page.locator(f'html:not([data-answers="{before}"])').wait_for(timeout=READY, state="attached")
