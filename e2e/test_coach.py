"""A first game on a device: its coach, from the lobby to the first act, on a phone and on a desktop; and the guided
game, whose first instruction is obeyed to the letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site, problems_of
from e2e.table import READY, answered, answers, found, my_turn, press, ready, until
from pyengine.games import ids
from tests.endure import rest_in_endure
from web.parts.messages import Messages

PHONE, DESKTOP = (390, 844), (1280, 800)
T = Messages("en")


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Iterator[Callable[[tuple[int, int]], BrowserContext]]:
    """A profile for each size of a window, which has the site's files in its cache once it was used."""

    @cache
    def window(size: tuple[int, int]) -> BrowserContext:
        return browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            service_workers="block",
            reduced_motion="reduce",
        )

    yield window
    for size in (PHONE, DESKTOP):
        window(size).close()


@pytest.fixture
def reader(windows: Callable[[tuple[int, int]], BrowserContext]) -> Iterator[Callable[[tuple[int, int]], Page]]:
    """Opens pages of readers who have never been here, in windows of a size; an error on one of them fails the test."""
    opened, problems = [], []

    def page(size: tuple[int, int]) -> Page:
        made = windows(size).new_page()
        opened.append(made)
        problems.append(problems_of(made))
        return made

    yield page
    for made in opened:
        context = made.context
        made.close()
        context.set_storage_state({})
    assert [each for found_there in problems for each in found_there] == []


def open_first(page: Page, site: Site, game: str, more: str = "") -> None:
    """Open a game as the lobby does, and wait until the reader may act."""
    page.goto(f"{site.url}play/?game={game}&seats=human,bot:random&seed=5&lang=en{more}")
    ready(page)
    assert my_turn(page)


def act(page: Page) -> None:
    """Do anything that is possible: what is one tap away, else a card and its place."""
    while True:
        before = answers(page)
        direct = page.locator("#table .lower [data-action], #table .middle [data-action]").first
        if direct.count():
            direct.click()
            answered(page, before)
            return
        page.locator("#table .lower [data-source]:not(.idle)").first.click()
        answered(page, before)


def tops(page: Page) -> list[float]:
    """Where the parts of the table stand."""
    parts = [page.locator(part).bounding_box() for part in ("#table", ".roster", ".middle", ".lower")]
    return [part["y"] for part in parts if part]


@LONG_IN_FIREFOX
def test_a_first_game_tells_its_goal_from_the_first_paint_on(
    reader: Callable[[tuple[int, int]], Page], site: Site
) -> None:
    page = reader(PHONE)
    page.goto(f"{site.url}?lang=en")
    first = page.locator(".games article").first
    expect(first.locator(".easy-start")).to_have_text(T("lobby-easiest"))
    first.locator("a[data-plays]").click()
    until(page, "#coach")
    goal = page.locator("#coach p")
    expect(goal).to_contain_text(T("uno-coach-goal"))
    table = page.locator("#table").bounding_box()
    ready(page)
    assert my_turn(page)
    expect(goal).to_contain_text(T("uno-coach-goal"))
    expect(page.locator("#live")).to_contain_text(T("uno-coach-goal"))
    assert page.locator("#table").bounding_box() == table


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    "sizes", rest_in_endure([((PHONE, (360, 640), (844, 390)),), ((DESKTOP,),)]), ids=["touch", "desktop"]
)
def test_the_strip_stays_as_it_is_and_the_hand_in_sight(
    reader: Callable[[tuple[int, int]], Page], site: Site, sizes: tuple[tuple[int, int], ...]
) -> None:
    """In windows of these sizes after each action."""
    page, lines, places = reader(sizes[0]), set(), set()
    open_first(page, site, "uno", "&pace=fast")
    for _ in range(6):
        lines.add(page.locator("#coach p").inner_text())
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            fits = page.locator("#coach").evaluate("strip => strip.scrollHeight <= strip.clientHeight")
            assert fits, page.locator("#coach p").inner_text()
            hand = page.locator("#table .hand").last.bounding_box()
            assert hand is not None
            assert hand["y"] + hand["height"] <= height
            places.add((width, height, *tops(page)[:2]))
        act(page)
        if not my_turn(page) or page.locator(".cover").count():
            break
    assert len(lines) > 2
    assert len(places) == len(sizes), places


@CHROMIUM_IS_ENOUGH
def test_every_line_fits_its_strip(reader: Callable[[tuple[int, int]], Page], site: Site) -> None:
    page = reader(PHONE)
    open_first(page, site, "nizam")
    page.set_viewport_size({"width": 360, "height": 640})
    for lang in ("de", "uk", "en"):
        press(page, f"[data-do=lang][data-value={lang}]")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        texts = [
            (each, Messages(lang)(each, bluff="yes", again="plain", outer="no", players=3)) for each in lines_of(lang)
        ]
        too_long = page.evaluate(_TOO_LONG, [[text, message[:3].upper() + "-17"] for message, text in texts])
        assert too_long == [], lang
        assert page.evaluate(_TOO_LONG, [["word " * 60, "NIZ-17"]]), "a long line is found"


def lines_of(lang: str) -> list[str]:
    return sorted(each for each in Messages(lang).ids() if "-coach-" in each)


_TOO_LONG = """(lines) => {
  const strip = document.querySelector("#coach");
  const size = { width: `${strip.offsetWidth}px`, height: `${strip.offsetHeight}px` };
  const copies = lines.map(([text, id]) => {
    const copy = strip.cloneNode(true);
    Object.assign(copy.style, { position: "absolute", boxSizing: "border-box", ...size });
    copy.querySelector("p").firstChild.textContent = text + " ";
    copy.querySelector("#coach-rule").textContent = id;
    return copy;
  });
  strip.after(...copies);
  const tooLong = lines.filter((_, at) => {
    const { scrollHeight, clientHeight } = copies[at];
    return scrollHeight > clientHeight || copies[at].querySelector("p").scrollHeight > clientHeight;
  });
  for (const copy of copies) copy.remove();
  return tooLong;
}"""
"""Each line in a copy of the strip, so that the page is laid out once."""


@LONG_IN_FIREFOX
def test_whoever_knows_the_game_ends_it_for_good_and_may_call_it_back(
    reader: Callable[[tuple[int, int]], Page], site: Site
) -> None:
    page = reader(DESKTOP)
    open_first(page, site, "face-to-face")
    press(page, "#coach-rule")
    expect(page.locator("#rule-F2F-18")).to_be_visible()
    press(page, "#coach-ends")
    expect(page.locator("#coach")).to_have_count(0)
    open_first(page, site, "face-to-face", "&first=1")
    expect(page.locator("#coach")).to_have_count(0)
    press(page, "#more [data-do=coach]")
    expect(page.locator("#coach p")).to_contain_text(T("f2f-coach-goal"))
    expect(page.locator("#coach-ends")).to_be_focused()


@CHROMIUM_IS_ENOUGH
def test_a_line_that_was_acted_on_is_not_told_again(reader: Callable[[tuple[int, int]], Page], site: Site) -> None:
    page = reader(DESKTOP)
    open_first(page, site, "pearl")
    expect(page.locator("#coach.fresh p")).to_contain_text(T("prl-coach-goal"))
    press(page, "#do-draw")
    assert my_turn(page)
    expect(page.locator("#coach p")).not_to_contain_text(T("prl-coach-goal"))
    page.reload()
    ready(page)
    assert my_turn(page)
    expect(page.locator("#coach.fresh p")).not_to_contain_text(T("prl-coach-goal"))


@CHROMIUM_IS_ENOUGH
def test_who_has_finished_a_game_here_before_knows_it(reader: Callable[[tuple[int, int]], Page], site: Site) -> None:
    page = reader(DESKTOP)
    page.goto(f"{site.url}404.html")
    page.evaluate(
        """() => localStorage.setItem("nastilka:stats", JSON.stringify({ format: 1, games: [{ game: "uno" }] }))"""
    )
    page.goto(f"{site.url}play/?game=uno&seed=5&lang=en")
    until(page, "#table")
    expect(page.locator("#coach")).to_have_count(0)
    ready(page)
    expect(page.locator("#coach")).to_have_count(0)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("size", rest_in_endure([(PHONE,), (DESKTOP,)]))
def test_the_first_instruction_of_a_lesson_is_obeyed_by_one_tap(
    reader: Callable[[tuple[int, int]], Page], site: Site, size: tuple[int, int]
) -> None:
    page = reader(size)
    page.goto(f"{site.url}learn/uno/")
    prompt = page.locator("#prompt").inner_text()
    ready(page)
    assert page.locator("#prompt").inner_text() == prompt  # what stood there before the engine had started was right
    card = page.locator("#lesson [data-source=b2]")
    box = card.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    before = answers(page)
    card.click()
    answered(page, before)
    expect(page.locator("#lesson .notice")).to_have_count(0)
    expect(page.locator("#step-title")).not_to_have_text("The same colour")


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("game", rest_in_endure([game for game in ids() if game != "higher"], 2))
def test_the_hand_of_a_lesson_is_in_sight_on_a_phone(
    reader: Callable[[tuple[int, int]], Page], site: Site, game: str
) -> None:
    page = reader(PHONE)
    page.goto(f"{site.url}learn/{game}/")
    ready(page)
    for part in ("#lesson .lower", "#note"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE[1]


@CHROMIUM_IS_ENOUGH
def test_a_puzzle_without_a_number_is_that_of_the_day_and_its_page_is_never_empty(
    reader: Callable[[tuple[int, int]], Page], site: Site
) -> None:
    page = reader(PHONE)
    page.goto(f"{site.url}puzzles/play/")
    expect(page.locator("#step-title")).to_be_visible()
    expect(page.locator("#puzzle .table")).to_be_visible()
    page.wait_for_url("**/puzzles/play/?game=*&n=*&day=*", timeout=READY)
    ready(page)
    expect(page.locator("#puzzle .table[data-game]")).to_be_visible()
    assert found(page, "#puzzle-menu button").is_visible()
