"""Tables in frames that may only run scripts, from a host that allows no other origin anything.

The games are served as 127.0.0.1, the host pages as localhost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, Site, problems_of
from e2e.table import READY
from tests.endure import ENDURE

FACE = "game=face-to-face&seats=human,bot:greedy&seed=7&options=first%3D1&pace=instant&lang=en"
LAID = "Your ascending pile, top 17"
NO_WORKER = "window.Worker = class { constructor() { throw new Error('no worker'); } };"
DEAD_WORKER = """window.Worker = class extends EventTarget {
  constructor() { super(); setTimeout(() => this.onerror(new Event("error"))); }
  terminate() {}
};"""
INNER = """<!doctype html><title>Inner</title><script src="{own}embed.js"></script>
<tabletop-game id="table" game="face-to-face" seats="human,bot:greedy" seed="7" options="first=1" pace="instant"
 lang="en"></tabletop-game><p id="said"></p>
<script>
  const said = document.getElementById("said"), table = document.getElementById("table");
  for (const name of ["ready", "move", "error"])
    table.addEventListener(name, ({{ detail: {{ action, number }} }}) =>
      (said.textContent += `${{name}} ${{action ?? number}};`));
  table.act("17>own-up").then(() => table.getRecord()).then((record) => (said.textContent += record.slice(-8)));
</script>"""
"""A host page that may only run scripts itself: its tables may not do more."""


@pytest.fixture(scope="module")
def games() -> Iterator[Site]:
    with Site(DIST) as served:
        yield served


@pytest.fixture
def framed(page: Page, games: Site, tmp_path: Path) -> Iterator[Callable[..., FrameLocator]]:
    """Opens a table in such a frame; anything that is logged as an error fails the test."""
    problems = problems_of(page)
    own = games.url.replace("localhost", "127.0.0.1")

    with Site(tmp_path) as host:

        def opened(fragment: str = "") -> FrameLocator:
            (tmp_path / "inner.html").write_text(INNER.format(own=own), "utf-8")
            src = f"{own}embed/face-to-face/#{fragment}" if fragment else "inner.html"
            frame = f'<iframe sandbox="allow-scripts" title="Table" width="900" height="800" src="{src}"></iframe>'
            head = '<!doctype html><title>Host</title><link rel="icon" href="data:,">'
            (tmp_path / "index.html").write_text(f"{head}{frame}", "utf-8")
            page.goto(host.url)
            return page.frame_locator("iframe")

        yield opened
    assert [each for each in problems if not each.startswith(f"foreign: {own}") and "NS_BINDING" not in each] == []


def lay(frame: FrameLocator) -> None:
    """Lay a card, once the table waits for it; events are dispatched, since Playwright's Firefox sends none there."""
    expect(frame.locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)
    for part in ("#hand-17", "#pile-own-up"):
        frame.locator(part).dispatch_event("click")
    expect(frame.locator("#pile-own-up")).to_have_accessible_name(LAID)


def test_a_table_plays_in_a_frame_that_may_only_run_scripts(framed: Callable[..., FrameLocator]) -> None:
    frame = framed(f"{FACE}#?secret=aB3")  # as WordPress has it
    lay(frame)
    expect(frame.locator("html")).to_have_attribute("data-start", "restored")


@CHROMIUM_IS_ENOUGH
def test_a_puzzle_in_a_frame_that_may_only_run_scripts(framed: Callable[..., FrameLocator]) -> None:
    frame = framed("game=face-to-face&puzzle=uno-1&lang=en")
    expect(frame.locator("#note .so-far")).to_contain_text("UNO, puzzle 1", timeout=READY)


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("without", [NO_WORKER, pytest.param(DEAD_WORKER, marks=ENDURE)], ids=["none", "dead"])
def test_it_plays_on_its_own_thread_where_it_can_have_no_worker(
    page: Page, framed: Callable[..., FrameLocator], without: str
) -> None:
    page.add_init_script(without)
    lay(framed(FACE))


@ENDURE
def test_a_host_page_that_may_only_run_scripts_has_tables_too(framed: Callable[..., FrameLocator]) -> None:
    said = "ready 0;move 17>own-up;>own-up\n"
    expect(framed().locator("#said")).to_have_text(said, timeout=READY)
