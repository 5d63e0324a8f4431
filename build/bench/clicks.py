"""Counts the clicks of one whole game of each kind on a built site, and times each from the click to its answer.

    python build bench clicks [--dist FOLDER] [--seed 7] [GAME …]

A greedy player sits at the first seat and does its actions by the mouse alone, with as few clicks as the page allows:
a control that carries the action, else the sources and then the target; then whatever the page waits for. The bots are
greedy as well and act without a pause, so that the same seed gives the same game on any build of the same rules.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from paths import DIST, ROOT
from playwright.sync_api import Locator, Page, sync_playwright

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids

_PORT = 8120
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


@dataclass
class Count:
    """The clicks of a game, and the milliseconds from each click to its answer."""

    times: list[float] = field(default_factory=list)

    def click(self, control: Locator) -> None:
        """Click, and wait for the answer."""
        self.times.append(control.first.evaluate(_CLICK))


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    command = [sys.executable, str(ROOT / "build"), "serve", "--port", str(_PORT), "--dir", str(asked.dist)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _measure(asked.games or list(ids()), asked.seed)
    finally:
        server.terminate()


def _measure(games: list[str], seed: int) -> None:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in games:
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            count = _played(page, name, seed)
            median, late = statistics.median(count.times), statistics.quantiles(count.times, n=20)[-1]
            print(f"{name:14} {len(count.times):4} clicks, to the answer median {median:.0f} ms, 95 % {late:.0f} ms")
            page.close()
        browser.close()


def _played(page: Page, name: str, seed: int) -> Count:
    """A whole game."""
    players = max(2, find_game(name).seats[0])
    seats = ",".join(["human", *["bot:greedy"] * (players - 1)])
    page.goto(f"http://localhost:{_PORT}/play/?game={name}&seed={seed}&seats={seats}&pace=instant")
    page.wait_for_selector("html[data-ready=yes]")
    count = Count()
    while True:
        page.wait_for_selector("#table:is([data-state=waiting], [data-state=over])")
        if page.locator("#table").get_attribute("data-state") == "over":
            return count
        if page.locator(_ONCE).count():
            count.click(page.locator(_ONCE))
        else:
            _act(page, _choice(page), count)


def _choice(page: Page) -> str:
    """What the greedy player does now."""
    query = str(page.evaluate("location.search")).lstrip("?").split("&")
    key = "&".join(part for part in query if not part.startswith(("pace=", "lang=", "faces=")))
    record = Record.parse(page.evaluate("key => nastilkaKept.read('saves', key)", key))
    game, state = find_game(record.game), record.replay()
    return game.format(bot("greedy").choose(Knowledge(game, state, 0), Prng(len(record.steps))))


def _act(page: Page, text: str, count: Count) -> None:
    """Do an action with as few clicks as the page allows."""
    control = page.locator(f'{_BOARD} [data-action="{text}"]')
    for source in () if control.count() else _sources(page, text.partition(">")[0], text):
        count.click(page.locator(f'{_BOARD} [data-source="{source}"]'))
        if control.count():
            break
    count.click(control)


def _sources(page: Page, what: str, text: str) -> list[str]:
    """What has to be chosen first: one source by its name, or several by their letters; a mark such as `!` as well."""
    if page.locator(f'{_BOARD} [data-source="{what}"]').count():
        return [what, *([text[-1]] if text.endswith("!") else [])]
    return [f"{letter}.{what[: at + 1].count(letter)}" for at, letter in enumerate(what)]


if __name__ == "__main__":
    main()
