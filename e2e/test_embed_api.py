"""What scripts of the page around can do with an embedded table, and what pages of older versions go on doing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, Site
from e2e.host_site import FACE, FITS, HostSite, call, events, frames, inside, wait_for
from e2e.table import READY
from pyengine.games import game as find_game
from pyengine.study.shipped import load_study


@pytest.fixture
def page(returning: Page) -> Page:
    """A page in a profile that has the games' files in its cache."""
    return returning


@pytest.fixture(scope="module")
def host_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostSite]:
    with Site(DIST) as games, Site(tmp_path_factory.mktemp("host")) as site:
        yield HostSite(games, site)


@LONG_IN_FIREFOX
def test_a_page_plays_a_whole_turn_by_calls_alone(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    ready = page.evaluate("table.whenReady()")  # the frame has not even been fetched
    assert (ready["game"], ready["players"], ready["number"]) == ("face-to-face", 2, 0)
    assert page.evaluate("table.state") == "ready"
    assert "17>own-up" in page.evaluate("table.legal()")
    assert call(page, "table.act('17>own-up')") == "done"
    state = page.evaluate("table.getState()")
    assert (state["number"], state["seat"], state["toAct"], state["over"]) == (1, 1, [1], None)
    assert state["position"] == events(page, "move")[0]["position"]
    assert page.evaluate("table.getState({seat: 2})")["view"]["seat"] == 1
    assert page.evaluate("table.legal({seat: 2})") == []
    assert call(page, "table.undo()") == "done"
    assert page.evaluate("table.getState()")["position"] == ready["position"]
    assert call(page, "table.undo()")[2] == "That is not possible at this table now."
    assert call(page, "table.getState({seat: 9})")[1] is None
    assert call(page, "table.setPosition('own up 27 | hand 17 18 28 40 45 50')") == "done"
    expect(inside(page).locator("#hand-28")).to_be_visible()
    assert call(page, "table.setPosition('nonsense')")[0] == "Error"
    assert call(page, "table.act('12>their-up')")[0] == "IllegalAction"
    assert call(page, "table.goTo(0)") == 0
    assert events(page, "error") == []


@CHROMIUM_IS_ENOUGH
def test_events_and_answers_come_in_the_order_in_which_things_happened(page: Page, host_site: HostSite) -> None:
    page.goto(host_site.page(f'<tabletop-game id="table" {FACE}></tabletop-game>'))
    log = page.evaluate(
        """async () => {
          const log = [];
          for (const name of ["ready", "move"])
            table.addEventListener(name, ({ detail }) => log.push(`${name} ${detail.number}`));
          const say = (name) => () => log.push(name);
          await Promise.all([
            table.whenReady().then(say("whenReady")),
            table.act("17>own-up").then(say("act")),
            table.act("18>own-up").then(say("act")),
            table.undo().then(say("undo")),
            table.getRecord().then(say("getRecord")),
            table.reset().then(say("reset")),
          ]);
          return log;
        }"""
    )
    assert log == [
        *("ready 0", "whenReady", "move 1", "act", "move 2", "act", "move 1", "undo", "getRecord", "ready 0", "reset"),
    ]


@CHROMIUM_IS_ENOUGH
def test_one_record_in_several_moments(page: Page, host_site: HostSite) -> None:
    """A rule's page with diagrams of one game, whose record stands in the page once."""
    game = find_game("face-to-face")
    record = game.deal(2, 7, first="1")
    text = f"record 1\ngame face-to-face\nplayers 2\ndeal {game.write(record)}\n1: 17>own-up 18>own-up 23>own-up\n"
    tables = "".join(
        f'<tabletop-game id="t{number}" record="#1st-played" moment="{number}" readonly lang="en"></tabletop-game>'
        for number in (0, 2)
    )
    body = f'<script type="text/plain" id="1st-played">{text}</script>{tables}'
    page.goto(host_site.page(body))
    states = page.evaluate("Promise.all([t0, t2].map((table) => table.getState()))")
    assert [(state["number"], state["last"]) for state in states] == [(0, 3), (2, 3)]
    assert page.evaluate("t0.goTo(3)") == 3
    assert wait_for(page, "moment") == [{"number": 3, "last": 3}]
    expect(inside(page, "t0").locator("#pile-own-up .top .card").first).to_contain_text("23")
    expect(inside(page, "t2").locator("#pile-own-up .top .card").first).to_contain_text("18")


@LONG_IN_FIREFOX
def test_a_study_with_its_text(page: Page, host_site: HostSite) -> None:
    """A chapter in the language of the page, without an engine, without a way out of the frame."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.set_viewport_size({"width": 320, "height": 900})
    head = '<meta name="viewport" content="width=device-width">'
    table = '<tabletop-game id="table" study="uno/colour-and-call" chapter="2" lang="uk" theme="dark"></tabletop-game>'
    page.goto(host_site.page(table, head))
    assert page.evaluate("table.whenReady()")["game"] == "uno"
    assert page.evaluate("table.state") == "ready"
    chapter = load_study("uno", "colour-and-call").chapters[1]
    frame = inside(page)
    expect(frame.locator("h2[id]:visible")).to_have_text(re.compile(re.escape(chapter.titles["uk"])))
    expect(frame.locator("figure.study-picture:visible").first).to_be_visible()
    expect(frame.locator(".bar, footer, .study-front, #main a:not([href^='#'])").locator("visible=true")).to_have_count(
        0
    )
    expect(frame.locator("html[data-theme=dark]")).to_have_count(1)
    [shown] = [frame for frame in page.frames if "/studies/" in frame.url]
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert shown.evaluate(FITS)
    assert call(page, "table.act('draw')")[2] == "A study is for reading: it has no game."
    assert not any("engine" in name or "pyodide" in name for name in asked)
    page.evaluate("table.lang = 'de'; table.removeAttribute('chapter')")
    wait_for(page, "ready", 2)
    expect(frame.locator("h1")).to_have_text(load_study("uno", "colour-and-call").titles["de"])
    page.evaluate("table.setAttribute('study', 'uno/no-such')")
    assert wait_for(page, "error")[0]["reason"] == "study"
    expect(page.locator("#table").get_by_role("alert")).to_contain_text("Die Studie, die hier stehen soll")


@LONG_IN_FIREFOX
def test_a_study_that_asks(page: Page, host_site: HostSite) -> None:
    """Every answer is an event; marks come after the right one."""
    own = "study 1\\ngame face-to-face\\nchapter\\nposition hand 17 18 27 28 40 45\\n* 17\\n? 1: 17>own-up\\n"
    table = '<tabletop-game id="table" study="uno/colour-and-call" chapter="2" lang="en" reader></tabletop-game>'
    page.goto(host_site.page(table))
    assert wait_for(page, "ready")[0]["game"] == "uno"
    frame = inside(page)
    expect(frame.locator(".study-stop .asked")).to_be_visible()
    expect(frame.locator("[data-marked]")).to_have_count(0)
    expect(frame.locator(".bar, footer, .workbench-head .menu").locator("visible=true")).to_have_count(0)
    frame.locator("#study-try").select_option("wild+2>blue")
    place = {"chapter": 2, "question": 1, "questions": 1}
    first = {**place, "action": "wild+2>blue", "right": False, "shown": False, "tries": 1}
    assert wait_for(page, "studyanswer") == [first]
    frame.locator("#study-try").select_option("wild+2>red")
    second = {**place, "action": "wild+2>red", "right": True, "shown": False, "tries": 2}
    assert wait_for(page, "studyanswer", 2) == [first, second]
    expect(frame.locator("[data-marked]").first).to_be_visible()
    assert call(page, "table.act('draw')")[2] == "A study is for reading: it has no game."
    page.evaluate(f"""() => {{
      const text = Object.assign(document.createElement("script"), {{ type: "text/plain", id: "own", text: "{own}" }});
      document.head.append(text);
      table.removeAttribute("chapter");
      table.setAttribute("study", "#own");
    }}""")
    assert wait_for(page, "ready", 2)[1]["game"] == "face-to-face"
    inside(page).locator("[data-do=study-solve]").click()
    [*_, last] = wait_for(page, "studyanswer", 3)
    assert (last["right"], last["shown"], last["tries"]) == (False, True, 0)


OWN_SCRIPT = """
// A page that speaks with a frame by itself, as docs/embed.md told it since 0.1.0.
const games = document.currentScript.dataset.games;
window.heard = [];
const frame = document.createElement("iframe");
const fragment = { game: "face-to-face", seats: "human,bot:greedy", names: "Olha,Bot", seed: "7", options: "first=1",
  pace: "instant", lang: "en", theme: "dark", host: location.origin };
frame.src = `${games}embed/face-to-face/#${new URLSearchParams(fragment)}`;
frame.width = 900;
frame.height = 800;
const send = (message) => frame.contentWindow.postMessage({ nastilka: 1, ...message }, new URL(games).origin);
addEventListener("message", ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== new URL(games).origin || data.nastilka !== 1) return;
  window.heard.push(data);
  if (data.type === "wake") {
    const engine = document.createElement("iframe");
    engine.hidden = true;
    engine.name = "my-engine";
    engine.src = `${games}embed/engine/#${new URLSearchParams({ host: location.origin })}`;
    engine.onload = () => send({ type: "engine", name: "my-engine" });
    document.body.append(engine);
  }
  if (data.type === "ready" && data.number === 0 && !window.acted) {
    window.acted = true;
    send({ type: "act", id: 1, text: "17>own-up" });
    send({ type: "act", id: { any: "json" }, text: "12>their-up" });
    send({ type: "record", id: 3 });
    send({ type: "look", theme: "light", lang: "uk" });
    send({ type: "reset", id: 4 });
  }
});
document.body.append(frame);
"""

EARLIER = {
    "hello": set(),
    "wake": set(),
    "ready": {"game", "players", "number"},
    "move": {"number", "seat", "action"},
    "resize": {"height"},
    "answer": {"id"},
}
"""The fields of messages from a frame, as 0.1.0 and 0.2.0 had them."""


@LONG_IN_FIREFOX
def test_a_page_that_speaks_the_protocol_of_the_first_versions_by_itself(page: Page, host_site: HostSite) -> None:
    (host_site.site.folder / "own.js").write_text(OWN_SCRIPT, "utf-8")
    html = (
        f'<!doctype html><html lang="en"><title>Old</title><body><script src="own.js" data-games="{host_site.games}">'
    )
    (host_site.site.folder / "index.html").write_text(f"{html}</script></body></html>", "utf-8")
    page.goto(host_site.site.url)
    page.wait_for_function("heard.filter(({ type }) => type === 'answer').length === 4", timeout=READY)
    heard: list[dict[str, Any]] = page.evaluate("heard")
    assert {message["type"] for message in heard} == set(EARLIER)
    for message in heard:
        assert message.keys() >= EARLIER[message["type"]], message
        assert message["nastilka"] == 1
        assert message["version"].startswith("1.")
    done, refused, record, reset = (message for message in heard if message["type"] == "answer")
    assert (done["id"], done["value"], reset["id"], reset["value"]) == (1, None, 4, None)
    assert refused["id"] == {"any": "json"}
    assert refused["error"]["rule"] == "F2F-13"
    assert refused["error"]["facts"]
    assert refused["error"]["message"].endswith("(F2F-13)")
    assert record["value"].endswith("1: 17>own-up\n")
    order = [message["type"] for message in heard if message["type"] not in ("resize", "answer")]
    assert order == ["hello", "wake", "ready", "move", "ready"]
    [frame] = frames(page, "face-to-face")
    expect(page.frame_locator("iframe >> nth=0").locator("html[lang=uk][data-theme=light]")).to_have_count(1)
    assert frame


FIRST = (
    'game="nizam" seats="human,bot:5" seed="7" lang="uk"',  # the example of 0.1.0
    'game="uno" seats="human,bot:random,bot:greedy" names="Olha,Ivan,Petro" options="target=100" pace="fast"',
    'game="face-to-face" position="own up 27 | hand 17 18 28 40 45 50" theme="dark" title="A position"',
    'rule="F2F-8" game="face-to-face" readonly lang="en"',
    'game="face-to-face" lesson="2" lang="uk"',  # since 0.2.0
)


@CHROMIUM_IS_ENOUGH
def test_the_attributes_of_the_first_versions_set_a_table_up(page: Page, host_site: HostSite) -> None:
    tables = "".join(f'<tabletop-game id="t{at}" {attributes}></tabletop-game>' for at, attributes in enumerate(FIRST))
    page.goto(host_site.page(tables))
    for at, attributes in enumerate(FIRST):
        # With a listener, since a table that is a mere deal waits for a touch; in sight, since those below wait, too.
        page.evaluate(f"t{at}.addEventListener('ready', () => {{}})")
        page.locator(f"#t{at}").scroll_into_view_if_needed()
        ready = wait_for(page, "ready", 2 * at + 1)[-1]
        assert ready.keys() >= {"game", "players", "number"}, attributes
        assert call(page, f"t{at}.getRecord()").startswith("record "), attributes
        assert call(page, f"t{at}.reset()") == "done", attributes
        assert len(wait_for(page, "ready", 2 * at + 2)) == 2 * at + 2, attributes
    assert events(page, "error") == []
