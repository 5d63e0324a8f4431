"""What an embedded table shows and answers where no game can be played: each case has a box, a reason, and no promise
that stays pending.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, Site
from e2e.host_site import FACE, HostSite, call, events, inside, wait_for
from e2e.odd_host import OddHost
from tests.endure import rest_in_endure

SETTLED = 10_000
"""Milliseconds after which everything that was asked of a table without a frame is answered."""


class Case(NamedTuple):
    """What goes wrong: oddities of the games' host, a fault of one of its files, the policy of the page around."""

    reason: str
    said: str
    owner: str
    oddity: str = ""
    fault: tuple[str, str] | None = None
    policy: str = ""
    table: str = FACE.replace('lang="en"', "")


NOT_HERE = "Der Tisch ist nicht gekommen."
CASES = {
    "x-frame-options": Case("frame", NOT_HERE, "X-Frame-Options", oddity="frame-options"),
    "policy-without-frame-src": Case(
        "policy",
        "Diese Seite lässt den Tisch nicht herein.",
        "frame-src",
        policy="default-src 'self'; script-src * 'unsafe-eval'",
    ),
    "games-with-default-src": Case("engine", "verbietet WebAssembly", "wasm-unsafe-eval", oddity="csp"),
    "wrong-game": Case("game", "nicht bekannt", "face-to-face, flights", table='game="chess"'),
    "a-page-of-the-network": Case("frame", NOT_HERE, "frame-ancestors", fault=("embed/*", "portal")),
    "a-frame-that-never-comes": Case("frame", NOT_HERE, "frame-ancestors", fault=("embed/*", "hang")),
    "a-frame-without-its-script": Case("frame", NOT_HERE, "frame-ancestors", fault=("app-*/embed_frame.js", "missing")),
}


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of the page around."""
    with Site(tmp_path_factory.mktemp("host")) as served:
        yield served


def host_page(site: Site, games: OddHost, case: Case, content: str = "") -> str:
    """A page in German with a table, whose script asks for something at once."""
    (site.folder / "ask.js").write_text(ASK, "utf-8")
    head = f'<meta http-equiv="Content-Security-Policy" content="{case.policy}">' if case.policy else ""
    body = f'<tabletop-game id="table" {case.table}>{content}</tabletop-game><script src="ask.js"></script>'
    address = HostSite(games, site).page(body, head)
    page = site.folder / "index.html"
    page.write_text(page.read_text("utf-8").replace('lang="en"', 'lang="de"', 1), "utf-8")
    return address


ASK = """
const began = performance.now();
window.asked = Promise.all(
  [table.act("17>own-up"), table.getRecord(), table.reset()].map((one) =>
    one.then(() => "done", (error) => [error.name, error.reason, error.rule]),
  ),
).then((answers) => [answers, performance.now() - began]);
"""


@LONG_IN_FIREFOX
@pytest.mark.parametrize("name", rest_in_endure(list(CASES), quick=5))
def test_a_table_that_cannot_be_played_has_a_face(page: Page, site: Site, name: str) -> None:
    case = CASES[name]
    with OddHost(DIST, *([case.oddity] if case.oddity else [])) as games:
        if case.fault:
            games.fault(*case.fault)
        page.goto(host_page(site, games, case), wait_until="commit")
        page.wait_for_function("window.asked")
        answers, settled = page.evaluate("asked")
        assert answers == [["Error", case.reason, None]] * 3
        assert settled < SETTLED
        assert [error["reason"] for error in wait_for(page, "error")] == [case.reason]
        assert page.evaluate("[table.state, table.problem.reason]") == ["broken", case.reason]
        box = page.locator("#table").get_by_role("alert")
        expect(box).to_contain_text(case.said)
        expect(box).to_have_attribute("lang", "de")
        box.get_by_text("Für den Betreiber dieser Seite").click()
        expect(box.locator("details p")).to_contain_text(case.owner)
        link = box.get_by_role("link")
        expect(link).to_be_visible()
        own = games.url.replace("localhost", "127.0.0.1")
        query = "?lang=de" if case.reason == "game" else PLAY
        assert link.get_attribute("href") == own + query
        assert call(page, "table.act('17>own-up')")[0] == "Error", "later calls are answered, too"


PLAY = "play/?game=face-to-face&seats=human%2Cbot%3Agreedy&seed=7&pace=instant&first=1&lang=de"


WAYS = {
    'puzzle="uno-12"': "puzzles/play/?game=uno&n=12&lang=de",
    'game="nizam" lesson="2"': "learn/nizam/de/",
    'game="nizam" rule="NIZ-6" lang="en"': "rules/nizam/#NIZ-6",
    'study="uno/colour-and-call" lang="uk"': "studies/uno/colour-and-call/uk/",
    'game="uno" position="hand 1 r7"': "workbench/?game=uno&position=hand+1+r7&lang=de",
    'game="pearl" options="completing=all"': "play/?game=pearl&completing=all&lang=de",
    'study="uno/none"': "play/?game=uno&lang=de",
}
"""Where the box of a table leads, below the games' site."""


@CHROMIUM_IS_ENOUGH
def test_the_box_leads_to_what_the_table_shows(page: Page, site: Site) -> None:
    tables = "".join(f"<tabletop-game {attributes}></tabletop-game>" for attributes in WAYS)
    with OddHost(DIST) as games:
        case = Case("policy", "", "", policy="frame-src 'none'", table='game="uno"')
        address = host_page(site, games, case)
        index = site.folder / "index.html"
        index.write_text(index.read_text("utf-8").replace('<script src="ask.js">', f"{tables}<script>"), "utf-8")
        page.goto(address)
        boxes = page.locator("tabletop-game:not(#table)").get_by_role("alert").get_by_role("link")
        for at in range(len(WAYS)):  # each frame is fetched, and refused, when it is seen
            page.locator("tabletop-game").nth(at + 1).scroll_into_view_if_needed()
        expect(boxes).to_have_count(len(WAYS))
        own = games.url.replace("localhost", "127.0.0.1")
        hrefs = [str(box.get_attribute("href")) for box in boxes.all()]
        assert hrefs == [own + way for way in WAYS.values()]
        assert all(page.request.get(href).ok for href in hrefs)


@CHROMIUM_IS_ENOUGH
def test_what_an_author_put_inside_stands_there_until_the_table_does(page: Page, site: Site) -> None:
    content = '<a id="own" href="https://games.example/">Play Face to Face</a>'
    with OddHost(DIST) as games:
        games.fault("embed.js", "missing")
        page.goto(host_page(site, games, Case("", "", ""), content))
        expect(page.locator("#own")).to_be_visible()  # as without script
        games.heal()
        page.goto(host_page(site, games, Case("", "", ""), content))
        wait_for(page, "ready")
        expect(page.locator("#own")).to_be_hidden()
        assert page.evaluate("[table.state, table.problem]") == ["ready", None]
        games.oddities.add("frame-options")
        page.reload()
        expect(page.locator("#own")).to_be_visible()
        wait_for(page, "error")
        expect(page.locator("#own")).to_be_visible()
        expect(page.locator("#table").get_by_role("alert")).to_be_visible()
        another_try_ends_that_it_is_broken(page, games)


def another_try_ends_that_it_is_broken(page: Page, games: OddHost) -> None:
    """Broken is a state, which ends with the button in the box once the host allows frames."""
    assert page.evaluate("table.matches(':state(broken)')")
    games.oddities.clear()
    page.locator("#table").get_by_role("button", name="Noch einmal versuchen").click()
    wait_for(page, "ready")
    assert page.evaluate("[table.state, table.matches(':state(broken)'), table.matches(':state(ready)')]") == [
        "ready",
        False,
        True,
    ]
    expect(inside(page).locator("#hand-17")).to_be_visible()
    assert call(page, "table.act('17>own-up')") == "done"


AGAIN = """() => {
  const frame = table.shadowRoot.querySelector("iframe");
  frame.src = frame.src.replace("/#", "/?again#");
}"""


@CHROMIUM_IS_ENOUGH
def test_a_frame_that_comes_late_is_taken(page: Page, site: Site) -> None:
    """The box goes once the frame has come after all, and what was rejected meanwhile is not done."""
    with OddHost(DIST) as games:
        games.fault("embed/face-to-face/*", "portal", times=1)
        page.goto(host_page(site, games, Case("", "", "")))
        wait_for(page, "error")
        page.evaluate(AGAIN)
        wait_for(page, "ready")
        assert page.evaluate("table.state") == "ready"
        assert events(page, "move") == []


@CHROMIUM_IS_ENOUGH
def test_calls_before_the_script_are_kept(page: Page, site: Site) -> None:
    """Also where the script comes long after the page, and where one of the calls throws."""
    early = """
      window.nastilka = window.nastilka || [];
      nastilka.push(() => { throw new Error("of the page's own") });
      nastilka.push(() => table.act("17>own-up").then(() => table.getRecord()).then((text) => (window.record = text)));
    """
    (site.folder / "early.js").write_text(early, "utf-8")
    with OddHost(DIST) as games:
        own = games.url.replace("localhost", "127.0.0.1")
        head = f'<script src="early.js"></script><script src="{own}embed.js" async></script>'
        (site.folder / "index.html").write_text(f"<!doctype html>{head}<tabletop-game id='table' {FACE}>", "utf-8")
        page.goto(site.url)
        page.wait_for_function("window.record", timeout=60_000)
        assert page.evaluate("record").endswith("1: 17>own-up\n")
        page.evaluate("new Promise((done) => nastilka.push(done))")


@CHROMIUM_IS_ENOUGH
def test_the_box_fits(page: Page, site: Site) -> None:
    with OddHost(DIST, "frame-options") as games:
        page.goto(host_page(site, games, Case("", "", "")))
        wait_for(page, "error")
        box = page.locator("#table").get_by_role("alert")
        box.get_by_text("Für den Betreiber dieser Seite").click()
        sizes: list[tuple[int, Literal["light", "dark"]]] = [(280, "light"), (390, "dark")]
        for width, scheme in sizes:
            page.set_viewport_size({"width": width, "height": 640})
            page.emulate_media(color_scheme=scheme)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            for part in box.locator("a, button, summary").all():
                bounds = part.bounding_box()
                assert bounds
                assert bounds["height"] >= 40
                assert bounds["x"] >= 0
                assert bounds["x"] + bounds["width"] <= width
