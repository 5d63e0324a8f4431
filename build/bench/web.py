"""Times the start of our page, of a bare `loadPyodide()`, of a usual PyScript page, and of ours without optimizations.

python build bench web [--runs 5] [--slow 3] [--browser chromium --browser firefox]

Ready is when a first move has been made and answered; the bare page only has to have run `1`. All pages come from one
server of plain files, which compresses nothing, each time in a new profile. Prints tables, caches `var/bench-web.json`.
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from bench.browser import launch, served
from bench.pages import lay_out
from bench.report import arguments, show
from paths import WORK
from website.throttle import Line

SLOW = 10  # Mbit/s, with 40 ms a request
PATIENCE = 120_000
SETTLING = 1_500  # milliseconds in which a browser that has opened a window gets done with its own pages
ANSWERED = "html[data-answered]"
BARE, OURS = "bare `loadPyodide()`", "ours"

FIRST_MOVE = """
const watch = new MutationObserver(() => {
  if (!document.querySelector("#app .board")) return;
  watch.disconnect();
  const painted = () => (document.documentElement.dataset.painted = performance.now());
  requestAnimationFrame(() => setTimeout(painted));
});
watch.observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement, app = document.getElementById("app");
  if (!app || !root.dataset.root) return;
  const press = (selector) => {
    const control = app.querySelector(selector);
    setTimeout(() => control.click());
    return "action" in control.dataset;
  };
  let seen = 0, last = 3;
  const chooseEarly = () => {
    if (app.dataset.standing !== "yes" || seen) return;
    [seen, last] = [-1, 2];
    const card = app.querySelector("[data-source]:not(.idle)");
    card.click();
    if (!("action" in card.dataset)) app.querySelector("#pile-own-up").click();
  };
  chooseEarly();
  new MutationObserver(chooseEarly).observe(app, { attributes: true });
  new MutationObserver(() => {
    const answers = Number(root.dataset.answers ?? 0);
    if (answers === seen) return;
    const early = seen === -1;
    seen = answers;
    if (seen === 1) root.dataset.possible = performance.now();
    if (seen === 1 && !early) last = press("[data-source]:not(.idle)") ? 2 : 3;
    if (seen === 2 && last === 3) press("[data-target][data-action]");
    if (seen === last) root.dataset.answered = performance.now();
  }).observe(root, { attributes: true, attributeFilter: ["data-answers"] });
});
"""
"""On our pages: plays the first card that can be, as soon as the page shows that it can. One click does where the card
has one place; otherwise it takes the card up, and lays it where it may go. On the reader's own table, which
stands there before the engine has started, it does so at once, and the engine answers when it can."""


@dataclass
class Times:
    """What was measured of a page: milliseconds, and bytes of files that were sent until it was ready."""

    cold: list[float] = field(default_factory=list)
    slow: list[float] = field(default_factory=list)
    second: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)
    sent: list[float] = field(default_factory=list)

    def medians(self) -> dict[str, float | None]:
        """Each column's median; None where nothing was measured."""
        return {name: statistics.median(column) if column else None for name, column in asdict(self).items()}


def visit(context: BrowserContext, url: str) -> tuple[Page, float]:
    """Open a page and wait until its first move is answered; the time is the page's own."""
    page = context.new_page()
    page.add_init_script(FIRST_MOVE)
    page.wait_for_timeout(SETTLING)
    page.goto(url, wait_until="commit")
    page.locator(ANSWERED).wait_for(state="attached", timeout=PATIENCE)
    assert not page.locator("#notice.refusal").count(), "the move was refused"
    return page, recorded_time(page, "answered")


def recorded_time(page: Page, name: str) -> float:
    """A time that the page has recorded."""
    return float(page.locator("html").get_attribute(f"data-{name}") or "nan")


def first_and_second_visit(browser: Browser, url: str, times: Times, caches: bool) -> None:
    """A first visit, and a second one of the same profile; ours continues the game, from its cache if it `caches`."""
    context = browser.new_context()
    page, cold = visit(context, url)
    times.cold.append(cold)
    if page.locator("html[data-painted]").count():
        times.painted.append(recorded_time(page, "painted"))
    if caches:
        page.locator("html[data-offline=yes]").wait_for(state="attached", timeout=PATIENCE)
    page.close()
    page, second = visit(context, url)
    times.second.append(second)
    if page.locator("html[data-painted]").count():
        times.again.append(recorded_time(page, "painted"))
    context.close()


def measure_sent(browser: Browser, url: str, line: Line, times: Times) -> None:
    """The bytes of a first visit until it is ready, without the files that the service worker would cache meanwhile."""
    context = browser.new_context(service_workers="block")
    before = line.sent
    visit(context, url)
    times.sent.append(line.sent - before)
    context.close()


def measure(playwright: Playwright, name: str, folder: Path, paths: dict[str, str], runs: tuple[int, int]) -> Any:
    """The pages in turn, as often as asked for: medians by page."""
    found = {page: Times() for page in paths}
    browser = launch(playwright, name)
    with served(folder) as (base, line), served(folder, SLOW) as (far, _):
        for page, path in paths.items():
            measure_sent(browser, base + path, line, found[page])
        for _ in range(runs[0]):
            for page, path in paths.items():
                first_and_second_visit(browser, base + path, found[page], caches=page == OURS)
        for _ in range(runs[1]):
            for page, path in paths.items():
                context = browser.new_context()
                found[page].slow.append(visit(context, far + path)[1])
                context.close()
    version = browser.version
    browser.close()
    return {"browser": f"{name} {version}", "pages": {page: times.medians() for page, times in found.items()}}


def print_table(found: Any) -> None:
    """The medians; in brackets the part of the bare page's, a second visit's of the bare page's first."""
    bare = found["pages"][BARE]
    columns = {
        "first visit, ms": ("cold", "cold", 1, 0),
        f"on {SLOW} Mbit/s, s": ("slow", "slow", 1000, 1),
        "second visit, ms": ("second", "cold", 1, 0),
        "board painted, ms": ("painted", None, 1, 0),
        "own table again, ms": ("again", None, 1, 0),
        "sent, MB": ("sent", "sent", 1e6, 1),
    }
    rows = []
    for name, row in found["pages"].items():
        cells = [name]
        for column, beside, unit, digits in columns.values():
            value, whole = row[column], beside and bare[beside]
            part = f" ({value / whole:.2f})" if value is not None and whole else ""
            cells.append("" if value is None else f"{value / unit:.{digits}f}{part}")
        rows.append(cells)
    show((found["browser"], *columns), rows)


def main() -> None:
    """Measure, print, and write the figures."""
    parser = arguments(__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--slow", type=int, default=3)
    parser.add_argument("--browser", action="append")
    parser.add_argument("--only", action="append", help="pages to time, by their names in the table; all of them")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp())
    paths = {name: path for name, path in lay_out(folder).items() if name in (given.only or [name])}
    found = []
    with sync_playwright() as playwright:
        for name in given.browser or ["chromium"]:
            found.append(measure(playwright, name, folder, paths, (given.runs, given.slow)))
            print_table(found[-1])
    shutil.rmtree(folder)
    WORK.mkdir(exist_ok=True)
    (WORK / "bench-web.json").write_text(json.dumps(found, indent=1))
