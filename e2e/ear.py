"""A player who has nothing but the accessibility tree, the live region and a keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from e2e.players import go_to
from e2e.table import READY, answered, answers, ready

KEYS = {"table": "t", "hand": "y", "options": "o", "scores": "s"}


def open_game(page: Page, url: str, query: str) -> None:
    """Open a game, and listen before the engine starts, so that nothing is missed."""
    page.goto(f"{url}play/?{query}")
    listen(page)
    ready(page)


def listen(page: Page) -> None:
    """Collect all that the live region announces from now on, and what stands in it."""
    page.evaluate(_LISTEN)


_LISTEN = """() => {
  const live = document.getElementById('live');
  window.heard = [...live.children].map(line => line.textContent);
  window.hearing?.disconnect();
  window.hearing = new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const line of addedNodes) window.heard.push(line.textContent);
  });
  window.hearing.observe(live, { childList: true });
}"""


def heard(page: Page) -> list[str]:
    """What was announced since the last time."""
    return [str(line) for line in page.evaluate("window.heard.splice(0)")]


def hear_more(page: Page) -> None:
    """Wait until something is announced, if nothing new was."""
    page.wait_for_function("() => window.heard.length", timeout=READY)


def ask(page: Page, question: str) -> list[str]:
    """Press a question's key while nothing happens at the table; returns the answer, and not what was said before."""
    before = answers(page)
    heard(page)
    page.keyboard.press(KEYS[question])
    answered(page, before)  # shown after it was announced
    return heard(page)


def by_ear(control: Locator) -> None:
    """Go to a control by Tab and arrows, where the tree names it as a button, and press Enter."""
    assert re.match(r'- button "[^"]+|- \'?button "[^"]+', control.aria_snapshot()), control.aria_snapshot()
    before = answers(control.page)
    go_to(control)
    control.page.keyboard.press("Enter")
    answered(control.page, before)
