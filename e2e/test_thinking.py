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
from pyengine.core.record import Player, Record
from pyengine.games import game as find_game
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


def search(page: Page) -> None:
    """Deal a game in which the bot is the first to act, and wait until it searches."""
    seats = (Player("human"), Player("bot:5"))
    put(page, Record.new(find_game("face-to-face"), 2, 7, {"first": "2"}, seats).format(), while_thinking=True)
    expect(page.locator("#table")).to_have_attribute("data-state", "thinking")


@pytest.mark.only_browser("chromium")  # only Chromium reports long tasks
def test_the_page_stays_responsive_while_a_bot_searches(visitor: Page, site: Site) -> None:
    visitor.add_init_script(path=WATCH)
    open_game(visitor, site.url, "game=face-to-face&lang=en&pace=instant&seats=human,bot:5&seed=7&first=1")
    for card, pile in (("17", "own-up"), ("18", "own-up")):
        press(visitor, f"#hand-{card}")
        press(visitor, f"#pile-{pile}")
    before = answers(visitor)
    press(visitor, "[data-action=draw]")
    answered(visitor, before + 1)
    took, tasks = visitor.evaluate(WHILE)
    assert took > 100, "it did not think"
    blocked = sum(end - start for start, end in tasks)  # none on an idle machine
    assert blocked < took / 2
    assert visitor.evaluate(SEEN)


@LONG_IN_FIREFOX
@pytest.mark.parametrize("game", rest_in_endure(reversed(ids())))
def test_a_bot_of_every_level_answers(table: Page, game: str) -> None:
    for level in (1, 3):
        put(table, dealt(game, middle(game, 3, 6), f"bot:{level} human"))
        expect(table.locator(".log li").first).to_be_attached(timeout=60_000)
        assert steps(table)[0].startswith("1:")


@LONG_IN_FIREFOX
def test_undo_a_new_game_and_leaving_stop_a_search(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, "game=face-to-face&lang=en&pace=instant&seats=human,bot:5&seed=7&first=1")
    for card in ("17", "18"):
        press(visitor, f"#hand-{card}")
        press(visitor, "#pile-own-up")
    press(visitor, "[data-action=draw]")
    expect(visitor.locator("#table")).to_have_attribute("data-state", "thinking")
    press(visitor, "[data-do=new]")
    assert my_turn(visitor)
    assert steps(visitor) == [] or steps(visitor)[0].startswith("2")
    search(visitor)
    put(visitor, dealt("uno", middle("uno", 3, 6), LONG), while_thinking=True)
    expect(visitor.locator("#table")).to_have_attribute("data-game", "uno")
    search(visitor)
    visitor.locator("header a.home").click()
    expect(visitor.get_by_role("heading", level=1)).to_contain_text("Six board games")


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
def test_other_workers_search_and_a_killed_one_is_not_waited_for(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, f"game={SEARCHES}")
    shares(visitor, "^[1-9]")
    killed, before = searchers_of(visitor)[0], len(steps(visitor))
    killed.evaluate("close()")
    expect(visitor.locator(".log li").nth(before + 2)).to_be_attached(timeout=60_000)


@CHROMIUM_IS_ENOUGH
def test_one_worker_is_enough(visitor: Page, site: Site) -> None:
    visitor.add_init_script(ALONE)
    open_game(visitor, site.url, f"game={SEARCHES}")
    expect(visitor.locator(".log li").first).to_be_attached(timeout=60_000)
    assert searchers_of(visitor) == []
