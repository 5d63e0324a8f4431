"""Times the start of a table in a frame that may only run scripts, by turns with that of a plain frame.

python build bench embed [--runs 5] [--slow 1] [--browser chromium --browser firefox]

Ready is when the table can be played. Both frames are the same page, on a host page of another origin, from a server of
plain files that compresses nothing; each time in a new profile. Prints medians, and the ratio of each pair's median.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.browser import launch, served
from bench.pages import GAME
from bench.report import arguments, show
from bench.web import PATIENCE, SETTLING, SLOW
from paths import DIST

FRAMES = {"plain frame": "", "frame that may only run scripts": 'sandbox="allow-scripts"'}
WATCH = """
if (parent === window) {
  const began = performance.timeOrigin;
  addEventListener("message", ({ data }) => {
    if (data.readyAt) document.documentElement.dataset.readyAfter = data.readyAt - began;
  });
} else {
  const root = () => document.documentElement;
  addEventListener("load", () => dispatchEvent(new Event("pointerdown"))); // it is touched as soon as it can be
  new MutationObserver(() => {
    if (root()?.dataset.ready) top.postMessage({ readyAt: performance.timeOrigin + performance.now() }, "*");
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
}
"""
"""In the host page: how long after its start the frame in it was ready, in milliseconds."""


def visit(browser: Browser, host: str, games: str, attributes: str, folder: Path) -> float:
    """Open a host page with the frame in a new profile; the time until the table can be played."""
    src = f"{games.replace('localhost', '127.0.0.1')}embed/face-to-face/#{GAME.replace('first=1', 'options=first%3D1')}"
    frame = f'<iframe {attributes} src="{src}" width="900" height="800"></iframe>'
    (folder / "index.html").write_text(f'<!doctype html><title>Host</title><link rel="icon" href="data:,">{frame}')
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(WATCH)
    page.wait_for_timeout(SETTLING)
    page.goto(host, wait_until="commit")
    root = page.locator("html[data-ready-after]")
    root.wait_for(state="attached", timeout=PATIENCE)
    found = float(root.get_attribute("data-ready-after") or "nan")
    context.close()
    return found


def measure(browser: Browser, runs: int, mbit: float) -> Iterator[Sequence[str]]:
    """Rows of a table: the medians of both kinds of frame, and the bytes of one visit."""
    times: dict[str, list[float]] = {name: [] for name in FRAMES}
    sent = dict.fromkeys(FRAMES, 0)
    with tempfile.TemporaryDirectory() as made, served(Path(made)) as (host, _), served(DIST, mbit) as (games, line):
        for _ in range(runs):
            for name, attributes in FRAMES.items():
                before = line.sent
                times[name].append(visit(browser, host, games, attributes, Path(made)))
                sent[name] = line.sent - before
    whole = statistics.median(times["plain frame"])
    for name, found in times.items():
        middle, least, most = statistics.median(found), min(found), max(found)
        yield name, f"{middle:.0f} ({middle / whole:.2f})", f"{least:.0f}-{most:.0f}", f"{sent[name] / 1e6:.1f}"


def main() -> None:
    """Measure in every browser that is asked for."""
    parser = arguments(__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--slow", type=int, default=1, help=f"runs on a line of {SLOW} Mbit/s")
    parser.add_argument("--browser", action="append", default=[])
    given = parser.parse_args()
    with sync_playwright() as playwright:
        for name in given.browser or ["chromium"]:
            browser = launch(playwright, name)
            for runs, mbit in ((given.runs, 0), (given.slow, SLOW)):
                place = f"{name} {browser.version}{f', {mbit} Mbit/s' if mbit else ''}"
                show((place, "ready, ms", "from-to", "sent, MB"), measure(browser, runs, mbit) if runs else ())
            browser.close()
