"""Visits the site on servers as they are installed, and writes what it found into the table of `docs/speed.md`.

python build visit_hosts [--dist dist] [--written-out FOLDER] [--browser chromium] [--print] [NAME…]

`make hosts` installs the servers. Each has a copy of the site in a folder of its own; what a reader does there is in
`e2e/visits.py`. With `--print`, or for some servers only, the table is printed and not written.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, sync_playwright

from e2e.servers import KINDS, Server
from e2e.visits import STEPS, visit
from paths import DIST, ROOT

PAGE = ROOT / "docs/speed.md"
_PLACE = re.compile(r"(<!-- hosts: [^>]*-->\n).*?(<!-- /hosts -->)", re.DOTALL)
Found = dict[str, dict[str, str]]
"""What went wrong on a server, for each browser, by the names of the steps."""


def launched(kind: BrowserType) -> Browser:
    """A browser: Playwright's own where it is installed, the distribution's where not."""
    if Path(kind.executable_path).exists():
        return kind.launch()
    if kind.name == "firefox":
        return kind.launch(channel="moz-firefox", executable_path=shutil.which("firefox-esr"))
    return kind.launch(executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"))


def visited(name: str, site: Path, browser: Browser) -> dict[str, str]:
    """What goes wrong on a server in a browser, step by step."""
    with tempfile.TemporaryDirectory(prefix="hosts") as folder:
        Path(folder).chmod(0o755)  # a server's own user reads it too
        with Server(KINDS[name], site, Path(folder)) as server:
            return visit(browser, server)


def row(name: str, found: Found) -> str:
    """A server's line: what works in every browser, else in which it does not, and why."""
    cells = [_cell({browser: steps[step] for browser, steps in found.items()}) for step in STEPS]
    how = "" if KINDS[name].index else ", `INDEX=1`"
    return f"| {name}{how} | {' | '.join(cells)} |"


def _cell(whys: dict[str, str]) -> str:
    wrong = {browser: why for browser, why in whys.items() if why}
    if not wrong:
        return "yes"
    said = "; ".join(sorted({why.partition(" at http")[0] for why in wrong.values()})).replace("|", "/")
    return f"no: {said}" if len(wrong) == len(whys) else f"not in {', '.join(wrong)}: {said}"


def table(rows: list[str], browsers: list[str]) -> str:
    """The table, with the day and the browsers below it."""
    head = f"| server | {' | '.join(STEPS)} |\n|---|{'---|' * len(STEPS)}"
    day = datetime.now(UTC).date().isoformat()
    return "\n".join([head, *rows, "", f"Visited on {day} in {' and '.join(browsers)}, by `make hosts`.", ""])


def main() -> None:
    """Visit, and write or print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--written-out", type=Path, help="the site built with --index, instead of building it")
    parser.add_argument("--browser", action="append", choices=["chromium", "firefox"])
    parser.add_argument("--print", action="store_true")
    parser.add_argument("names", nargs="*", default=list(KINDS))
    asked = parser.parse_args()
    browsers = asked.browser or ["chromium", "firefox"]
    names = [name for name in asked.names if KINDS[name].path]
    found: dict[str, Found] = {name: {} for name in names}
    said: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        written_out = asked.written_out or Path(folder) / "dist"
        if not asked.written_out and not all(KINDS[name].index for name in names):
            subprocess.run([sys.executable, str(ROOT / "build"), "site", "--index", str(written_out)], check=True)
        for each in browsers:
            browser = launched(getattr(playwright, each))
            said.append(f"{each.capitalize()} {browser.version.partition('.')[0]}")
            for name in names:
                found[name][each] = visited(name, asked.dist if KINDS[name].index else written_out, browser)
                print(each, name, {step: why for step, why in found[name][each].items() if why} or "all well")
            browser.close()
    text = table([row(name, found[name]) for name in names], said)
    if asked.print or len(names) < len(KINDS):
        print(text)
    else:
        PAGE.write_text(_PLACE.sub(lambda place: f"{place[1]}\n{text}\n{place[2]}", PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
