"""Tables embedded in pages of another site: the games are served as 127.0.0.1, the host pages as localhost."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, ROOT, STORAGE_DENIED_IN_FRAMES, Site
from e2e.host_site import FACE, FITS, HostSite, call, events, frames, inside, press, told, wait_for
from e2e.table import READY, lose_engine, storage_is_denied
from pyengine.puzzles.puzzle import load_puzzles
from pyengine.rulebook.lesson import load_lesson
from tests.endure import ENDURE, rest_in_endure

EXAMPLE = ROOT / "examples/rules-site"


@pytest.fixture(scope="module")
def games() -> Iterator[Site]:
    with Site(DIST) as served:
        yield served


@pytest.fixture(scope="module")
def host_site(games: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostSite]:
    with Site(tmp_path_factory.mktemp("host")) as site:
        yield HostSite(games, site)


@pytest.fixture
def page(returning: Page) -> Page:
    """A page in a profile that has the games' files in its cache."""
    return returning


@pytest.fixture(autouse=True)
def no_error(page: Page) -> Iterator[None]:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield
    assert wrong == []


def test_a_game_on_another_site(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    assert told(wait_for(page, "ready")) == [{"game": "face-to-face", "players": 2, "number": 0}]
    press(page, inside(page).locator("#hand-17"), inside(page).locator("#pile-own-up"))
    assert told(wait_for(page, "move")) == [{"number": 1, "seat": 1, "action": "17>own-up"}]
    name, rule, message = call(page, "table.act('12>their-up')")
    assert (name, rule) == ("IllegalAction", "F2F-13")
    assert message.endswith("(F2F-13)")
    assert call(page, "table.act('nonsense')")[1] is None
    assert call(page, "table.act('18>own-up')") == "done"
    assert call(page, "table.getRecord()").endswith("1: 17>own-up 18>own-up\n")
    assert call(page, "table.reset()") == "done"
    expect(inside(page).locator("#hand-17")).to_be_visible()
    assert events(page, "error") == []


@pytest.mark.only_browser("firefox")  # headless Chromium has no setting for it
def test_a_game_on_another_site_without_storage(denied_storage: Callable[[int], Page], host_site: HostSite) -> None:
    page = denied_storage(STORAGE_DENIED_IN_FRAMES)
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    wait_for(page, "ready")
    assert storage_is_denied(frames(page, "face-to-face")[0]), "this is to be the test without any storage"
    press(page, inside(page).locator("#hand-17"), inside(page).locator("#pile-own-up"))
    assert told(wait_for(page, "move")) == [{"number": 1, "seat": 1, "action": "17>own-up"}]
    assert events(page, "error") == []


@ENDURE
def test_a_refusal_names_its_rule_in_the_frame(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    wait_for(page, "ready")
    press(page, inside(page).locator("#hand-12"), inside(page).locator("#pile-their-up"))
    expect(inside(page).locator("#notice .rule")).to_have_text("F2F-13")
    assert inside(page).locator("a[href]").count() == 0
    assert events(page, "move") == []


@LONG_IN_FIREFOX
def test_a_lesson_a_puzzle_and_a_game_between_bots_in_one_line_each(page: Page, host_site: HostSite) -> None:
    bots = FACE.replace("human,bot:greedy", "bot:greedy,bot:random")
    table = '<tabletop-game id="{}" {}></tabletop-game>'
    lesson = table.format("lesson", 'game="face-to-face" lesson pace="instant" lang="en"')
    puzzle = table.format("puzzle", 'puzzle="glastonbury-1" lang="en"')
    page.goto(host_site.page(lesson + puzzle + table.format("bots", bots)))
    the_lesson_is_played_and_begun_again(page)
    page.locator("#puzzle").scroll_into_view_if_needed()
    the_puzzle_is_solved_at_the_second_try(page)
    page.locator("#bots").scroll_into_view_if_needed()
    [over] = wait_for(page, "gameover")
    assert over["rule"] in ("F2F-18", "F2F-19")
    numbers = [detail["number"] for ident, name, detail in page.evaluate("sent") if (ident, name) == ("bots", "move")]
    assert numbers == list(range(1, len(numbers) + 1))
    expect(inside(page, "bots").locator("#end")).to_be_visible()


def the_lesson_is_played_and_begun_again(page: Page) -> None:
    frame = inside(page, "lesson")
    expect(frame.locator("#step-title")).to_be_visible(timeout=READY)
    assert wait_for(page, "ready")[0]["game"] == "face-to-face"
    [first] = load_lesson("face-to-face", "en").steps[:1]
    for move in first.moves:
        call(page, f"lesson.act({move.text!r})")
    assert wait_for(page, "move", len(first.moves))[0]["action"] == first.moves[0].text
    expect(frame.locator("html")).to_have_attribute("data-ready", re.compile("."))
    call(page, "lesson.reset()")
    expect(frame.locator("#step-title")).to_have_text(first.title)


def the_puzzle_is_solved_at_the_second_try(page: Page) -> None:
    given = load_puzzles("glastonbury")[0]
    note = inside(page, "puzzle").locator("#note h2")
    expect(note).to_have_text("Find your best play", timeout=READY)
    assert any(ready["game"] == "glastonbury" for ready in wait_for(page, "ready", 2))
    assert "That is allowed" in call(page, f"puzzle.act({given.tries[0].actions[0]!r})")[2]
    assert call(page, f"puzzle.act({given.solution[0]!r})") == "done"
    expect(note).to_have_text("That is it, at the second try!")
    solved = {"game": "glastonbury", "number": 1, "alone": False, "hints": 0, "mistakes": 1}
    assert wait_for(page, "puzzlesolved") == [solved]


@LONG_IN_FIREFOX
def test_the_frame_is_as_tall_as_its_table(page: Page, host_site: HostSite) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    head = '<meta name="viewport" content="width=device-width">'
    page.goto(host_site.page('<tabletop-game id="table" game="nizam" seed="1" lang="uk"></tabletop-game>', head))
    press(page, inside(page).locator("#begin"))
    wait_for(page, "ready")
    [frame] = frames(page, "nizam")
    assert frame.evaluate(FITS)
    wide, shown = frame.evaluate("[document.body.scrollWidth, innerHeight]")
    assert wide <= 360
    assert events(page, "resize")[-1] == {"height": shown}
    assert frame.evaluate("document.documentElement.lang") == "uk"


@LONG_IN_FIREFOX
def test_six_tables_start_when_they_are_seen_and_share_one_engine(page: Page, host_site: HostSite) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    tables = "".join(f'<tabletop-game id="t{number}" {FACE}></tabletop-game>' for number in range(6))
    page.goto(host_site.page(tables))
    wait_for(page, "ready")
    assert len(events(page, "ready")) < 5, "those below wait until they are seen"
    for number in range(6):
        page.locator(f"#t{number}").scroll_into_view_if_needed()
        expect(inside(page, f"t{number}").locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    assert len(frames(page, "engine")) == 1
    assert asked.count("engine_worker.js") == 1
    assert call(page, "t3.act('17>own-up')") == "done"
    records = page.evaluate("Promise.all([t3, t4].map((table) => table.getRecord()))")
    assert ["1: 17>own-up" in record for record in records] == [True, False]


@ENDURE
def test_an_action_wakes_a_table_that_nobody_has_seen(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<div style="height:5000px"></div><tabletop-game id="table" {FACE}></tabletop-game>'))
    assert call(page, "table.act('17>own-up')") == "done"
    assert page.evaluate("scrollY") == 0


@LONG_IN_FIREFOX
def test_a_table_goes_on_where_its_engine_was_lost_and_changes_with_its_attributes(
    page: Page, host_site: HostSite
) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    wait_for(page, "ready")
    press(page, inside(page).locator("#hand-17"), inside(page).locator("#pile-own-up"))
    wait_for(page, "move")
    [engine] = frames(page, "engine")
    lose_engine(engine)
    record = page.evaluate("Promise.all([table.act('18>own-up'), table.getRecord()]).then((done) => done[1])")
    assert record.endswith("1: 17>own-up 18>own-up\n")  # both calls wait for the engine, and keep their order
    expect(inside(page).locator("#pile-own-up .top .card").first).to_contain_text("18")
    assert [move["number"] for move in wait_for(page, "move", 2)] == [1, 2]
    assert len(events(page, "ready")) == 1
    attributes_change_the_look_and_the_game(page)


def attributes_change_the_look_and_the_game(page: Page) -> None:
    page.evaluate("table.lang = 'uk'; table.setAttribute('theme', 'dark')")
    expect(inside(page).locator("html[lang=uk][data-theme=dark]")).to_have_count(1)
    expect(inside(page).locator("#menu")).to_contain_text("спочатку", ignore_case=True)
    assert len(events(page, "ready")) == 1, "another look is the same game"
    page.evaluate("table.setAttribute('readonly', ''); table.setAttribute('rule', 'F2F-8')")
    wait_for(page, "ready", 2)
    expect(inside(page).locator("#table[data-state]")).to_be_visible()
    assert inside(page).locator(".board:not([inert]) [data-action]").count() == 0
    page.evaluate("table.setAttribute('game', 'no such game')")
    assert "game" in wait_for(page, "error")[0]["message"]


@ENDURE
def test_messages_from_other_windows_are_ignored(page: Page, host_site: HostSite) -> None:
    forged = "parent.postMessage({nastilka: 1, type: 'gameover'}, '*');"
    forged += "for (let at = 0; at < parent.length; at++)"
    forged += " parent[at].postMessage({nastilka: 1, type: 'act', id: 1, text: '17>own-up'}, '*');"
    srcdoc = f"<script>onmessage = () => {{ {forged} }}</script>"
    stranger = f'<iframe id="stranger" srcdoc="{srcdoc}" sandbox="allow-scripts"></iframe>'
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>{stranger}'))
    wait_for(page, "ready")
    page.evaluate("stranger.contentWindow.postMessage('now', '*')")
    page.evaluate("postMessage({nastilka: 1, type: 'gameover'}, '*')")
    assert "17>own-up" not in call(page, "table.getRecord()")
    assert events(page, "gameover") == events(page, "move") == []


@LONG_IN_FIREFOX
@pytest.mark.parametrize(
    "game", rest_in_endure(["no such game", "", "__proto__", "../play", "x" * 5000]), ids=lambda game: game[:12]
)
def test_a_page_whose_script_comes_last_hears_of_a_bad_game(page: Page, host_site: HostSite, game: str) -> None:
    heard = "table.addEventListener('error', ({detail}) => { (window.heard ??= []).push(detail.message); })"
    (host_site.site.folder / "heard.js").write_text(heard, "utf-8")
    body = f'<tabletop-game id="table" game="{game}" lang="__proto__"></tabletop-game><script src="heard.js"></script>'
    page.goto(host_site.page(body))
    page.wait_for_function("window.heard")
    assert page.evaluate("window.heard") == ["The attribute `game` names no game."]
    assert call(page, "table.act('draw')")[2] == "There is no table."
    page.evaluate(
        "for (const [name, value] of [['seed', '7'], ['game', 'face-to-face']]) table.setAttribute(name, value)"
    )
    page.evaluate("void table.getRecord()")
    assert told(wait_for(page, "ready")) == [{"game": "face-to-face", "players": 2, "number": 0}]


ODD = """() => {
  const frame = table.shadowRoot.querySelector("iframe").contentWindow, cycle = {};
  cycle.self = cycle;
  const odd = [5, null, "__proto__", {}, ["uk"], true, 10n, cycle, NaN, { toString: 1, valueOf: 1 }, new Map()];
  for (const type of ["look", "engine", "act", "reset", "record", "hello", "__proto__", ...odd])
    for (const it of odd)
      frame.postMessage({ nastilka: 1, type, lang: it, theme: it, name: it, id: it, text: it }, "*");
  for (const it of odd) frame.postMessage(it, "*");
}"""
"""Sends a table's frame messages whose fields are of any type."""


@ENDURE
def test_messages_of_any_type_throw_nothing(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    page.wait_for_function("table.shadowRoot.querySelector('iframe')")
    inside(page).locator("#page").wait_for(state="attached")
    page.evaluate(ODD)
    wait_for(page, "ready")
    page.evaluate(ODD)
    page.evaluate("table.lang = '__proto__'; table.setAttribute('theme', '__proto__')")
    assert call(page, "table.act({toString: 1, valueOf: 1})")[0] == "TypeError"
    assert call(page, "table.reset()") == "done"
    assert call(page, "table.act('17>own-up')") == "done"
    assert call(page, "table.getRecord()").endswith("1: 17>own-up\n")


@LONG_IN_FIREFOX
def test_a_page_with_a_strict_policy(page: Page, host_site: HostSite) -> None:
    origin = host_site.games.split("/some/")[0]
    policy = f"default-src 'none'; img-src data:; script-src 'self' {origin}; frame-src {origin}"
    if os.environ.get("PWDEBUG"):
        pytest.skip("the debugger needs eval")
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>', head))
    expect(inside(page).locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    expect(page.locator("#table iframe")).to_have_css("border-top-width", "0px")


@LONG_IN_FIREFOX
def test_a_frame_without_the_script(page: Page, host_site: HostSite) -> None:
    src = f"{host_site.games}embed/face-to-face/#seats=human,bot:greedy&seed=7&options=first%3D1&game=face-to-face"
    page.goto(host_site.page(f'<div id="table"><iframe src="{src}" width="900" height="800"></iframe></div>'))
    expect(inside(page).locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    expect(inside(page).locator("#hand-17")).to_be_visible()


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    "asked", rest_in_endure(["?seed=7&seats=human,bot:greedy&lang=en", "#seed=7&seats=human,bot:greedy", "#puzzle"])
)
def test_a_frame_of_an_address_that_names_its_game_by_the_path(page: Page, host_site: HostSite, asked: str) -> None:
    src = f"{host_site.games}embed/uno/{asked}"
    page.goto(host_site.page(f'<div id="table"><iframe src="{src}" width="320" height="800"></iframe></div>'))
    if "seed" in asked:
        press(page, inside(page).locator("#begin"))
    table = inside(page).locator("html:is([data-ready], [data-drawn]) .table.uno")
    expect(table).to_be_visible(timeout=READY)
    expect(inside(page).locator(".notice.trouble")).to_have_count(0)


@ENDURE
def test_the_plain_example(page: Page, games: Site, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "site")
    index = tmp_path / "site/index.html"
    own = games.url.replace("localhost", "127.0.0.1")
    index.write_text(index.read_text("utf-8").replace("http://127.0.0.1:8000/", own), "utf-8")
    with Site(tmp_path / "site") as served:
        page.goto(served.url)
        expect(page.locator("#said")).to_contain_text("ready: face-to-face, 2 players", timeout=READY)
        # By key: right after a scroll, Chromium may send a click to the frame that was under the pointer before.
        page.locator("#lay").press("Enter")
        expect(page.locator("#said")).to_contain_text("move 1: seat 1 17>own-up")
        page.locator("#wrong").press("Enter")
        expect(page.locator("#said")).to_contain_text("refused by F2F-13")
        page.locator("#record").press("Enter")
        expect(page.locator("#said")).to_contain_text("1: 17>own-up")
        page.locator("#rule").scroll_into_view_if_needed()
        expect(inside(page, "rule").locator("#table.nizam")).to_have_attribute(
            "data-state", re.compile("waiting"), timeout=READY
        )


@ENDURE
def test_the_mkdocs_example(page: Page, games: Site, tmp_path: Path) -> None:
    env = os.environ | {"NASTILKA": games.url.replace("localhost", "127.0.0.1"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-f", str(EXAMPLE / "mkdocs.yml")]
    subprocess.run([*command, "-d", str(tmp_path / "site")], env=env, check=True)
    with Site(tmp_path / "site") as served:
        page.goto(served.url)
        expect(page.locator("tabletop-game")).to_have_count(2)
        first = page.frame_locator("tabletop-game >> nth=0 >> iframe")
        expect(first.locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
        press(page, first.locator("#hand-28"), first.locator("#pile-own-up"))
        expect(first.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 28")
        assert page.locator("tabletop-game pre").first.is_hidden()
