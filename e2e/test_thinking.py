"""While a bot searches the page stays responsive, and the search stops when its result is no longer needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import LONG_IN_FIREFOX, Site
from e2e.positions import middle
from e2e.table import answered, answers, dealt, my_turn, open_game, press, put, steps
from pyengine.games import ids

WATCH = Path(__file__).with_name("watch.js")
LONG = "human bot:5"
WHILE = """() => {
  const [first, last] = nastilkaWatch.answers.slice(-2);
  return [last - first, nastilkaWatch.tasks.filter(([from, to]) => from > first && to < last)];
}"""
"""How long the last search took, and the long tasks during it, except those that draw its begin and its result."""

SEEN = """() => new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "longtask" });
  setTimeout(() => {
    const end = performance.now() + 100;
    while (performance.now() < end);
  });
}).then(() => true)"""
"""True if the browser reports a long task."""


def open_while_searching(page: Page, url: str, bot: str) -> None:
    """Open a game and wait until the bot searches."""
    open_game(page, url, f"game=face-to-face&lang=en&pace=instant&seats=human,{bot}&seed=7&first=2")


@pytest.mark.only_browser("chromium")  # only Chromium reports long tasks
def test_the_page_stays_responsive_while_a_bot_searches(clean: Page, site: Site) -> None:
    clean.add_init_script(path=WATCH)
    open_game(clean, site.url, "game=face-to-face&lang=en&pace=instant&seats=human,bot:5&seed=7&first=1")
    for card, pile in (("17", "own-up"), ("18", "own-up")):
        press(clean, f"#hand-{card}")
        press(clean, f"#pile-{pile}")
    before = answers(clean)
    press(clean, "[data-action=draw]")
    answered(clean, before + 1)
    took, tasks = clean.evaluate(WHILE)
    assert took > 100, "it did not think"
    blocked = sum(end - start for start, end in tasks)  # none on an idle machine
    assert blocked < took / 2
    assert clean.evaluate(SEEN)


@LONG_IN_FIREFOX
@pytest.mark.parametrize("game", ids())
def test_a_bot_of_every_level_answers(table: Page, game: str) -> None:
    for level in (1, 3):
        put(table, dealt(game, middle(game, 3, 6), f"bot:{level} human"))
        expect(table.locator(".log li").first).to_be_attached(timeout=60_000)
        assert steps(table)[0].startswith("1:")


def test_undo_stops_a_search(clean: Page, site: Site) -> None:
    open_game(clean, site.url, "game=face-to-face&lang=en&pace=instant&seats=human,bot:5&seed=7&first=1")
    for card in ("17", "18"):
        press(clean, f"#hand-{card}")
        press(clean, "#pile-own-up")
    press(clean, "[data-action=draw]")
    expect(clean.locator("#table")).to_have_attribute("data-state", "thinking")
    press(clean, "[data-do=new]")
    assert my_turn(clean)
    assert steps(clean) == [] or steps(clean)[0].startswith("2")


@LONG_IN_FIREFOX
def test_a_new_game_and_leaving_stop_a_search(clean: Page, site: Site) -> None:
    open_while_searching(clean, site.url, "bot:5")
    put(clean, dealt("uno", middle("uno", 3, 6), LONG))
    expect(clean.locator("#table")).to_have_attribute("data-game", "uno")
    open_while_searching(clean, site.url, "bot:5")
    clean.locator("header a.home").click()
    expect(clean.get_by_role("heading", level=1)).to_contain_text("Six board games")
