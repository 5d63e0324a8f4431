"""Runs Lighthouse on the site, as a phone with a slow connection, and requires 95 of 100 in every category.

python build audit [--dir dist] [--runs 3] [PAGE …]

The site is served as ordinary hosts do, with texts sent as gzip. Of several runs the median counts, since a busy
machine measures badly. The reports are in `var/audit`, each as HTML to read and as JSON; `table.txt` has the figures.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from statistics import median_low
from typing import Any

from paths import DIST, ROOT, WORK
from website.serve import Handler, Server
from website.throttle import Line

PAGES = {
    "lobby": "",
    "play": "play/?game=face-to-face&seats=human,bot:greedy&seed=7&first=1&lang=en",
    "rules": "rules/",
    "rulebook": "rules/face-to-face/",
    "learn": "learn/face-to-face/",
}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95
OUT = WORK / "audit"
_LIGHTHOUSE = ROOT / "requirements/lighthouse/node_modules/.bin/lighthouse"
_UNDER = "/some/where"
_TEXTS = (".html", ".css", ".js", ".json", ".svg", ".wasm", ".txt")
_FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu")


def main() -> int:
    """Examine the pages; 1 when one of them is not good enough, 2 when Lighthouse cannot run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--dir", type=Path, default=DIST)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("pages", nargs="*", choices=[*PAGES, []], metavar="PAGE")
    given = parser.parse_args()
    caches = (Path.home() / ".cache/ms-playwright").glob("chromium-*/chrome-linux*/chrome")
    named = [os.environ.get("CHROME_PATH"), *map(str, sorted(caches)), shutil.which("chromium")]
    chrome = next((path for path in named if path), None)
    if chrome is None or not _LIGHTHOUSE.exists():
        print("Lighthouse or Chromium is missing: run `make audit`, and set CHROME_PATH")
        return 2
    OUT.mkdir(parents=True, exist_ok=True)
    with _served(given.dir) as url:
        found = {name: _audited(name, url + PAGES[name], chrome, given.runs) for name in given.pages or PAGES}
    text = _table(found)
    (OUT / "table.txt").write_text(text, "utf-8")
    print(text, end="")
    return int(any(score < LEAST for scores in found.values() for score in scores.values()))


class _Host(Handler):
    """A host that sends texts as gzip."""

    under = _UNDER

    def send_head(self) -> Any:
        """A text as gzip, everything else as it is."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in _TEXTS or not path.is_file():
            return super().send_head()
        content = _packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    server = Server(("127.0.0.1", 0), partial(_Host, directory=str(folder)), Line())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}{_UNDER}/"
    finally:
        server.shutdown()


def _audited(name: str, url: str, chrome: str, runs: int) -> dict[str, int]:
    """The scores of a page, from 0 to 100; the report of the middle run stays."""
    reports = [_run(url, chrome) for _ in range(runs)]
    middle = median_low(_scores(report)["performance"] for report, _ in reports)
    report, html = next(found for found in reports if _scores(found[0])["performance"] == middle)
    (OUT / f"{name}.json").write_text(json.dumps(report), "utf-8")
    (OUT / f"{name}.html").write_text(html, "utf-8")
    audits = report["audits"]
    for category in CATEGORIES:
        for ref in report["categories"][category]["auditRefs"]:
            audit = audits[ref["id"]]
            if ref["weight"] and audit["score"] is not None and audit["score"] < LEAST / 100:
                print(f"{name}: {category}: {audit['title']} ({audit.get('displayValue') or audit['score']})")
    return _scores(report)


def _run(url: str, chrome: str) -> tuple[dict[str, Any], str]:
    """One run of Lighthouse at its mobile settings: its report as data and as a page."""
    path = OUT / "run"
    command = [str(_LIGHTHOUSE), url, "--quiet", f"--chrome-flags={' '.join(_FLAGS)}"]
    command += ["--output=json", "--output=html", f"--output-path={path}", "--no-enable-error-reporting"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    subprocess.run(command, env=os.environ | {"CHROME_PATH": chrome}, check=True, timeout=180)
    data, page = path.with_suffix(".report.json"), path.with_suffix(".report.html")
    found = json.loads(data.read_text("utf-8")), page.read_text("utf-8")
    data.unlink()
    page.unlink()
    return found


def _scores(report: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES}


def _table(found: dict[str, dict[str, int]]) -> str:
    """The figures, one line a page."""
    lines = [" ".join(["page".ljust(10), *(name.rjust(14) for name in CATEGORIES)])]
    for name, scores in found.items():
        lines.append(" ".join([name.ljust(10), *(str(scores[each]).rjust(14) for each in CATEGORIES)]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
