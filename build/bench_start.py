"""How long the page takes to start, beside a bare `loadPyodide()` from npm's files, in the same run.

python build/bench_start.py [RUNS]
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from paths import DIST, NPM, WORK
from playwright.sync_api import Browser, Playwright, sync_playwright
from serve import make_server

_BARE = """<!doctype html><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython("1");
document.documentElement.dataset.ready = "yes";
</script>"""
_PAGES = {
    "bare loadPyodide()": "bare/index.html",
    "Nastilka, a game ready to play": "site/play/?game=face-to-face&seats=human,human&seed=7",
}


def _folder() -> Path:
    """A folder with both pages, served from one place."""
    folder = Path(tempfile.mkdtemp())
    shutil.copytree(DIST, folder / "site")
    (folder / "site/sw.js").unlink()  # the second visit shall measure the browser's own cache
    shutil.copytree(NPM / "pyodide", folder / "bare/pyodide")
    (folder / "bare/index.html").write_text(_BARE)
    return folder


def _launch(playwright: Playwright) -> Browser:
    own = Path(playwright.chromium.executable_path).exists()
    return playwright.chromium.launch(executable_path=None if own else shutil.which("chromium"))


def _start(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until ready, on a first and on a second visit of the same browser profile."""
    context = browser.new_context()
    times = []
    for _ in range(2):
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.locator("html[data-ready=yes]").wait_for(state="attached", timeout=120_000)
        times.append(float(page.evaluate("performance.now()")))
        page.close()
    context.close()
    return times[0], times[1]


def measure(runs: int) -> dict[str, Any]:
    """Medians of the runs, alternating between the pages, and the ratios to the bare one."""
    folder = _folder()
    server = make_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in _PAGES}
    with sync_playwright() as playwright:
        browser = _launch(playwright)
        for _ in range(runs):
            for name, path in _PAGES.items():
                found[name].append(_start(browser, f"http://localhost:{server.server_address[1]}/{path}"))
        browser.close()
    server.shutdown()
    shutil.rmtree(folder)
    return {
        name: [round(statistics.median(column)) for column in zip(*times, strict=True)] for name, times in found.items()
    }


def main() -> None:
    """Print a table and keep the figures in `var/bench-start.json`."""
    medians = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
    bare = medians["bare loadPyodide()"]
    print("| page | cold, ms | of bare | second visit, ms | of bare |\n|---|---|---|---|---|")
    for name, (cold, warm) in medians.items():
        print(f"| {name} | {cold} | {cold / bare[0]:.2f} | {warm} | {warm / bare[1]:.2f} |")
    WORK.mkdir(exist_ok=True)
    (WORK / "bench-start.json").write_text(json.dumps(medians))


if __name__ == "__main__":
    main()
