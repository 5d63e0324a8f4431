"""The panels of the play page in the browser: links, the review, statistics, sounds, settings."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site
from e2e.table import READY, found, open_game, press, ready
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from tests.endure import rest_in_endure
from web.engine.record_link import fragment

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
STATS = "nastilka:stats"
SHORT = 5
"""The seed of a game that is soon over, and reviewed."""


@cache
def almost() -> tuple[str, str]:
    """A record, as a fragment, of a game of greedy bots before the last action, and that action."""
    game, chance = find_game("face-to-face"), Prng(1)
    seats = (Player("human"), Player("bot:greedy"))
    timeline = Timeline(Record.new(game, 2, SHORT, {"first": "1"}, seats))
    while awaited := timeline.state.awaited:
        timeline.apply(awaited[0], bot("greedy").choose(Knowledge(game, timeline.state, awaited[0]), chance))
    steps = timeline.record.steps
    last = max(at for at, step in enumerate(steps) if step.seat == 0)
    return fragment(timeline.record.with_steps(steps[:last]).format()), steps[last].text


def play_to_the_end(page: Page, url: str, lang: str = "en") -> None:
    record, last = almost()
    page.goto(f"{url}play/?game=face-to-face&lang={lang}&pace=instant{record}")
    ready(page)
    card, _, pile = last.partition(">")
    if pile:
        press(page, f'[data-source="{card}"]')
    press(page, f'[data-target="{pile}"]' if pile else f'[data-action="{last}"]')
    expect(page.locator("#end")).to_be_visible(timeout=READY)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("lang", rest_in_endure(["uk", "en"]))
def test_the_story_begins_below_the_notices(clean: Page, site: Site, lang: str) -> None:
    """However high they are; and the table beside them stays as it is."""
    clean.set_viewport_size({"width": 1280, "height": 800})
    open_game(clean, site.url, GAME.replace("lang=en", f"lang={lang}"))
    for selector in ("#hand-17", "#pile-own-up"):
        press(clean, selector)
    table = clean.locator(".board").inner_text()
    press(clean, "[data-do=hint]")
    expect(clean.locator("[data-pointed]").first).to_be_visible(timeout=READY)
    for width in (1280, 1000):
        clean.set_viewport_size({"width": width, "height": 800})
        clean.wait_for_function(_BELOW)
    assert clean.locator(".board").inner_text() == table


_BELOW = """() => {
  const notice = document.querySelector("#notice").getBoundingClientRect();
  const line = document.querySelector("#story .line").getBoundingClientRect();
  return line.top >= notice.bottom && line.top - notice.bottom < 40;
}"""


@CHROMIUM_IS_ENOUGH
def test_a_link_carries_the_game_and_another_its_deal(
    clean: Page, new_context: CreateContextCallback, site: Site
) -> None:
    open_game(clean, site.url, GAME)
    press(clean, "#hand-17")
    press(clean, "#pile-own-up")
    press(clean, "#open-share")
    expect(clean.locator("#panel")).to_be_focused()
    game, deal = (clean.locator(f"#share-{what}").input_value() for what in ("game", "deal"))
    press(clean, "#panel [data-do=copy]")
    expect(clean.locator("#live")).to_have_text(re.compile("Copied|by hand"))
    clean.locator("#share-deal-qr summary").click()
    expect(clean.locator("#share-deal-qr svg")).to_be_visible()
    clean.keyboard.press("Escape")
    expect(clean.locator("#panel")).to_have_count(0)
    expect(clean.locator("#tool-more")).to_be_focused()
    clean.goto("about:blank")
    clean.goto(game)
    ready(clean)
    expect(clean.locator("#pile-own-up")).to_have_accessible_name(re.compile("17"))
    friend = new_context().new_page()
    friend.goto(deal)
    ready(friend)
    expect(friend.locator("#hand-17")).to_be_visible()


@CHROMIUM_IS_ENOUGH
def test_a_review_goes_on_beside_the_page_and_leads_to_its_moments(clean: Page, site: Site) -> None:
    play_to_the_end(clean, site.url)
    press(clean, "#end [data-do=review]")
    expect(clean.locator("#review")).to_be_focused()
    expect(clean.locator(".turning button").first).to_be_visible(timeout=READY)
    press(clean, "[data-do=halt-review]")
    clean.locator("#review-behind").click()
    expect(clean.locator("#review-chart canvas")).to_be_visible()
    expect(clean.locator("#review")).to_have_attribute("data-state", "done")
    moment = clean.locator(".turning button").first.get_attribute("data-value")
    press(clean, ".turning button")
    expect(clean.locator("#walk .moment")).to_contain_text(re.compile(rf"^{moment} of"))
    clean.locator("#decisions summary").click()
    expect(clean.locator("#decisions tbody tr").first).to_be_visible()
    press(clean, "[data-do=close-review]")
    expect(clean.locator("#review")).to_have_count(0)


@CHROMIUM_IS_ENOUGH
def test_what_cost_most_waits_among_the_puzzles_until_it_is_deleted(clean: Page, site: Site) -> None:
    play_to_the_end(clean, site.url)
    press(clean, "#end [data-do=review]")
    expect(clean.locator("#review")).to_have_attribute("data-state", "done", timeout=4 * READY)
    moments = clean.locator(".turning > li")
    expect(moments.first).to_be_visible()
    assert moments.count() <= 3
    expect(moments.first).to_contain_text("You chose")
    press(clean, ".turning [data-do=tale]")
    expect(clean.locator("#tale-words")).to_contain_text("You chose")
    expect(clean.locator("#review")).to_contain_text("They wait among your puzzles")
    count = moments.count()
    clean.goto(f"{site.url}puzzles/?lang=en")
    clean.locator("html").dispatch_event("pointermove")
    listed = clean.locator("#own-list li")
    expect(listed).to_have_count(count, timeout=READY)
    no_violations(clean)
    listed.first.locator("a").click()
    expect(clean.locator("#note")).to_contain_text("You played here", timeout=READY)
    press(clean, "[data-do=solution]")
    expect(clean.locator("#note .plan")).to_be_visible()
    no_violations(clean)
    clean.goto(f"{site.url}puzzles/?lang=en")
    clean.locator("html").dispatch_event("pointermove")
    expect(listed).to_have_count(count, timeout=READY)
    listed.first.locator("button").click()
    expect(listed).to_have_count(count - 1)


@CHROMIUM_IS_ENOUGH
def test_a_finished_game_is_counted_once(clean: Page, site: Site, tmp_path: Path) -> None:
    play_to_the_end(clean, site.url)
    press(clean, "#open-settings")
    clean.goto(f"{site.url}stats/?lang=en")
    ready(clean)
    expect(clean.locator('#by-game tr[data-row="face-to-face"] [data-cell="played"]')).to_have_text("1")
    expect(clean.locator("#latest-body tr")).to_have_count(1)
    with clean.expect_download() as saved:
        clean.locator("#stats-export").click()
    path = tmp_path / "stats.json"
    saved.value.save_as(path)
    clean.locator("#stats-erase").click()
    clean.locator("#stats-erase").click()
    expect(clean.locator("#stats-none")).to_be_visible()
    assert clean.evaluate("key => localStorage.getItem(key)", STATS) is None
    clean.locator("#stats-file").set_input_files(path)
    expect(clean.locator("#stats-note")).to_have_text("New games from the file: 1")
    path.write_text('{"format": 1, "games": [3]}', "utf-8")
    clean.locator("#stats-file").set_input_files(path)
    expect(clean.locator("#stats-note")).to_contain_text("games[1].{}")
    assert len(json.loads(clean.evaluate("key => localStorage.getItem(key)", STATS))["games"]) == 1


@CHROMIUM_IS_ENOUGH
def test_broken_statistics_are_set_aside_and_denied_storage_is_reported(
    new_context: CreateContextCallback, site: Site
) -> None:
    page = new_context().new_page()
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
def test_settings_hold_and_sounds_are_off_at_first(clean: Page, site: Site) -> None:
    open_game(clean, site.url, GAME)
    press(clean, "#hand-17")
    press(clean, "#pile-own-up")
    expect(clean.locator("html")).not_to_have_attribute("data-played", re.compile("."))
    press(clean, "#open-settings")
    for setting in ("#set-theme-dark", "#set-sound-on", "#set-motion-none", "#set-pace-fast"):
        press(clean, setting)
        expect(clean.locator(setting)).to_have_attribute("aria-pressed", "true")
    expect(clean.locator("html")).to_have_attribute("data-theme", "dark")
    press(clean, "#panel [data-do=close-panel]")
    press(clean, "#hand-18")
    press(clean, "#pile-own-up")
    expect(clean.locator("html")).to_have_attribute("data-played", "card turn")
    assert "pace=fast" in clean.url
    clean.goto(f"{site.url}?lang=en")
    ready(clean)
    expect(clean.locator("html")).to_have_attribute("data-theme", "dark")
    found(clean, "#open-settings").click()
    clean.locator('[data-setting="theme=light"]').click()
    expect(clean.locator("html")).to_have_attribute("data-theme", "light")


@LONG_IN_FIREFOX
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
def test_panels_are_accessible(
    new_context: CreateContextCallback, site: Site, width: int, scheme: str, lang: str
) -> None:
    size = {"width": width, "height": 800}
    page = new_context(viewport=size, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    play_to_the_end(page, site.url, lang)
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
    page.goto(f"{site.url}stats/?lang={lang}")
    ready(page)
    no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
