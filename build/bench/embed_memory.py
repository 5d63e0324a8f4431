"""Measures what tables in frames cost in memory: a page with ten of them beside the page without them.

python build bench embed_memory [--tables 10] [--play 1] [--attributes 'seats="human,bot:1" seed="{}"']

The sum of the proportional set sizes (PSS) of all the browser's processes, each time in a browser of its own: once
every table has been in sight and nothing happens any more, and again once some are played. In MiB.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.browser import launch, served
from bench.report import arguments, show
from bench.web import PATIENCE
from paths import DIST

SETTLING = 6_000  # milliseconds without anything to do in which a browser gives back what it does not need
IN_SIGHT = 500  # milliseconds: a table counts as seen after 200
SHOWN = "html[data-ready], html[data-drawn], html:not([data-drawing], [data-awake]) #begin"
"""A table that can be played, that the engine has drawn, or that is the picture of the build."""
GAMES = ("face-to-face", "uno", "flights", "nizam", "pearl", "glastonbury")


def children(pid: int) -> Iterator[int]:
    """A process and all below it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from children(int(child))


def memory(pid: int) -> float:
    """MiB of a process and all below it."""
    total = 0
    for each in children(pid):
        try:
            lines = Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
    return total / 1024


def browser_process(before: set[int]) -> int:
    """The browser that was launched since."""
    own = {child for child in children(os.getpid()) if "chrom" in Path(f"/proc/{child}/cmdline").read_text()}
    return min(own - before)


def host_page(folder: Path, games: str, tables: Sequence[str]) -> None:
    """A page with an article's text and these tables."""
    words = "<p>" + "A page that explains a rule, and shows it. " * 20 + "</p>"
    body = "".join(f"{words}{table}" for table in tables) or words * 10
    script = f'<script src="{games}embed.js"></script>'
    head = f'<meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">{script}'
    (folder / "index.html").write_text(f"<!doctype html>{head}{body}", "utf-8")


def see_all(page: Page, count: int) -> None:
    """Have every table in sight for a while, as a reader who goes down the page."""
    for number in range(count):
        page.locator(f"#t{number}").scroll_into_view_if_needed()
        page.wait_for_timeout(IN_SIGHT)
        page.frame_locator(f"#t{number} iframe").locator(SHOWN).wait_for(state="attached", timeout=PATIENCE)
    page.locator("p").first.scroll_into_view_if_needed()


def play(page: Page, number: int) -> None:
    """Touch a table, and wait until it can be played."""
    page.locator(f"#t{number}").scroll_into_view_if_needed()
    frame = page.frame_locator(f"#t{number} iframe")
    frame.locator("#page").dispatch_event("pointerdown")
    frame.locator("html[data-ready]").wait_for(state="attached", timeout=PATIENCE)


def measure(tables: Sequence[str], played: int) -> list[float]:
    """The memory of a page once all tables were seen, and then once so many are played."""
    with tempfile.TemporaryDirectory() as made, served(Path(made)) as (host, _), served(DIST) as (games, _):
        host_page(Path(made), games.replace("localhost", "127.0.0.1"), tables)
        with sync_playwright() as playwright:
            before = set(children(os.getpid()))
            browser = launch(playwright)
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(host)
            see_all(page, len(tables))
            page.wait_for_timeout(SETTLING)
            found = [memory(browser_process(before))]
            for number in range(played if tables else 0):
                play(page, number)
            if played and tables:
                page.wait_for_timeout(SETTLING)
                found.append(memory(browser_process(before)))
            browser.close()
    return found


def main() -> None:
    """Measure the page with and without tables."""
    parser = arguments(__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--play", type=int, default=1, help="how many are then touched")
    parser.add_argument("--attributes", default='seats="human,bot:1" seed="{}"', help="`{}` is the table's number")
    given = parser.parse_args()
    attributes = [f'game="{game}" {given.attributes}' for game in GAMES]
    tables = [
        f'<tabletop-game id="t{at}" {attributes[at % len(GAMES)].replace("{}", str(at))}></tabletop-game>'
        for at in range(given.tables)
    ]
    [without] = measure([], 0)
    found = measure(tables, given.play)
    rows = [("without tables", f"{without:.0f}", "")]
    rows += [(f"{given.tables} seen", f"{found[0]:.0f}", f"{found[0] - without:.0f}")]
    rows += [(f"{given.play} of them played", f"{each:.0f}", f"{each - without:.0f}") for each in found[1:]]
    show(("page", "MiB", "more than without"), rows)
