"""Games of files: they are played as others are, and what their Python tries does not come out of their frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, MOVING, OFFLINE, Site, only_first_in_firefox
from e2e.game_files import CRAZY_EIGHTS, FAULT, IMPATIENT, OF_FILES, Spy, crazy, site_with, told
from e2e.players import by_mouse, player
from e2e.table import READY, answered, answers, my_turn, press, ready, until
from e2e.test_security import assert_strict, hashed
from pyengine.cli import main
from tests.endure import ENDURE, rest_in_endure

Open = Callable[..., None]

TRIES = """
import js
found = []
def tried(name, act):
    try:
        value = act()
        found.append(name + "=" + str(value)[:30])
    except BaseException as error:
        pass
def sent():
    request = js.XMLHttpRequest.new()
    request.open("GET", "{url}xhr", False)
    request.send()
    return request.status
def scripted():
    policy = js.trustedTypes.createPolicy("nastilka", js.Object.fromEntries([["createScriptURL", js.String]]))
    return js.importScripts(policy.createScriptURL("{url}script"))
def font():
    face = js.FontFace.new("x", "url({url}font)")
    js.self.fonts.add(face)
    face.load()
    raise ValueError
def later(promise):
    promise.catch(lambda *_: None)
    raise ValueError
tried("fetch", lambda: later(js.fetch("{url}fetch")))
tried("no-cors", lambda: later(js.fetch("{url}no-cors", js.Object.fromEntries([["mode", "no-cors"]]))))
tried("xhr", sent)
tried("script", lambda: js.importScripts("{url}plain"))
tried("trusted-script", scripted)
tried("worker", lambda: js.Worker.new("{url}worker"))
tried("font", font)
tried("beacon", lambda: js.navigator.sendBeacon("{url}beacon"))
for name in ("WebSocket", "EventSource", "WebTransport"):
    try:
        getattr(js, name).new("{url}".replace("http", "ws" if name == "WebSocket" else "http") + name)
    except BaseException:
        pass
tried("document", lambda: js.document.title)
tried("window", lambda: js.window.document.title)
tried("parent", lambda: js.parent.document.title)
tried("top", lambda: js.top.location.href)
tried("local", lambda: js.localStorage.length)
tried("session", lambda: js.sessionStorage.length)
tried("database", lambda: js.indexedDB.open("nastilka"))
tried("caches", lambda: js.caches.keys)
tried("cookie", lambda: js.document.cookie)
tried("rtc", lambda: js.RTCPeerConnection.new())
tried("image", lambda: js.Image.new())
tried("eval", lambda: js.eval("1 + 1"))
channel = js.BroadcastChannel.new("nastilka")
channel.postMessage("from the game")
tried("navigation", lambda: setattr(js.location, "href", "{url}navigation"))
raise ValueError("read " + ",".join(found) + " at " + js.self.origin)
"""
"""Each way out that a worker could have; the error says what was found, which the page then tells."""

ANSWERS = """
import json
import web.engine.worker
HTML = '''<meta http-equiv="refresh" content="0; url={url}meta"><base href="{url}">
<link rel="stylesheet" href="{url}link"><img src="{url}img" srcset="{url}srcset"><svg>
<image href="{url}image"/><a href="{url}svg"><text>away</text></a>
<rect id="safe" fill="url({url}fill)" width="9"/><style>@import "{url}style";</style>
<title><img src="{url}title"></title></svg>
<p id="survived" style="background:url({url}background)" onclick="fetch('{url}click')">text</p>
<a id="away" href="{url}anchor" ping="{url}ping">away</a><a id="js" href="javascript:fetch('{url}js')">js</a>
<form action="{url}form"><input name="x"><button formaction="{url}formaction">send</button></form>
<iframe src="{url}frame" srcdoc="<img src='{url}srcdoc'>"></iframe>
<object data="{url}object"></object><embed src="{url}embed">
<video src="{url}video" poster="{url}poster"></video><script src="{url}script"></script>
<noscript><p title="</noscript><img src={url}mutant>"></p></noscript><math><mtext><table><mglyph>
<style><img src="{url}math"></style></mglyph></table></mtext></math>
<input type="image" src="{url}input"><details id="boot" open ontoggle="fetch('{url}toggle')">x</details>'''
SAVE = {{"game": "uno", "over": False, "fewest": False, "headline": "", "scores": None, "names": []}}
def send(command):
    return json.dumps({{"html": HTML, "say": "hello", "moved": ["a'] , body *"], "movers": {{}},
        "title": "T", "lang": "en", "dir": "ltr", "focus": None, "onward": "{url}onward",
        "url": "game=uno&seats=human,bot:1&seed=1", "wait": None,
        "save": {{"key": "game=uno&seats=human,bot:1&seed=1", "text": "stolen", "about": SAVE, "stands": True}},
        "download": {{"name": "x.html", "text": "stolen"}}, "coach": "uno=known"}})
web.engine.worker.send = send
"""
"""An engine whose answers are the file's own."""


@pytest.fixture(scope="module")
def spy() -> Iterator[Spy]:
    with Spy() as found:
        yield found


@pytest.fixture(scope="module")
def owned(spy: Spy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site whose owner has added games, some of which mean no good."""
    games = {
        "mine": CRAZY_EIGHTS.replace("game: crazy-eights", "game: mine").replace("title: Crazy Eights", "title: Mine"),
        "tries": crazy("tries", first=TRIES.format(url=spy.url)),
        "answers": crazy("answers", first=ANSWERS.format(url=spy.url)),
        "endless": crazy("endless", first="while True: pass"),
        "loop": crazy("loop", in_move="while True: pass"),
        "demand": crazy("demand", in_demand="while True: pass"),
        "greedy": crazy("greedy", in_move="game.deck.cards.append(bytearray(10**9))"),
        "flood": crazy("flood", first="import js\nwhile True: js.postMessage(None)"),
        "wrong": crazy("wrong", in_move="1 / 0"),
        "other": crazy("another"),
        "uno": crazy("uno"),
        "rules": "---\ngame: rules\ntitle: Rules\n---\n# Rules\n\n**RUL-1** · S — There is a rule.\n",
    }
    folder = site_with(tmp_path_factory.mktemp("owned") / "site", games)
    with Site(folder) as served:
        yield served


def opened(page: Page, site: Site, game: str, more: str = "&seats=human,bot:random&seed=1&pace=instant") -> None:
    """Open a game of a file, and wait until a person can act in it."""
    page.goto(f"{site.url}games/?game={game}{more}&lang=en")
    ready(page)
    until(page, "#table[data-state=waiting]")
    is_of_no_origin(page)


def is_of_no_origin(page: Page) -> None:
    """The frame of the game is of no origin, and holds nothing of the game."""
    frame = page.frames[1]
    assert page.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    assert frame.evaluate("self.origin") == "null"
    assert frame.evaluate("document.body.childElementCount") == 0
    policy = frame.locator("meta[http-equiv]").get_attribute("content") or ""
    assert "connect-src" not in policy
    assert "default-src 'none'" in policy


def lay(page: Page) -> None:
    """Lay the first card that can be laid, or draw."""
    control = page.locator("#table [data-action]:not([aria-disabled=true])").first
    control.click()


# What gets out -------------------------------------------------------------------------------------------------------


def test_no_way_out_of_the_worker_leads_anywhere(page: Page, owned: Site, spy: Spy) -> None:
    page.goto(f"{owned.url}games/?game=tries&lang=en")
    words = told(page)
    assert "read at null" in words, words
    page.evaluate("url => fetch(url, { mode: 'no-cors' }).catch(() => {})", f"{spy.url}page")  # the page's policy
    assert spy.asked == []
    assert page.url.startswith(f"{owned.url}games/?game=tries")


def test_html_of_a_game_is_cleaned_and_its_answers_are_bounded(page: Page, owned: Site, spy: Spy) -> None:
    downloads: list[object] = []
    page.on("download", lambda download: downloads.append(download))  # noqa: PLW0108 - Playwright marks it
    page.goto(f"{owned.url}games/?game=answers&lang=en")
    expect(page.locator("#survived")).to_have_text("text", timeout=READY)
    forbidden = "meta,base,link,img,image,style,form,iframe,object,embed,video,script,noscript,math,title"
    assert page.locator("#app").locator(forbidden).count() == 0
    attributes = page.evaluate(
        "() => [...document.querySelectorAll('#app *')].flatMap((each) => [...each.attributes].map(({ name }) => name))"
    )
    assert not {"style", "onclick", "ontoggle", "src", "srcset", "ping", "formaction", "action"} & set(attributes)
    assert page.locator("#away, #js").evaluate_all("all => all.map((each) => each.hasAttribute('href'))") == [
        False,
        False,
    ]
    assert page.locator("#safe").get_attribute("fill") is None
    assert page.locator("#app #boot").count() == 0
    page.locator("#away").click()
    assert page.evaluate("nastilkaKept.list()") == "[]"
    assert "uno" not in (page.evaluate("localStorage.getItem('nastilka:coach')") or "")
    assert "game=answers" in page.url
    assert downloads == []
    assert spy.asked == []


def test_pages_with_the_frame_of_a_games_file_allow_its_script_and_a_worker_made_from_it() -> None:
    for path in OF_FILES:
        html = unescape(path.read_text("utf-8"))
        of_policy = html.partition("script-src ")[2].partition(";")[0]
        assert hashed(html) in of_policy, path
        assert of_policy.count("'sha256-") == 2, path  # the page's own, and the frame's
        assert "worker-src 'self' blob:;" in html, path
        assert "require-trusted-types-for 'script'; trusted-types nastilka" in html, path
        assert_strict(path.read_text("utf-8"), inline=1)


# What does not come to an end ----------------------------------------------------------------------------------------


@LONG_IN_FIREFOX
@pytest.mark.parametrize("game", only_first_in_firefox(("endless",), ("demand",), quick=1))
def test_an_endless_loop_in_the_file_is_ended_and_told(page: Page, owned: Site, game: str) -> None:
    page.add_init_script(IMPATIENT)
    page.goto(f"{owned.url}games/?game={game}&lang=en")
    assert "did not come to an end" in told(page)
    page.locator("#game-fault-lobby").click()
    expect(page.locator("#file-mine")).to_be_visible(timeout=READY)


@pytest.mark.parametrize(
    ("game", "words", "patience"),
    only_first_in_firefox(
        ("loop", "did not come to an end when “", "400"),
        ("greedy", "more memory", "1500"),
        ("wrong", "ZeroDivisionError", "1500"),
        quick=2,
    ),
)
def test_what_a_move_does_wrong_is_told_and_the_game_goes_on(
    page: Page, owned: Site, game: str, words: str, patience: str
) -> None:
    opened(page, owned, game)
    page.evaluate(f"nastilkaEngine.patience = {patience}")
    before = page.locator("#table .hand [data-source], #table .hand [data-action]").count()
    card = page.locator("#table .hand [data-action]:not([aria-disabled=true])").first
    card.click()
    said = told(page)
    assert words in said, said
    page.evaluate("nastilkaEngine.patience = 8000")
    page.locator("#game-fault-again").click()
    expect(page.locator(FAULT)).to_have_count(0)
    until(page, "#table[data-state=waiting]")
    assert page.locator("#table .hand [data-source], #table .hand [data-action]").count() == before


@CHROMIUM_IS_ENOUGH
def test_a_flood_of_messages_is_ended(page: Page, owned: Site) -> None:
    page.goto(f"{owned.url}games/?game=flood&lang=en")
    assert "more" in told(page)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(
    ("game", "words"),
    rest_in_endure(
        [
            ("uno", "one of this site's own games"),
            ("nowhere", "There is no games/nowhere.md"),
            ("other", "“another”"),
        ]
    ),
)
def test_what_cannot_be_played_is_told(page: Page, owned: Site, game: str, words: str) -> None:
    page.goto(f"{owned.url}games/?game={game}&lang=en")
    assert words in told(page)


# Play ----------------------------------------------------------------------------------------------------------------


@LONG_IN_FIREFOX
@pytest.mark.parametrize(
    "game", ["goofspiel", *(pytest.param(game, marks=(ENDURE, MOVING)) for game in ("crazy-eights", "durak"))]
)
def test_a_whole_game_by_clicks(clean: Page, site: Site, game: str) -> None:
    opened(clean, site, game)
    player(clean, by_mouse).play_out(most=400)


@LONG_IN_FIREFOX
def test_the_owners_game_is_in_the_lobby_is_set_up_and_is_gone_on_with(clean: Page, owned: Site) -> None:
    clean.goto(f"{owned.url}?lang=en")
    card = clean.locator("#files .game", has=clean.locator("#file-mine"))
    expect(card.locator(".facts")).to_have_text("2–5 players · about 10 minutes", timeout=READY)
    card.locator(".set-up").click()
    ready(clean)
    expect(clean.locator("h1:visible")).to_have_text("Set up Mine")
    clean.locator("#mine label.pick", has_text="3").first.click()
    clean.locator("#mine .set-options summary").first.click()
    clean.locator("#mine [name=pace]").select_option("instant")
    clean.locator("#mine button[type=submit]").click()
    until(clean, "#table[data-state=waiting]")
    expect(clean.locator("[data-player]")).to_have_count(3)
    assert "/games/" in clean.url
    before = answers(clean)
    lay(clean)
    answered(clean, before)
    until(clean, "#table[data-state=waiting]")
    table = clean.locator("#table .board").inner_text()
    clean.goto(f"{owned.url}?lang=en")
    link = clean.locator("#save-list a.go-on").first
    expect(link.locator("strong")).to_have_text("Mine", timeout=READY)
    link.click()
    until(clean, "#table[data-state=waiting]")
    assert clean.locator("#table .board").inner_text() == table


@CHROMIUM_IS_ENOUGH
def test_the_rulebook_of_a_file_has_a_page_with_its_rules_under_their_ids(clean: Page, owned: Site, spy: Spy) -> None:
    """It leads to the table, where a refusal names its rule and the menu leads back."""
    book = f"{owned.url}games/rules/?game=mine&lang=en"
    clean.goto(f"{book}#CRE-5")
    expect(clean.locator("#CRE-5")).to_contain_text("An eight goes on anything", timeout=READY)
    clean.locator("#play-file").click()
    until(clean, "#table[data-state=waiting]")
    dimmed = clean.locator("#table .hand [data-try], #table .hand [aria-disabled=true]").first
    before = answers(clean)
    dimmed.click(force=True)
    answered(clean, before)
    expect(clean.locator("#notes")).to_contain_text("suit to follow")
    clean.locator("#notes button", has_text="Why?").click()
    expect(clean.locator("#rule-CRE-4")).to_be_visible()
    clean.locator("#tool-more").click()
    link = clean.locator("a", has_text="The whole rulebook").first
    assert link.evaluate("link => link.href") == book
    assert spy.asked == []


@LONG_IN_FIREFOX
def test_a_published_file_plays_from_a_disk(page: Page, tmp_path: Path) -> None:
    mine = tmp_path / "mine.md"
    mine.write_text(CRAZY_EIGHTS.replace("game: crazy-eights", "game: mine"), "utf-8")
    assert main(["publish", str(mine), str(tmp_path / "out"), "--site", str(DIST)]) == 0
    page.goto((tmp_path / "out/mine.html").as_uri())
    until(page, "#table[data-state=waiting], #table[data-state=thinking]")
    assert my_turn(page)
    before = answers(page)
    lay(page)
    answered(page, before)
    assert page.locator(FAULT).count() == 0


@LONG_IN_FIREFOX
@OFFLINE
def test_a_game_and_a_rulebook_that_were_opened_need_no_network(page: Page, tmp_path: Path) -> None:
    folder = site_with(tmp_path / "site", {"mine": CRAZY_EIGHTS.replace("game: crazy-eights", "game: mine")})
    with Site(folder) as site:
        opened(page, site, "mine")
        expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
        until(page, "html[data-game-kept=yes]")
        page.goto(f"{site.url}rules/golf/")  # a rulebook of a file is kept when it is opened
        expect(page.locator("#GLF-3")).to_be_visible()
        site.stop()
        page.goto(f"{site.url}rules/golf/")
        expect(page.locator("#GLF-3")).to_be_visible()
        opened(page, site, "mine")
        press(page, "#table [data-action]:not([aria-disabled=true])")
        assert my_turn(page) or page.locator("#end").is_visible()
