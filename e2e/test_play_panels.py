"""The panels of the play page in the browser: links, the review, statistics, sounds, settings."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site, problems_of
from e2e.table import READY, deal, found, open_game, press, put, ready
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from tests.endure import ENDURE, rest_in_endure
from web.engine.record_link import fragment

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
STATS = "nastilka:stats"
Scheme = Literal["light", "dark"]
SHORT = 5
"""The seed of a game that is soon over, and reviewed."""


@cache
def almost() -> tuple[str, str]:
    """A record of a game of greedy bots before the last action, and that action."""
    game, chance = find_game("face-to-face"), Prng(1)
    seats = (Player("human"), Player("bot:greedy"))
    timeline = Timeline(Record.new(game, 2, SHORT, {"first": "1"}, seats))
    while awaited := timeline.state.awaited:
        timeline.apply(awaited[0], bot("greedy").choose(Knowledge(game, timeline.state, awaited[0]), chance))
    steps = timeline.record.steps
    last = max(at for at, step in enumerate(steps) if step.seat == 0)
    return timeline.record.with_steps(steps[:last]).format(), steps[last].text


def play_to_the_end(page: Page, url: str) -> None:
    """Open the game, and do what is left."""
    record, _ = almost()
    page.goto(f"{url}play/?game=face-to-face&lang=en&pace=instant{fragment(record)}")
    ready(page)
    end(page)


def end(page: Page) -> None:
    """Do what is left in the game."""
    _, last = almost()
    card, _, pile = last.partition(">")
    if pile:
        press(page, f'[data-source="{card}"]')
    press(page, f'[data-target="{pile}"]' if pile else f'[data-action="{last}"]')
    expect(page.locator("#end")).to_be_visible(timeout=READY)


@pytest.fixture
def beside(examined: Page) -> Iterator[Page]:
    """Another page of the browser with that table, in which nothing is kept of games and puzzles before."""
    examined.evaluate("for (const name of ['stats', 'puzzles']) localStorage.removeItem(`nastilka:${name}`)")
    page = examined.context.new_page()
    problems = problems_of(page)
    yield page
    page.close()
    assert problems == []


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("lang", rest_in_endure(["uk", "en"]))
def test_the_story_begins_below_the_notices(table: Page, lang: str) -> None:
    """However high they are; and the table beside them stays as it is."""
    table.set_viewport_size({"width": 1280, "height": 800})
    deal(table, "face-to-face", 7, first="1")
    if lang != "en":
        press(table, f"[data-do=lang][data-value={lang}]")
    for selector in ("#hand-17", "#pile-own-up"):
        press(table, selector)
    board = table.locator(".board").inner_text()
    press(table, "[data-do=hint]")
    expect(table.locator("[data-pointed]").first).to_be_visible(timeout=READY)
    for width in (1280, 1000):
        table.set_viewport_size({"width": width, "height": 800})
        table.wait_for_function(_BELOW)
    assert table.locator(".board").inner_text() == board
    if lang != "en":
        press(table, "[data-do=lang][data-value=en]")


_BELOW = """() => {
  const notice = document.querySelector("#notice").getBoundingClientRect();
  const line = document.querySelector("#story .line").getBoundingClientRect();
  return line.top >= notice.bottom && line.top - notice.bottom < 40;
}"""


@CHROMIUM_IS_ENOUGH
def test_a_link_carries_the_game_and_another_its_deal(table: Page, visitor: Page) -> None:
    """Both are opened in the browser of a friend, which has no save of the game."""
    deal(table, "face-to-face", 7, first="1")
    press(table, "#hand-17")
    press(table, "#pile-own-up")
    press(table, "#open-share")
    expect(table.locator("#panel")).to_be_focused()
    links = [table.locator(f"#share-{what}").input_value() for what in ("game", "deal")]
    press(table, "#panel [data-do=copy]")
    expect(table.locator("#live")).to_have_text(re.compile("Copied|by hand"))
    table.locator("#share-deal-qr summary").click()
    expect(table.locator("#share-deal-qr svg")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.locator("#panel")).to_have_count(0)
    expect(table.locator("#tool-more")).to_be_focused()
    visitor.goto(links[0])
    ready(visitor)
    expect(visitor.locator("#pile-own-up")).to_have_accessible_name(re.compile("17"))
    visitor.goto(links[1])
    ready(visitor)
    expect(visitor.locator("#hand-17")).to_be_visible()


@CHROMIUM_IS_ENOUGH
def test_a_finished_game_is_counted_once_reviewed_and_what_cost_most_becomes_a_puzzle(
    examined: Page, beside: Page, site: Site, tmp_path: Path
) -> None:
    put(examined, almost()[0])
    end(examined)
    press(examined, "#end [data-do=review]")
    expect(examined.locator("#review")).to_be_focused()
    expect(examined.locator(".turning button").first).to_be_visible(timeout=READY)
    press(examined, "[data-do=halt-review]")
    examined.locator("#review-behind").click()
    expect(examined.locator("#review-chart canvas")).to_be_visible()
    expect(examined.locator("#review")).to_have_attribute("data-state", "done")
    press(examined, "[data-do=halt-review]")  # it goes on
    expect(examined.locator("#review .progress")).to_have_count(0, timeout=4 * READY)
    count = moments_are_told(examined)
    press(examined, "[data-do=close-review]")
    expect(examined.locator("#review")).to_have_count(0)
    own_puzzles_are_solved_and_deleted(beside, site.url, count)
    statistics_are_kept(beside, site.url, tmp_path / "stats.json")


def moments_are_told(page: Page) -> int:
    """Look at the moments of a review that is done; returns how many there are."""
    moments = page.locator(".turning > li")
    expect(moments.first).to_contain_text("You chose")
    count = moments.count()
    assert count <= 3
    expect(page.locator("#review")).to_contain_text("They wait among your puzzles")
    moment = page.locator(".turning button").first.get_attribute("data-value")
    press(page, ".turning button")
    expect(page.locator("#walk .moment")).to_contain_text(re.compile(rf"^{moment} of"))
    page.locator("#decisions summary").click()
    expect(page.locator("#decisions tbody tr").first).to_be_visible()
    press(page, ".turning [data-do=tale]")
    expect(page.locator("#tale-words")).to_contain_text("You chose")
    return count


def statistics_are_kept(page: Page, url: str, path: Path) -> None:
    """The one game is counted once; it is saved in a file, deleted, and comes back with the file."""
    page.goto(f"{url}stats/?lang=en")
    ready(page)
    expect(page.locator('#by-game tr[data-row="face-to-face"] [data-cell="played"]')).to_have_text("1")
    expect(page.locator("#latest-body tr")).to_have_count(1)
    with page.expect_download() as saved:
        page.locator("#stats-export").click()
    saved.value.save_as(path)
    page.locator("#stats-erase").click()
    page.locator("#stats-erase").click()
    expect(page.locator("#stats-none")).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", STATS) is None
    page.locator("#stats-file").set_input_files(path)
    expect(page.locator("#stats-note")).to_have_text("New games from the file: 1")
    path.write_text('{"format": 1, "games": [3]}', "utf-8")
    page.locator("#stats-file").set_input_files(path)
    expect(page.locator("#stats-note")).to_contain_text("games[1].{}")
    assert len(json.loads(page.evaluate("key => localStorage.getItem(key)", STATS))["games"]) == 1


def own_puzzles_are_solved_and_deleted(page: Page, url: str, count: int) -> None:
    """The moments of the review are puzzles of this device, until they are deleted."""
    page.goto(f"{url}puzzles/?lang=en")
    page.locator("html").dispatch_event("pointermove")
    listed = page.locator("#own-list li")
    expect(listed).to_have_count(count, timeout=READY)
    no_violations(page)
    listed.first.locator("a").click()
    expect(page.locator("#note")).to_contain_text("You played here", timeout=READY)
    press(page, "[data-do=solution]")
    expect(page.locator("#note .plan")).to_be_visible()
    no_violations(page)
    page.goto(f"{url}puzzles/?lang=en")
    page.locator("html").dispatch_event("pointermove")
    expect(listed).to_have_count(count, timeout=READY)
    listed.first.locator("button").click()
    expect(listed).to_have_count(count - 1)


@CHROMIUM_IS_ENOUGH
def test_broken_statistics_are_set_aside_and_denied_storage_is_reported(visitor: Page, site: Site) -> None:
    page = visitor
    page.goto(f"{site.url}stats/?lang=en")
    ready(page)
    page.evaluate("key => localStorage.setItem(key, '{')", STATS)
    page.reload()
    ready(page)
    expect(page.locator("#stats-note")).to_contain_text("JSON")
    assert page.evaluate("() => localStorage.getItem('nastilka:broken:stats')") == "{"
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })")
    page.reload()
    ready(page)
    expect(page.locator("#stats-note")).to_contain_text("does not let the page store anything")
    play_to_the_end(page, site.url)


@CHROMIUM_IS_ENOUGH
def test_settings_hold_and_sounds_are_off_at_first(visitor: Page, site: Site) -> None:
    open_game(visitor, site.url, GAME)
    press(visitor, "#hand-17")
    press(visitor, "#pile-own-up")
    expect(visitor.locator("html")).not_to_have_attribute("data-played", re.compile("."))
    press(visitor, "#open-settings")
    for setting in ("#set-theme-dark", "#set-sound-on", "#set-motion-none", "#set-pace-fast"):
        press(visitor, setting)
        expect(visitor.locator(setting)).to_have_attribute("aria-pressed", "true")
    expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")
    press(visitor, "#panel [data-do=close-panel]")
    press(visitor, "#hand-18")
    press(visitor, "#pile-own-up")
    expect(visitor.locator("html")).to_have_attribute("data-played", "card turn")
    assert "pace=fast" in visitor.url
    visitor.goto(f"{site.url}?lang=en")
    ready(visitor)
    expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")
    found(visitor, "#open-settings").click()
    visitor.locator('[data-setting="theme=light"]').click()
    expect(visitor.locator("html")).to_have_attribute("data-theme", "light")


@ENDURE
def test_todays_deal_leads_to_its_table_which_says_so(clean: Page, site: Site) -> None:
    clean.clock.set_fixed_time("2026-11-21T12:00:00")
    clean.goto(f"{site.url}?lang=uk")
    ready(clean)
    clean.locator("#today-deal").click()
    ready(clean)
    assert "day=2026-11-21" in clean.url
    expect(clean.locator(".play-bar .stage")).to_contain_text("Сьогодні · норма")


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("width", "scheme", "lang"), rest_in_endure([(360, "light", "uk"), (1280, "dark", "en")]))
def test_panels_are_accessible(examined: Page, beside: Page, width: int, scheme: Scheme, lang: str) -> None:
    page = examined
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme)
    put(page, almost()[0])
    if lang != "en":
        press(page, f"[data-do=lang][data-value={lang}]")
    end(page)
    for panel in ("share", "settings"):
        press(page, f"#open-{panel}")
        no_violations(page)
        press(page, "#panel [data-do=close-panel]")
    press(page, "#end [data-do=review]")
    expect(page.locator("#review-behind")).to_be_visible(timeout=READY)
    press(page, "[data-do=halt-review]")
    page.locator("#review-behind").click()
    expect(page.locator("#review-chart canvas")).to_be_visible()
    no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    beside.set_viewport_size({"width": width, "height": 800})
    beside.emulate_media(color_scheme=scheme)
    beside.goto(f"{examined.url.partition('play/')[0]}stats/?lang={lang}")
    ready(beside)
    no_violations(beside)
    assert beside.evaluate("document.documentElement.scrollWidth") <= width
