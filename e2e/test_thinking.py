"""While a bot searches the page stays responsive, and the search stops when its result is no longer needed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Worker, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.positions import middle
from e2e.table import answered, answers, dealt, my_turn, open_game, press, put, steps
from pyengine.games import ids
from tests.endure import rest_in_endure

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
@pytest.mark.parametrize("game", rest_in_endure(reversed(ids()), 2))
def test_a_bot_of_every_level_answers(table: Page, game: str) -> None:
    for level in (1, 3):
        put(table, dealt(game, middle(game, 3, 6), f"bot:{level} human"))
        expect(table.locator(".log li").first).to_be_attached(timeout=60_000)
        assert steps(table)[0].startswith("1:")


@LONG_IN_FIREFOX
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
    put(clean, dealt("uno", middle("uno", 3, 6), LONG), while_thinking=True)
    expect(clean.locator("#table")).to_have_attribute("data-game", "uno")
    open_while_searching(clean, site.url, "bot:5")
    clean.locator("header a.home").click()
    expect(clean.get_by_role("heading", level=1)).to_contain_text("Six board games")


SEARCHER = "?start="
"""What the address of a worker that only searches has."""
SEARCHES = "uno&lang=en&pace=instant&seats=bot:5,bot:5&seed=7"
ALONE = """localStorage.setItem("nastilka:settings", '{"thinking": "sparing"}')"""


def searchers_of(page: Page) -> list[Worker]:
    """The workers that search with the engine's."""
    return [worker for worker in page.workers if SEARCHER in worker.url]


def shares(page: Page, count: str) -> None:
    """Wait until others have done so many shares of searches."""
    expect(page.locator("html")).to_have_attribute("data-shares", re.compile(count), timeout=60_000)


@CHROMIUM_IS_ENOUGH
@pytest.mark.skipif(os.cpu_count() == 1, reason="a device with one core has no further workers")
def test_other_workers_search_and_a_killed_one_is_not_waited_for(clean: Page, site: Site) -> None:
    open_game(clean, site.url, f"game={SEARCHES}")
    shares(clean, "^[1-9]")
    killed, before = searchers_of(clean)[0], len(steps(clean))
    killed.evaluate("close()")
    expect(clean.locator(".log li").nth(before + 2)).to_be_attached(timeout=60_000)


@CHROMIUM_IS_ENOUGH
def test_one_worker_is_enough(clean: Page, site: Site) -> None:
    clean.add_init_script(ALONE)
    open_game(clean, site.url, f"game={SEARCHES}")
    expect(clean.locator(".log li").first).to_be_attached(timeout=60_000)
    assert searchers_of(clean) == []
