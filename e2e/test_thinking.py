"""Bots that think: the page stays free meanwhile, and the thought is broken off when it is wanted no more."""

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
"""How long the last thought took, and the long tasks within that time, without those that show its two ends."""

SEEN = """() => new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "longtask" });
  setTimeout(() => {
    const end = performance.now() + 100;
    while (performance.now() < end);
  });
}).then(() => true)"""
"""Whether a long task is seen when there is one."""


def begun(page: Page, url: str, bot: str) -> None:
    """The bot has its turn, and has begun to think about it."""
    open_game(page, url, f"game=face-to-face&lang=en&pace=instant&seats=human,{bot}&seed=7&first=2")


@pytest.mark.only_browser("chromium")  # the observer of long tasks is there only
def test_the_page_is_free_while_a_bot_thinks(clean: Page, site: Site) -> None:
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


def test_a_thought_gives_way_to_taking_back(clean: Page, site: Site) -> None:
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
def test_a_thought_gives_way_to_another_game_and_to_leaving(clean: Page, site: Site) -> None:
    begun(clean, site.url, "bot:5")
    put(clean, dealt("uno", middle("uno", 3, 6), LONG))
    expect(clean.locator("#table")).to_have_attribute("data-game", "uno")
    begun(clean, site.url, "bot:5")
    clean.locator("header a.home").click()
    expect(clean.get_by_role("heading", level=1)).to_have_text("Nastilka")
