"""The lobby: games to go on with, the deal of the day, the person at the table; settings and unknown addresses."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import ready, until
from tests.endure import rest_in_endure

pytestmark = CHROMIUM_IS_ENOUGH

TODAY = "2026-11-21"
KEPT = """async () => {
  for (const key of ["game=nizam&seats=human,bot:1&seed=1", "game=uno&seats=human,bot:1&seed=2"])
    await nastilkaKept.keep(key, "record 1", true);
}"""
STORE = "([key, text]) => localStorage.setItem(key, text)"
OVERFLOW = "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"


def store(page: Page, name: str, value: object) -> None:
    page.evaluate(STORE, [f"nastilka:{name}", json.dumps(value)])


def result(day: str, game: str, place: int, scores: list[int]) -> dict[str, Any]:
    seed = int(day.replace("-", ""))
    fixed = {"seats": ["human", "bot:1"], "seat": 0, "shared": False, "decisions": 9}
    return {"id": day + game, "game": game, "day": day, "place": place, "seed": seed, "scores": scores, **fixed}


def opened(page: Page, site: Site, lang: str = "en") -> None:
    page.goto(f"{site.url}?lang={lang}")
    ready(page)


def test_six_games_are_in_sight_and_two_on_a_phone(visitor: Page, site: Site) -> None:
    for width, height, wanted in ((1280, 900, 6), (390, 844, 2)):
        visitor.set_viewport_size({"width": width, "height": height})
        opened(visitor, site)
        bottoms = [card.bounding_box() for card in visitor.locator("article.game").all()]
        assert sum(box["y"] + box["height"] <= height for box in bottoms if box) >= wanted


def test_nothing_is_too_wide_or_a_pixel_too_high(visitor: Page, site: Site) -> None:
    for lang in ("en", "uk"):
        opened(visitor, site, lang)
        for width in (360, 390, 1280, 1920):
            visitor.set_viewport_size({"width": width, "height": 800})
            assert visitor.evaluate(OVERFLOW) == 0
    visitor.goto(f"{site.url}play/?game=uno&seats=human,bot:1&seed=3")
    ready(visitor)
    visitor.set_viewport_size({"width": 1280, "height": 800})
    assert visitor.evaluate("document.documentElement.scrollHeight") == 800


def test_the_whole_card_plays_and_its_foot_sets_up(visitor: Page, site: Site) -> None:
    opened(visitor, site)
    visitor.locator("#setup-uno").click()
    expect(visitor.locator("#uno form")).to_be_visible()
    for part in (".feel", ".play-now"):
        opened(visitor, site)
        visitor.locator(f"article.uno {part}").click(force=True)  # the link lies over it
        visitor.wait_for_url("**/play/**")
        ready(visitor)
        assert "game=uno&seats=human,bot:1" in visitor.url


def test_the_engine_is_not_loaded_before_a_game(visitor: Page, site: Site) -> None:
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    opened(visitor, site)
    assert not [url for url in asked if "pyodide" in url or "engine" in url]


def test_a_game_is_forgotten_and_brought_back(visitor: Page, site: Site) -> None:
    opened(visitor, site)
    expect(visitor.locator("#saves")).to_be_hidden()
    visitor.evaluate(KEPT)
    opened(visitor, site)
    links = visitor.locator("#save-list .go-on")
    expect(links).to_have_count(2)
    expect(links.first.locator("strong")).to_have_text("UNO")
    expect(links.first.locator("svg.cover")).to_be_visible()
    visitor.get_by_role("button", name="Forget: UNO").click()
    expect(visitor.get_by_role("button", name="Undo")).to_be_focused()
    expect(links).to_have_count(1)
    until(visitor, "html[data-ready=yes]")
    visitor.wait_for_function("async () => JSON.parse(await nastilkaKept.list()).length === 1")
    visitor.get_by_role("button", name="Undo").click()
    expect(links.first).to_be_focused()
    visitor.wait_for_function("async () => JSON.parse(await nastilkaKept.list()).length === 2")
    visitor.reload()
    ready(visitor)
    expect(links).to_have_count(2)
    visitor.get_by_role("button", name="Forget: Nizam").click()
    visitor.wait_for_function("async () => JSON.parse(await nastilkaKept.list()).length === 1")
    visitor.reload()
    ready(visitor)
    expect(links).to_have_count(1)


def test_a_game_to_go_on_with_has_a_small_picture_of_its_table(visitor: Page, site: Site) -> None:
    visitor.goto(f"{site.url}play/?game=pearl&seats=human,bot:1&seed=3&first=1")
    ready(visitor)
    opened(visitor, site)
    entry = visitor.locator("#save-list li").first
    expect(entry.locator(".scene #table .board")).to_be_visible()
    box = entry.bounding_box()
    assert box
    assert box["height"] < 160


def test_the_persons_name_and_face_go_along(visitor: Page, site: Site) -> None:
    opened(visitor, site)
    store(visitor, "people", {"name": "Олена, <b>", "face": "fox"})
    opened(visitor, site)
    visitor.locator("#quick-uno").click()
    visitor.wait_for_url("**/play/**")
    ready(visitor)
    assert "faces=fox" in visitor.url
    expect(visitor.locator("#table")).to_contain_text("Олена, <b>")


def test_the_deal_of_the_day_has_a_result_a_streak_and_a_line_to_share(clean: Page, site: Site) -> None:
    clean.clock.set_fixed_time(f"{TODAY}T12:00:00")
    opened(clean, site)
    expect(clean.locator("#daily-sharing")).to_be_hidden()
    expect(clean.locator(".deals .first .scene svg")).to_be_visible()
    games = [result("2026-11-20", "uno", 2, [3, 9]), result(TODAY, "uno", 1, [8, 6])]
    store(clean, "stats", {"format": 1, "games": games})
    opened(clean, site)
    expect(clean.locator("#daily-uno .went")).to_have_text("won 8 : 6")
    expect(clean.locator("#daily-nizam .went")).to_have_text("not played yet")
    expect(clean.locator("#streak")).to_have_text("Days in a row: 2")
    line = clean.locator("#daily-text").input_value()
    assert line.startswith("Nastilka, November 21: UNO – won 8 : 6, Days in a row: 2 http")
    assert line.endswith("&seed=20261121")
    clean.context.grant_permissions(["clipboard-read", "clipboard-write"])
    clean.evaluate("delete document.documentElement.dataset.share")
    clean.locator("#daily-share").click()
    expect(clean.locator("#daily-note")).to_have_text("Copied")


@pytest.mark.parametrize(
    "path", rest_in_endure(["", "learn/uno/", "stats/", "setup/?game=uno", "rules/", "rules/uno/"])
)
def test_the_settings_are_in_the_header(visitor: Page, site: Site, path: str) -> None:
    visitor.goto(site.url + path)
    visitor.locator("#open-settings").click()
    visitor.locator('[data-setting="theme=dark"]').click()
    expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")
    visitor.locator("#page-settings a[hreflang=uk]").click()
    expect(visitor.locator("html")).to_have_attribute("lang", "uk")
    expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_unknown_address_has_a_page_in_the_readers_language(page: Page, site: Site) -> None:
    answer = page.goto(f"{site.url}nowhere/at/all?lang=uk")
    until(page, "html[data-ready=yes]")
    assert answer
    assert answer.status == 404
    expect(page.locator("h1:visible")).to_have_text("Такої сторінки немає")
    page.locator(".button:visible").click()
    expect(page.locator("#quick-uno")).to_be_visible()
    assert page.url == f"{site.url}?lang=uk"


def test_an_unknown_address_has_it_offline_too(offline: tuple[Page, str]) -> None:
    page, url = offline
    page.goto(f"{url}nowhere/")
    expect(page.locator("h1:visible")).to_have_text("There is no such page")
    until(page, "html[data-ready=yes]")
    page.locator(".button:visible").click()
    expect(page.locator("#quick-uno")).to_be_visible()


def test_it_can_be_read_by_anybody(new_context: CreateContextCallback, site: Site) -> None:
    page = new_context(bypass_csp=True, reduced_motion="reduce").new_page()
    page.goto(site.url)
    page.evaluate(KEPT)
    for lang, scheme in (("en", "light"), ("uk", "dark")):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        opened(page, site, lang)
        no_violations(page)
        page.locator(".forget").first.click()
        no_violations(page)
        page.goto(f"{site.url}nowhere/?lang={lang}")
        until(page, "html[data-ready=yes]")
        no_violations(page)
