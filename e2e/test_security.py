"""Input from an address, a file, a link, a message or the storage is data: it is never run and never blocks a page."""

from __future__ import annotations

import json
import os
import random
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, OFFLINE, Site, only_first_in_firefox
from e2e.game_files import OF_FILES, ONE_FILE
from e2e.host_site import HostSite, events, inside, wait_for
from e2e.table import READY, answered, answers, deal, dealt, open_game, put, ready, saved
from e2e.test_embed import games, host_site
from pyengine.games import ids
from tests.endure import more_in_endure, rest_in_endure

__all__ = ["games", "host_site"]

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
EVIL = """<img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script>"'><svg onload=__pwned=1>"""
LONG = 10_000_000
MISSING = "404.html"
TABLES = {DIST / f"embed/{game}/index.html" for game in ids()}
"""Pages for frames: each has an inline script that leads frames without an origin on to their own."""
SANDBOXED = {DIST / f"embed/{game}/sandboxed/index.html" for game in ids()}
WATCH = """window.wrong = [];
addEventListener("securitypolicyviolation", (event) => wrong.push(`${event.violatedDirective} ${event.blockedURI}`));
for (const name of ["alert", "confirm", "prompt"]) window[name] = () => wrong.push(name);"""


@pytest.fixture
def guarded_page(returning: Page) -> Iterator[Page]:
    """A page that fails the test if injected code runs, another origin is requested or a cookie is set."""
    page, foreign = returning, list[str]()
    page.add_init_script(WATCH)
    page.on("request", lambda request: None if request.url.startswith(OWN) else foreign.append(request.url))
    page.on("dialog", lambda dialog: foreign.append(dialog.message))
    yield page
    assert foreign == []
    assert page.evaluate("[window.__pwned ?? null, window.wrong, document.cookie]") == [None, [], ""]
    assert page.context.cookies() == []


OWN = ("http://localhost:", "data:", "blob:http://localhost:")


def load(page: Page, content: bytes) -> None:
    """Open a file as a record."""
    before = answers(page)
    page.locator("#file").set_input_files(FilePayload(name="a.txt", mimeType="text/plain", buffer=content))
    answered(page, before)


def test_every_page_has_the_strict_policy() -> None:
    pages = set(DIST.rglob("*.html")) - {DIST / MISSING, DIST / ONE_FILE, *SANDBOXED, *OF_FILES}
    assert pages
    for path in pages:
        html = path.read_text("utf-8")
        assert f"script-src 'self' {hashed(html)} 'wasm-unsafe-eval';" in unescape(html), path
        assert "require-trusted-types-for &#x27;script&#x27;; trusted-types nastilka" in html, path
        assert_strict(html, inline=1)


def test_frames_that_may_only_run_scripts_have_a_policy_of_their_own() -> None:
    """It names one inline script by its hash, and gives the page no other file but what that loads."""
    assert len(SANDBOXED) == len(TABLES) == len(ids())
    for path in SANDBOXED:
        html = path.read_text("utf-8")
        wanted = f"default-src 'none'; script-src {hashed(html)} 'strict-dynamic' 'wasm-unsafe-eval'; worker-src blob:;"
        assert wanted in unescape(html), path
        assert_strict(html, inline=1)


def assert_strict(html: str, inline: int) -> None:
    assert "unsafe-inline" not in html
    assert "&#x27;unsafe-eval&#x27;" not in html
    assert " style=" not in html
    assert html.count("<script>") == inline


def hashed(html: str) -> str:
    """What a policy has for the only inline script of a page."""
    script = html.partition("<script>")[2].partition("</script>")[0]
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def test_the_page_for_unknown_addresses_runs_its_own_script_only() -> None:
    """It is self-contained, since it stands at any address: its policy names its script by hash."""
    html = (DIST / MISSING).read_text("utf-8")
    assert "default-src &#x27;none&#x27;; script-src &#x27;sha256-" in html
    assert "unsafe" not in html
    assert " style=" not in html


def test_the_policy_is_kept_by_the_browser(returning: Page, site: Site) -> None:
    page = returning
    open_game(page, site.url, GAME)
    refused = page.evaluate(
        """async () => {
      const tries = {
        inline: () => document.body.append(Object.assign(document.createElement("script"), { text: "__pwned = 1" })),
        html: () => (document.body.innerHTML = "<p>"),
        worker: () => new Worker("data:text/javascript,0"),
        elsewhere: () => nastilkaTrusted.url("https://example.org/a.js"),
        outside: () => nastilkaTrusted.url("../../elsewhere.js"),
        handler: () => nastilkaTrusted.html('<img src="x" onerror="__pwned = 1">'),
        script: () => nastilkaTrusted.html("<svg><script>__pwned = 1</script></svg>"),
        link: () => nastilkaTrusted.html('<a href=" javascript:__pwned = 1">a</a>'),
        policy: () => trustedTypes.createPolicy("other", {}),
      };
      const held = [];
      for (const [name, act] of Object.entries(tries)) { try { act(); } catch { held.push(name); } }
      return held;
    }"""
    )
    trusted = page.evaluate("'trustedTypes' in window")
    always = ["elsewhere", "outside", "handler", "script", "link"]
    assert refused == (["inline", "html", "worker", *always, "policy"] if trusted else refused)
    assert set(always) <= set(refused)


ADDRESSES = (
    f"play/?game=face-to-face&seed=7&lang=en&names={quote(EVIL)}&pace=instant",
    f"play/?game={quote(EVIL)}&lang=en",
    f"play/?{quote(EVIL)}={quote(EVIL)}&game=uno&lang=en",
    f"play/?game=uno&save={quote(EVIL)}&lang=en",
    f"play/?{GAME}#record={quote(EVIL)}",
    f"play/?{GAME}#record=z.{'A' * 400}",
    f"?lang={quote(EVIL)}",
    f"stats/?lang={quote(EVIL)}",
)


@LONG_IN_FIREFOX
@pytest.mark.parametrize("address", only_first_in_firefox(*zip(ADDRESSES), quick=2))
def test_scripts_in_addresses_are_text(guarded_page: Page, site: Site, address: str) -> None:
    guarded_page.goto(site.url + address)
    ready(guarded_page)
    assert guarded_page.locator("img[onerror], svg[onload], #page script").count() == 0


@LONG_IN_FIREFOX
def test_scripts_in_records_are_text(guarded_page: Page, site: Site) -> None:
    open_game(guarded_page, site.url, GAME)
    record = dealt("face-to-face", "own up 27 | hand 17 18 28", "human=<b>a</b> bot:greedy=<img/src=x>")
    put(guarded_page, record)
    expect(guarded_page.locator(".player.own .name")).to_have_text("<b>a</b>")
    for line in (f"game {EVIL}", f"option {EVIL} 1", f"deal {EVIL}", f"1: {EVIL}", EVIL):
        load(guarded_page, f"{record}{line}\n".encode())
        expect(guarded_page.locator("#notice")).to_be_visible()
    assert guarded_page.locator("img, #app script, #app b").count() == 0
    expect(guarded_page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 27")


@LONG_IN_FIREFOX
def test_scripts_in_the_storage_are_text(guarded_page: Page, site: Site) -> None:
    guarded_page.goto(f"{site.url}?lang=en")
    ready(guarded_page)
    guarded_page.evaluate(
        """evil => {
      localStorage.setItem(`nastilka:save:game=${evil}&seed=${evil}`, evil);
      localStorage.setItem("nastilka:save:game=face-to-face&seats=human,bot:greedy&seed=7&first=1", evil);
      localStorage.setItem("nastilka:lang", evil);
      localStorage.setItem("nastilka:settings", JSON.stringify({ theme: evil, sound: evil, motion: [evil] }));
      localStorage.setItem("nastilka:stats", evil);
    }""",
        EVIL,
    )
    guarded_page.goto(site.url)
    ready(guarded_page)
    expect(guarded_page.locator("#save-list a.go-on").first).to_be_visible()
    guarded_page.goto(f"{site.url}stats/")
    ready(guarded_page)
    open_game(guarded_page, site.url, GAME)
    expect(guarded_page.locator("#notice")).to_contain_text("set aside")


HUGE = {
    "zeros": ("", "0", LONG),
    "lines": ("record 1\n", "game uno\n", LONG // 9),
    "names": ("record 1\ngame uno\nplayers 2\nseat 1 human ", "<b>", LONG // 3),
    "noise": ("", "\0\ud83d\ufffe>\r\u2028'", LONG // 6),
    "below the limit": ("record 1\n", "x", 299_000),
    "actions": (dealt("face-to-face", "own up 27 | hand 17 18 28") + "1:", " 28>own-up", 27_000),
}
"""Files: their head, and a text repeated so many times."""


@LONG_IN_FIREFOX
@pytest.mark.parametrize("kind", rest_in_endure(HUGE))
def test_a_huge_file_blocks_nothing(table: Page, kind: str) -> None:
    deal(table, "face-to-face", 7, first="1")
    before = saved(table).format()
    slowest = table.evaluate(BEAT, HUGE[kind])
    assert slowest < 1000
    expect(table.locator("#notice")).to_contain_text("This record cannot be read")
    assert saved(table).format() == before


def test_a_file_whose_size_does_not_fit_into_32_bits_is_refused_unread(
    visitor: Page, site: Site, tmp_path: Path
) -> None:
    """It has nine bytes modulo 2^32, and no disk space: what is read of it would be zeros."""
    path = tmp_path / "sparse.txt"
    path.touch()
    os.truncate(path, 2**32 + 9)
    open_game(visitor, site.url, GAME)
    before, record = answers(visitor), saved(visitor).format()
    visitor.locator("#file").set_input_files(path)
    answered(visitor, before)
    expect(visitor.locator("#notice")).to_contain_text("This record cannot be read")
    expect(visitor.locator("#notice")).to_contain_text("a shorter record")
    assert saved(visitor).format() == record


BEAT = """async ([head, text, times]) => {
  let [slowest, last, on] = [0, performance.now(), true];
  const beat = new MessageChannel();
  beat.port1.onmessage = () => {
    const now = performance.now();
    [slowest, last] = [Math.max(slowest, now - last), now];
    if (on) beat.port2.postMessage(0);
  };
  const before = document.documentElement.dataset.answers;
  const files = new DataTransfer();
  files.items.add(new File([head + text.repeat(times)], "a.txt"));
  const picker = document.getElementById("file");
  picker.files = files.files;
  last = performance.now();
  beat.port2.postMessage(0);
  picker.dispatchEvent(new Event("change"));
  while (document.documentElement.dataset.answers === before) await new Promise((done) => setTimeout(done, 20));
  on = false;
  return slowest;
}"""
"""Opens a file and returns the longest time, in milliseconds, in which the page did not answer."""


WATCHED = ["toplevel", "blink.user_timing"]


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time in the longest task on the page's thread since its first script.

    Time spent waiting for a processor does not count, nor does the browser's own work before the first script, which
    is half a second for an address of two megabytes.
    """
    events = json.loads(trace)["traceEvents"]
    threads = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    began = max(each["ts"] for each in events if each["name"] == "began")
    tasks = [each for each in events if (each["pid"], each["tid"]) in threads and "tdur" in each]
    return max(float(each["tdur"]) for each in tasks if each["ts"] > began) / 1000


@pytest.mark.only_browser("chromium")  # only Chromium reports long tasks
@pytest.mark.parametrize("body", rest_in_endure(["z.A", "x"]))
def test_a_huge_link_blocks_nothing(guarded_page: Page, browser: Browser, site: Site, body: str) -> None:
    guarded_page.add_init_script("performance.mark('began')")
    browser.start_tracing(page=guarded_page, categories=WATCHED)
    guarded_page.goto(f"{site.url}play/?{GAME}#record={body * (1_900_000 // len(body))}")
    ready(guarded_page)
    assert 1 < longest_task(browser.stop_tracing()) < 1000
    expect(guarded_page.locator("#main")).to_contain_text("a shorter record")
    guarded_page.locator("#pasted").fill("x")


def broken(record: str, chance: random.Random) -> str:
    """A record with a few letters, words or lines changed, removed or moved."""
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randrange(len(record) + 1) for _ in range(2))
        to = min(to, at + chance.choice((1, 3, 20, 200)))
        new = chance.choice(
            ("", EVIL, "99", ">", "\n", "\0", "'", record[at:to] * 2, chr(chance.randrange(0x20, 0x2FFF)))
        )
        record = record[:at] + new + record[to:]
    return record


FUZZ = """async ([texts, key]) => {
  const counts = { slow: 0, unsafe: 0, crashed: 0, read: 0 };
  const inert = (html) => { try { nastilkaTrusted.html(html); } catch { counts.unsafe += 1; } };
  const timed = async (command) => {
    const began = performance.now();
    const answer = JSON.parse(await nastilkaEngine.send(JSON.stringify({ ...command, id: "" })));
    return [answer, performance.now() - began > 1000];
  };
  for (const [kind, text] of texts) {
    const start = { do: "start", query: "?" + key, fragment: "", langs: ["en"], saves: { [key]: text } };
    const command = kind === "save" ? start : { do: "load", text };
    let [answer, slow] = await timed(command);
    for (let again = 0; again < 2 && slow && !answer.restarted; again++) [answer, slow] = await timed(command);
    if (slow) counts.slow += 1;
    if (answer.restarted) counts.crashed += 1;
    else inert(answer.html);
    if (answer.save && answer.save.text === text) counts.read += 1;
  }
  return counts;
}"""


@CHROMIUM_IS_ENOUGH  # the engine is the same in both
@pytest.mark.parametrize("count", more_in_endure(40, 1000))
def test_broken_saves_and_records(guarded_page: Page, site: Site, count: int) -> None:
    """Half of them as saves, half as files, of all games; an answer of a second three times in a row is slow."""
    chance = random.Random(11)
    records = [path.read_text("utf-8")[:3000] for path in sorted(Path("seeds").glob("*/records/*.rec"))]
    assert records
    texts = [(("save", "file")[at % 2], broken(chance.choice(records), chance)) for at in range(count)]
    open_game(guarded_page, site.url, GAME)
    before = saved(guarded_page).format()
    key = GAME.replace("lang=en&pace=instant&", "")
    for at in range(0, count, 250):
        found = guarded_page.evaluate(FUZZ, [texts[at : at + 250], key])
        assert found["slow"] == found["unsafe"] == found["crashed"] == 0, (at, found)
    assert saved(guarded_page).format() == before
    guarded_page.reload()
    ready(guarded_page)
    assert saved(guarded_page).format() == before


@CHROMIUM_IS_ENOUGH
def test_attributes_of_a_table_are_text(returning: Page, host_site: HostSite) -> None:
    page = returning
    evil = EVIL.replace("&", "&amp;").replace('"', "&quot;")
    names = ("seats", "names", "seed", "pace", "options", "position", "record", "rule", "theme", "lang", "title")
    tables = "".join(
        f'<tabletop-game id="t{at}" game="face-to-face" {name}="{evil}"></tabletop-game>'
        for at, name in enumerate(names)
    )
    page.goto(host_site.page(tables + f'<tabletop-game id="bad" game="{evil}"></tabletop-game>'))
    for at in range(len(names)):
        page.locator(f"#t{at}").scroll_into_view_if_needed()
        inside(page, f"t{at}").locator("#page").dispatch_event("pointerdown")
        expect(inside(page, f"t{at}").locator("html")).to_have_attribute("data-ready", "yes", timeout=READY)
    for frame in page.frames:
        assert frame.evaluate("window.__pwned ?? null") is None
    assert events(page, "error")


FLOOD = """(count) => {
  const frame = [...document.querySelectorAll("tabletop-game")][0].shadowRoot.querySelector("iframe");
  const types = ["look", "engine", "act", "reset", "record", "__proto__", "constructor", "toString"];
  const bodies = [null, 1, "x", [], { nastilka: 2, type: "act" }, { nastilka: 1 }, { nastilka: 1, type: "hello" }];
  for (const type of types) bodies.push({ nastilka: 1, type, id: 1, text: "17>own-up", name: "top", lang: "uk" });
  stranger.contentWindow.postMessage({ count, bodies }, "*");
}"""
STRANGER = """<script>onmessage = ({ data: { count, bodies } }) => {
  for (let at = 0; at < count; at++)
    for (let frame = 0; frame < parent.length; frame++) parent[frame].postMessage(bodies[at % bodies.length], "*");
  for (const body of bodies) parent.postMessage(body, "*");
  parent.document;
}</script>"""


@LONG_IN_FIREFOX
def test_a_flood_of_messages_from_another_window_is_ignored(
    returning: Page, host_site: HostSite, browser_name: str
) -> None:
    page = returning
    face = 'game="face-to-face" seats="human,bot:greedy" seed="7" options="first=1" pace="instant" lang="en"'
    srcdoc = STRANGER.replace('"', "&quot;")
    stranger = f'<iframe id="stranger" sandbox="allow-scripts" srcdoc="{srcdoc}"></iframe>'
    page.goto(host_site.page(f'<tabletop-game id="table" {face}></tabletop-game>{stranger}'))
    wait_for(page, "ready")
    page.evaluate(FLOOD, 20_000 if browser_name == "chromium" else 1_000)  # Firefox delivers them slowly
    record: str = page.evaluate("table.getRecord()")  # is answered all the same
    assert "17>own-up" not in record
    expect(inside(page).locator("html")).to_have_attribute("lang", "en")
    assert events(page, "move") == events(page, "gameover") == []


@OFFLINE
@LONG_IN_FIREFOX
def test_no_data_about_the_reader_leaves_the_page(context: BrowserContext, site: Site) -> None:
    """Every page, and a game: requests for files of the site only, no cookie, no data in the requested addresses."""
    asked: list[Any] = []
    context.on("request", lambda request: asked.append((request.method, request.url, request.post_data)))
    page, origin = context.new_page(), site.url.split("/some/")[0]
    for path in ("?lang=en", "stats/", "rules/", "rules/uno/", f"play/?{GAME}"):
        page.goto(site.url + path)
        ready(page)
        assert page.evaluate("document.cookie") == ""
    page.locator("#hand-17").click()
    expect(page.locator("#hand-17")).to_have_attribute("aria-pressed", "true")
    assert context.cookies() == []
    assert {method for method, _, _ in asked} == {"GET"}
    assert [url for _, url, _ in asked if not url.startswith((site.url, "data:", f"blob:{origin}"))] == []
    assert [data for _, _, data in asked if data] == []
    assert [url for _, url, _ in asked if "?" in url and "/play/" not in url and "lang=" not in url] == []
