"""The lobby: what is today's, games to go on with, memories, the person at the table; settings, unknown addresses."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import no_violations
from e2e.conftest import CHROMIUM_IS_ENOUGH, Site
from e2e.table import deal, press, ready, until
from paths import ROOT
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from tests.endure import rest_in_endure

pytestmark = CHROMIUM_IS_ENOUGH

TODAY = "2026-11-21"
KEPT = """async () => {
  for (const key of ["game=nizam&seats=human,bot:1&seed=1", "game=uno&seats=human,bot:1&seed=2"])
    await nastilkaKept.keep(key, "record 1", true);
}"""
ENGINES = re.compile(r"\.wasm|engine_worker|micropython|/page/|pyodide")
SHIFTS = """(() => {
  let all = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) all += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
  window.shifted = () => all;
})()"""
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


def test_six_games_are_in_sight_and_one_on_a_phone_below_today_without_an_engine(visitor: Page, site: Site) -> None:
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    opened(visitor, site)
    for width, height, wanted in ((1280, 900, 6), (390, 844, 1)):
        visitor.set_viewport_size({"width": width, "height": height})
        bottoms = [card.bounding_box() for card in visitor.locator("article.game").all()]
        assert sum(box["y"] + box["height"] <= height for box in bottoms if box) >= wanted
    assert asked
    assert not [url for url in asked if "pyodide" in url or "engine" in url], "none is loaded before a game"


def test_nothing_is_too_wide_or_a_pixel_too_high(visitor: Page, table: Page, site: Site) -> None:
    for lang in ("en", "uk"):
        opened(visitor, site, lang)
        for width in (360, 390, 640, 1280, 1920):
            visitor.set_viewport_size({"width": width, "height": 800})
            assert visitor.evaluate(OVERFLOW) == 0
    deal(table, "uno", 3)
    table.set_viewport_size({"width": 1280, "height": 800})
    assert table.evaluate("document.documentElement.scrollHeight") == 800


def test_the_whole_card_plays_and_its_foot_sets_up(visitor: Page, site: Site) -> None:
    opened(visitor, site)
    visitor.locator("#setup-uno").click()
    expect(visitor.locator("#uno form")).to_be_visible()
    for part in (".feel", ".play-now"):
        opened(visitor, site)
        visitor.locator(f"article.uno {part}").click(force=True)  # the link lies over it
        visitor.wait_for_url("**/play/**", wait_until="commit")
        assert "game=uno&seats=human,bot:1" in visitor.url


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


@pytest.mark.browser_context_args(timezone_id="Europe/Kyiv")
def test_a_kept_game_tells_how_many_midnights_ago_it_was_played(clean: Page, site: Site) -> None:
    """Also over a day that has 23 hours: no clock runs, so hours do not matter."""
    clean.clock.set_fixed_time("2026-03-28T23:30:00+02:00")
    opened(clean, site)
    clean.evaluate(KEPT)
    for moment, said in (("29T00:30:00+02:00", "yesterday"), ("30T00:10:00+03:00", "2 days ago")):
        clean.clock.set_fixed_time(f"2026-03-{moment}")
        opened(clean, site)
        expect(clean.locator("#save-list .when").first).to_have_text(said)


def test_the_persons_name_and_face_go_along_and_the_game_has_a_small_picture_of_its_table(
    visitor: Page, site: Site
) -> None:
    opened(visitor, site)
    store(visitor, "people", {"name": "Олена, <b>", "face": "fox"})
    opened(visitor, site)
    visitor.locator("#quick-uno").click()
    visitor.wait_for_url("**/play/**")
    ready(visitor)
    assert "faces=fox" in visitor.url
    expect(visitor.locator("#table")).to_contain_text("Олена, <b>")
    opened(visitor, site)
    entry = visitor.locator("#save-list li").first
    expect(entry.locator(".scene #table .board")).to_be_visible()
    box = entry.bounding_box()
    assert box
    assert box["height"] < 160


def test_today_is_whole_at_the_first_paint_without_any_engine(page: Page, site: Site) -> None:
    """Neither the engine nor the page's Python comes: the deal, the puzzle and the days are there all the same."""
    page.clock.set_fixed_time(f"{TODAY}T12:00:00")
    page.route(ENGINES, lambda route: route.abort())
    page.add_init_script(SHIFTS)
    for width, height in ((390, 844), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{site.url}?lang=en")
        until(page, "#today:not(.coming)")
        top = page.locator("#today").bounding_box()
        assert top
        assert top["y"] + top["height"] < 0.6 * height
        for text in ("#today-deal .of-game", "#today-deal .went", "#puzzle-day .of-game"):
            expect(page.locator(text)).to_have_text(re.compile(r"\w"))
        expect(page.locator("#today-deal .scene svg")).to_be_visible()
        assert re.search(rf"seed=\d+&(.*&)?day={TODAY}", page.locator("#today-deal").get_attribute("href") or "")
        assert re.search(r"game=uno&n=\d+&day=", page.locator("#puzzle-day .solve").get_attribute("href") or "")
        page.locator("html").dispatch_event("pointermove")
        page.evaluate("document.fonts.ready")
        assert page.evaluate("shifted()") < 0.01


def test_today_has_a_result_days_in_a_row_and_a_month(clean: Page, site: Site) -> None:
    clean.clock.set_fixed_time(f"{TODAY}T12:00:00")
    opened(clean, site)
    expect(clean.locator("#daily-sharing")).to_be_hidden()
    expect(clean.locator("#streak")).to_be_hidden()
    yesterday = {**result("2026-11-20", "uno", 2, [3, 9]), "seed": 5, "daily": "2026-11-20", "par": 9}
    games = [result("2026-11-19", "uno", 1, [9, 3]), yesterday]
    games.append({**result(TODAY, "uno", 1, [41, 6]), "seed": 5, "daily": TODAY, "par": 34})
    store(clean, "stats", {"format": 1, "games": games})
    store(clean, "puzzles", {"format": 1, "solved": {}, "best": 0, "days": ["2026-11-18"], "tries": []})
    opened(clean, site)
    expect(clean.locator("#today-deal .went")).to_have_text("41 points, 7 over par")
    expect(clean.locator("#streak")).to_have_text("4 days in a row")
    clean.locator(".calendar summary").click()
    expect(clean.locator(".calendar .month")).to_have_text("November 2026")
    expect(clean.locator(".calendar [aria-current]")).to_have_text("21: UNO, 41 points, 7 over par")
    expect(clean.locator(".calendar .days .par")).to_have_count(1)
    expect(clean.locator(".calendar .days .played")).to_have_count(3)
    expect(clean.locator(".calendar .days .solved")).to_have_count(1)
    text = clean.locator("#daily-text").input_value()
    lines = text.splitlines()
    assert lines[1] == "41 points, 7 over par"
    assert lines[3].endswith("&beat=41")
    assert f"day={TODAY}" in lines[3]
    clean.context.grant_permissions(["clipboard-read", "clipboard-write"])
    clean.evaluate("delete document.documentElement.dataset.share")
    clean.locator("#daily-share").click()
    expect(clean.locator("#daily-note")).to_have_text("Copied")
    assert clean.evaluate("navigator.clipboard.readText()") == text


def test_a_link_says_what_is_to_be_beaten_and_the_end_compares(visitor: Page, site: Site) -> None:
    """A friend's link opens the same deal; the result that goes on from there tells no card."""
    table = json.loads((ROOT / "seeds/nizam/today.json").read_text("utf-8"))
    seed, par = table["deals"][0]
    record, last = almost_over(seed)
    query = f"game=nizam&seats=human&seed={seed}&day={TODAY}"
    opened(visitor, site)
    visitor.evaluate("([key, text]) => nastilkaKept.keep(key, text, true)", [query, record])
    visitor.goto(f"{site.url}play/?{query}&beat=1&by=Anna&lang=en&pace=instant")
    ready(visitor)
    expect(visitor.locator(".play-bar .stage")).to_have_text(f"Today · par {par} · beat Anna’s 1")
    visitor.evaluate("delete document.documentElement.dataset.share")
    press(visitor, f'#table [data-action="{last}"]')
    expect(visitor.locator("#todays-end .beaten")).to_have_text("You have beaten Anna’s 1!")
    text = visitor.locator("#today-text").input_value()
    assert re.fullmatch(r"Nastilka · Nizam · 2026-11-21\n\d+ points, .*par\n[🟩🟨⬜]{10}\nhttp\S+", text)
    link = visitor.locator("#today-link").input_value()
    assert re.search(r"&beat=\d+$", link)
    with visitor.expect_download() as saved:
        visitor.locator("#today-picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    stored = json.loads(visitor.evaluate("localStorage.getItem('nastilka:stats')"))["games"]
    assert [(game["daily"], game["par"]) for game in stored] == [(TODAY, par)]


def almost_over(seed: int) -> tuple[str, str]:
    """The record of a solo game of Nizam but for its last action, and that."""
    game = find_game("nizam")
    timeline = Timeline(Record.new(game, 1, seed, {}, (Player("human"),)))
    while timeline.state.to_act:
        known = Knowledge(game, timeline.state, 0)
        timeline.apply(0, bot("greedy").choose(known, Prng(len(timeline.moments))))
    *steps, last = timeline.record.steps
    return timeline.record.with_steps(tuple(steps)).format(), last.text


@pytest.mark.parametrize(("width", "scheme"), rest_in_endure([(390, "light"), (1280, "dark")]))
def test_memories_invite_and_are_good_to_look_at_with_one_game(
    inspected: Page, site: Site, width: int, scheme: Literal["light", "dark"]
) -> None:
    page = inspected
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{site.url}stats/?lang=en")
    ready(page)
    expect(page.locator("#stats-none a.main")).to_have_attribute("href", re.compile("game=uno"))
    no_violations(page)
    named = {"names": ["Olena", "Taras"], "faces": ["fox", "cat"], "places": [1, 2]}
    game = {**result(TODAY, "uno", 0, [41, 6]), "seats": ["human", "human"], "seat": None, **named}
    store(page, "stats", {"format": 1, "games": [game]})
    page.reload()
    ready(page)
    expect(page.locator("#memory h2")).to_have_text("UNO")
    expect(page.locator("#memory .when")).to_have_text("November 21, 2026")
    expect(page.locator("#memory svg.cover")).to_be_visible()
    expect(page.locator("#people-list strong")).to_have_text(["Olena", "Taras"])
    expect(page.locator("#people-list .pairs")).to_have_text(["Taras 1 : 0", "Olena 0 : 1"])
    expect(page.locator("#people-list use").first).to_have_attribute("href", "#face-fox")
    assert page.evaluate(OVERFLOW) == 0
    no_violations(page)


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


def test_an_unknown_address_has_a_page_in_the_readers_language(returning: Page, site: Site) -> None:
    page = returning
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


@pytest.mark.parametrize(("lang", "scheme"), rest_in_endure([("en", "dark"), ("uk", "light")]))
def test_it_can_be_read_by_anybody(inspected: Page, site: Site, lang: str, scheme: Literal["light", "dark"]) -> None:
    page = inspected
    page.emulate_media(color_scheme=scheme)
    page.goto(site.url)
    page.evaluate(KEPT)
    opened(page, site, lang)
    no_violations(page)
    page.locator(".forget").first.click()
    no_violations(page)
    page.goto(f"{site.url}nowhere/?lang={lang}")
    until(page, "html[data-ready=yes]")
    no_violations(page)
