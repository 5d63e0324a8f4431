"""How the engine starts: from a memory snapshot, plainly where that fails or the line is slow, and offline."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, Site, only_first_in_firefox
from e2e.table import READY, answered, answers, open_game, press, ready, steps, until
from pyengine.games import game as find_game
from tests.endure import ENDURE, rest_in_endure
from web.parts.messages import Messages

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&first=1"
SNAPSHOT = "**/snapshot.bin"
OPENINGS = ("nizam", "face-to-face", "uno")
"""Games whose opening boards are tested."""


def hold(page: Page, pattern: str) -> list[Route]:
    """Let requests wait for as long as a test likes; they are added to the list.

    The page's watchdog, which would ask for them anew and start again, does not run.
    """
    held: list[Route] = []
    page.add_init_script("window.nastilkaWatched = true")
    page.route(pattern, lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it is given
    return held


def start_kind(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-start")


def force_start(page: Page, way: str) -> None:
    """Make the engine's worker start from `memory` or `plain`, whatever the speed of the line."""
    page.add_init_script(
        f"""window.Worker = class extends Worker {{
          constructor(url, options) {{
            super(window.nastilkaTrusted.url(`${{url}}?start={way}`), options);
          }}
        }};"""
    )


@pytest.fixture
def slow_site() -> Iterator[Site]:
    with Site(DIST, "--mbit", "12") as served:
        yield served


def empty(content: bytes) -> bytes:
    """A memory snapshot of the right format without contents."""
    state = b'{"size":31457280,"same":[[0,4096,1]],"known":{"hiwireKeys":[],"immortalKeys":[]}}'
    header = f'[["state",{len(state)}]]'.encode()
    assert content
    return len(header).to_bytes(4, "little") + header + state


BROKEN: dict[str, Callable[[Route, bytes], None]] = {
    "missing": lambda route, _: route.fulfill(status=404),
    "cut off": lambda route, content: route.fulfill(body=content[: len(content) // 2]),
    "another's": lambda route, content: route.fulfill(body=empty(content)),
}


@LONG_IN_FIREFOX
@pytest.mark.parametrize("kind", only_first_in_firefox(*zip(BROKEN), quick=1))
def test_it_starts_plainly_where_the_memory_snapshot_is_broken(page: Page, site: Site, kind: str) -> None:
    force_start(page, "memory")
    [snapshot] = DIST.glob("app-*/snapshot.bin")
    page.route(SNAPSHOT, lambda route: BROKEN[kind](route, snapshot.read_bytes()))
    open_game(page, site.url, GAME)
    assert start_kind(page) == "plain"
    page.locator("#table").wait_for()


@LONG_IN_FIREFOX
def test_two_starts_from_the_same_memory_draw_different_seeds(page: Page, site: Site) -> None:
    """The second is one without an opening board."""
    force_start(page, "memory")
    seeds = set()
    for _ in range(2):
        open_game(page, site.url, GAME)
        assert start_kind(page) == "restored"
        found = re.search(r"seed=(\d+)", page.evaluate("location.search"))
        assert found
        seeds.add(found[1])
        page.evaluate("localStorage.clear()")
        page.route("**/boards/*", lambda route: route.abort())
    assert len(seeds) == 2
    expect(page.locator("#table")).to_have_attribute("data-state", "waiting")


FETCHED_BY_ENGINE = re.compile(r"/app-[^/]+/([\w-]+)\.(?:gz|bin)$")


def engine_files(page: Page) -> list[str]:
    """The names of the engine's files that the page has asked for since, a list that grows."""
    names: list[str] = []
    page.on("request", lambda request: names.extend(FETCHED_BY_ENGINE.findall(request.url)))
    return names


OPENING = """new MutationObserver((_, observer) => {
  if (!document.querySelector("#table[data-state=starting]")) return;
  observer.disconnect();
  document.documentElement.dataset.opening = "stood";
}).observe(document, { childList: true, subtree: true });"""
"""Marks a page on which an opening board has stood."""


def test_a_start_from_memory_fetches_the_words_of_one_language_and_no_engine(clean: Page, site: Site) -> None:
    asked = engine_files(clean)
    force_start(clean, "memory")
    clean.add_init_script(OPENING)
    open_game(clean, site.url, GAME.replace("lang=en", "lang=uk"))
    assert start_kind(clean) == "restored"
    assert clean.locator("html[data-opening=stood]").count() == 1
    assert set(asked) == {"snapshot", "words-uk"}
    press(clean, "#do-draw")
    expect(clean.locator("#why")).to_have_attribute("data-rule", "F2F-6")
    press(clean, "[data-do=lang][data-value=en]")
    expect(clean.locator("#notice .head")).to_have_text("Lay two cards first; then end the turn.")
    press(clean, "#why")
    expect(clean.locator("#rule-F2F-6")).to_be_focused()
    assert set(asked) == {"snapshot", "words-en", "words-uk"}


@LONG_IN_FIREFOX
def test_on_a_slow_line_it_starts_plainly_from_what_it_needs(page: Page, slow_site: Site) -> None:
    """Without the memory snapshot, with the words of one language, and with no more of PyScript than its core."""
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    asked = engine_files(page)
    open_game(page, slow_site.url, GAME.replace("lang=en", "lang=uk"))
    assert start_kind(page) == "plain"
    assert set(asked) == {"engine", "stdlib", "words-uk"}
    assert of_pyscript(requests) == ["pyscript.js"]


def of_pyscript(requests: list[str]) -> list[str]:
    """The names of the files of PyScript that were asked for."""
    return [url.rpartition("/")[2] for url in requests if "pyscript" in url]


COUNT_SIGNS = """let signs = 0;
window.Worker = class extends Worker {
  constructor(url, options) {
    super(url, options);
    this.addEventListener("message", ({ data }) => {
      if ("waiting" in data && ++signs === 5) document.documentElement.dataset.waited = "long";
    });
  }
};"""


@CHROMIUM_IS_ENOUGH
def test_a_language_that_comes_late_or_not_at_all_keeps_the_engine_alive(page: Page, site: Site) -> None:
    """An engine that waits for words is not restarted; where they do not come, this is told and the game goes on."""
    page.add_init_script(COUNT_SIGNS)
    held = hold(page, "**/words-uk.gz")
    open_game(page, site.url, GAME)
    page.evaluate("nastilkaEngine.patience = 2_000")  # and half as much again, then the engine is restarted
    before = answers(page)
    page.locator("[data-do=lang][data-value=uk]").first.dispatch_event("click")
    until(page, "html[data-waited=long]")
    held[0].continue_()
    answered(page, before)
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("#notice")).to_have_count(0)
    page.route("**/words-de.gz", lambda route: route.fulfill(status=404))
    press(page, "[data-do=lang][data-value=de]")
    expect(page.locator("#notice")).to_contain_text(Messages("uk")("trouble-words", what="Deutsch"))
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    press(page, PLAYABLE)
    page.unroute("**/words-de.gz")
    press(page, "[data-do=lang][data-value=de]")
    expect(page.locator("html")).to_have_attribute("lang", "de")


@LONG_IN_FIREFOX
@pytest.mark.parametrize(("game", "lang"), only_first_in_firefox(*product(OPENINGS, ("uk", "en")), quick=1))
def test_the_opening_board_stands_before_any_python(page: Page, site: Site, game: str, lang: str) -> None:
    hold(page, "**/engine_worker.js")
    page.goto(f"{site.url}play/?game={game}&lang={lang}", wait_until="commit")
    table = page.locator("#table")
    expect(table).to_have_attribute("data-state", "starting", timeout=READY)
    expect(table).to_have_attribute("data-game", game)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("h1")).to_have_text(Messages(lang)(f"game-{game}"))
    expect(page.locator("#boot-progress")).to_be_visible()
    assert page.locator("#table button:not([disabled])").count() == 0


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    ("query", "seats"),
    rest_in_endure(
        [
            ("game=uno&seats=human,bot:3,bot:3,human", 4),
            ("game=uno", 2),
            ("game=nizam&seats=human", 1),
            ("game=flights&players=3&seats=human&seats=bot:1&seats=bot:2&seats=human", 3),
        ],
    ),
)
def test_the_opening_board_has_the_seats_that_were_asked_for(page: Page, site: Site, query: str, seats: int) -> None:
    hold(page, "**/engine_worker.js")
    with page.expect_request("**/boards/*") as asked:
        page.goto(f"{site.url}play/?{query}&lang=en", wait_until="commit")
    game = query.partition("&")[0].removeprefix("game=")
    assert asked.value.url.endswith(f"/boards/{game}.{seats}.en.txt")
    expect(page.locator("#table")).to_have_attribute("data-state", "starting", timeout=READY)
    assert page.locator("#table [data-source]").count() == 0


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    "address",
    rest_in_endure(["?game=nothing&lang=en", "?game=uno&seats=human&lang=en", "?game=../../sw&lang=en", "#record=x"]),
)
def test_no_board_is_made_up_for_an_address_without_one(page: Page, site: Site, address: str) -> None:
    hold(page, "**/engine_worker.js")
    page.goto(f"{site.url}play/{address}", wait_until="commit")
    expect(page.locator("#boot")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")
    page.locator('script[src$="pyscript.js"]').wait_for(state="attached")
    assert page.locator("#table").count() == 0


@ENDURE
@pytest.mark.parametrize(
    "path", only_first_in_firefox(("play/?" + GAME,), ("",), ("rules/nizam/",), ("learn/uno/",), ("stats/",))
)
def test_of_pyscript_only_what_a_page_needs_is_fetched(page: Page, site: Site, path: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url + path)
    ready(page)
    assert of_pyscript(asked) == ["pyscript.js"]


@LONG_IN_FIREFOX
def test_the_pages_python_waits_until_the_opening_stands_on_the_screen(page: Page, site: Site) -> None:
    paused: dict[str, Route] = {}
    page.route("**/boards/*", lambda route: paused.update(board=route))
    page.goto(f"{site.url}play/?{GAME}", wait_until="load")
    python = page.locator('script[src$="pyscript.js"]')
    assert python.count() == 0
    paused["board"].continue_()
    python.wait_for(state="attached")
    expect(page.locator("#table")).to_be_visible()


# One's own table ------------------------------------------------------------------------------------------------------

STANDING = "#app[data-standing]"
PLAYABLE = "#table .hand [data-source]:not(.idle)"


def return_to(page: Page, held: str) -> Route:
    """Load the page anew; the request for `held` waits once one's own table stands there."""
    paused = hold(page, held)
    with page.expect_request(held):
        page.goto(page.url, wait_until="commit")
    page.locator(STANDING).wait_for()
    while not paused:
        page.locator("html").wait_for(state="attached")  # Playwright hands the route over meanwhile
    assert page.locator("html[data-ready]").count() == 0
    return paused[0]


@LONG_IN_FIREFOX
def test_ones_own_table_stands_before_the_engine_and_takes_choices(page: Page, site: Site) -> None:
    """A card; then a card and its place, as one command. In another language it does not stand there."""
    open_game(page, site.url, GAME + "&seed=7")
    hand = page.locator("#table .hand").last.inner_text()
    held = return_to(page, "**/engine_worker.js")
    assert page.locator("#table .hand").last.inner_text() == hand
    several = page.locator(f"{PLAYABLE}:not([data-action])").first
    card = several.get_attribute("data-source")
    several.click()
    expect(page.locator(f'.early[data-source="{card}"]')).to_be_visible()
    expect(page.locator("#live")).to_have_text(Messages("en")("early-choice"))
    held.continue_()
    until(page, "html[data-answers='2']")
    assert page.locator(f"{STANDING}, .early").count() == 0
    expect(page.locator(f'[data-source="{card}"]')).to_have_attribute("aria-pressed", "true")
    place = page.locator("#table [data-target][data-action]").first.get_attribute("data-target")
    page.unroute("**/engine_worker.js")
    held = return_to(page, "**/engine_worker.js")
    page.locator(f'[data-source="{card}"]').click()
    page.locator(f'[data-target="{place}"]').click()
    assert page.locator(".early").count() == 2
    held.continue_()
    until(page, "html[data-answers='2']")
    assert steps(page)[0] == f"1: {card}>{place}"
    page.unroute("**/engine_worker.js")
    stands_nowhere(page, page.url.replace("lang=en", "lang=uk"))


def stands_nowhere(page: Page, address: str) -> None:
    """Before the engine is there, the opening board stands at this address, not one's own table."""
    hold(page, "**/engine_worker.js")
    page.goto(address)
    expect(page.locator("#table")).to_have_attribute("data-state", "starting", timeout=READY)
    assert page.locator(f"{STANDING}, #table [data-source]").count() == 0


@CHROMIUM_IS_ENOUGH
def test_ones_own_table_does_not_stand_where_several_share_the_device(visitor: Page, site: Site) -> None:
    """It would show their hands."""
    open_game(visitor, site.url, GAME.replace("bot:greedy", "human"))
    stands_nowhere(visitor, visitor.url)


@CHROMIUM_IS_ENOUGH
def test_a_choice_is_dropped_where_the_game_has_gone_on_elsewhere(page: Page, site: Site) -> None:
    open_game(page, site.url, GAME + "&seed=7")
    held = return_to(page, "**/pyscript.js")
    page.locator(PLAYABLE).first.click()
    other = page.context.new_page()
    other.goto(f"{site.url}live.json")  # a page with Python soon has no `indexedDB` that answers
    other.wait_for_function(_CHANGE_SAVE, arg=saved_line(page), polling=200)
    held.continue_()
    ready(page)
    assert page.locator(f'{STANDING}, .early, [data-source][aria-pressed="true"]').count() == 0
    assert len(steps(page)) == 1
    assert page.locator("html").get_attribute("data-answers") == "1"


_CHANGE_SAVE = """action => new Promise((done, failed) => {
  const opening = indexedDB.open("nastilka");
  opening.onerror = opening.onblocked = failed;
  opening.onsuccess = () => {
    const database = opening.result;
    if (!database.objectStoreNames.contains("saves")) return database.close(), done(false);
    const transaction = database.transaction("saves", "readwrite");
    let changed = false;
    transaction.objectStore("saves").openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      changed = true;
      cursor.update({ ...cursor.value, text: cursor.value.text.trimEnd() + `\\n${action}\\n` });
    };
    transaction.oncomplete = () => (database.close(), done(changed));
    transaction.onabort = failed;
  };
})"""
"""Adds an action to the save; false as long as there is none."""


def saved_line(page: Page) -> str:
    """A first action of the game on the page, as a line of its record."""
    text = page.evaluate("location.search")
    seed = int(text.partition("seed=")[2].partition("&")[0])
    game = find_game("face-to-face")
    return f"1: {game.format(game.deal(2, seed, first='1').legal(0)[0])}"
