"""Counts the clicks of one whole game of each kind on a built site, and times each from the click to its answer.

    python build bench clicks [--dist FOLDER] [--seed 7] [GAME …]

A greedy player sits at the first seat and does its actions by the mouse alone, with as few clicks as the page allows:
a control that carries the action, else the sources and then the target; then whatever the page waits for. The bots are
greedy as well and act without a pause, so that the same seed gives the same game on any build of the same rules.

Long tasks are those of the page's thread that take more than 50 ms, from the first board on: meanwhile nothing is
painted. On a machine that others use as well, the times say more of them than of the page: the first line has the load.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from bench.browser import chromium
from bench.report import arguments, show
from paths import DIST
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids

_BOARD = "#table .board:not([inert])"
_ONCE = "[data-do=seen], [data-do=reveal]"
_CLICK = """async (element) => {
  const root = document.documentElement, before = root.dataset.answers, from = performance.now();
  const answered = new Promise((done) => {
    const changes = new MutationObserver(() => {
      if (root.dataset.answers === before) return;
      changes.disconnect();
      done(performance.now() - from);
    });
    changes.observe(root, { attributes: true });
  });
  element.click();
  return answered;
}"""


_WATCH = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask" });
"""


def main() -> None:
    """Print a row for each game."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    with chromium(asked.dist) as (browser, url):
        rows = (_measured(browser, url, name, asked.seed) for name in asked.games or ids())
        times = ("to the answer, median ms", "95 %, ms")
        show(("game", "clicks", *times, "long tasks", "the longest, ms"), rows)


def _measured(browser: Browser, url: str, name: str, seed: int) -> tuple[Any, ...]:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(_WATCH)
    times = [*_played(page, url, name, seed)]
    long = page.evaluate("longTasks")
    page.close()
    median, most = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    return name, len(times), f"{median:.0f}", f"{most:.0f}", len(long), f"{max(long, default=0):.0f}"


def _played(page: Page, url: str, name: str, seed: int) -> Iterator[float]:
    """A whole game: the milliseconds from each click to its answer."""
    players = max(2, find_game(name).seats[0])
    seats = ",".join(["human", *["bot:greedy"] * (players - 1)])
    page.goto(f"{url}play/?game={name}&seed={seed}&seats={seats}&pace=instant")
    page.wait_for_selector("html[data-ready=yes]", timeout=120_000)
    page.evaluate("longTasks.length = 0")
    while True:
        page.wait_for_selector("#table:is([data-state=waiting], [data-state=over])")
        if page.locator("#table").get_attribute("data-state") == "over":
            return
        controls = [page.locator(_ONCE)] if page.locator(_ONCE).count() else _controls(page, _choice(page))
        for control in controls:
            yield control.first.evaluate(_CLICK)


def _choice(page: Page) -> str:
    """What the greedy player does now."""
    query = str(page.evaluate("location.search")).lstrip("?").split("&")
    key = "&".join(part for part in query if not part.startswith(("pace=", "lang=", "faces=")))
    record = Record.parse(page.evaluate("key => nastilkaKept.read('saves', key)", key))
    game, state = find_game(record.game), record.replay()
    return game.format(bot("greedy").choose(Knowledge(game, state, 0), Prng(len(record.steps))))


def _controls(page: Page, text: str) -> Iterator[Locator]:
    """The controls to click one after the other for an action, as few as the page allows.

    First is what has to be chosen: one source by its name, or several by their letters; a mark such as `!` as well.
    """
    control, what = page.locator(f'{_BOARD} [data-action="{text}"]'), text.partition(">")[0]
    if page.locator(f'{_BOARD} [data-source="{what}"]').count():
        sources = [what, *([text[-1]] if text.endswith("!") else [])]
    else:
        sources = [f"{letter}.{what[: at + 1].count(letter)}" for at, letter in enumerate(what)]
    for source in sources:
        if control.count():
            break
        yield page.locator(f'{_BOARD} [data-source="{source}"]')
    yield control
