"""A browser, and a server for it, as the cases on the page need them."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from website.serve import make_server
from website.throttle import Line


@contextmanager
def served(folder: Path, mbit: float = 0) -> Iterator[tuple[str, Line]]:
    """The folder on a server; its address, and its line, which counts what is sent."""
    server = make_server(folder, mbit=mbit)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/", server.line
    server.shutdown()


def launch(playwright: Playwright, name: str = "chromium") -> Browser:
    """Playwright's own browser, or the distribution's."""
    kind = getattr(playwright, name)
    if Path(kind.executable_path).exists():
        found: Browser = kind.launch()
    elif name == "firefox":
        found = kind.launch(channel="moz-firefox", executable_path=shutil.which("firefox-esr"))
    else:
        found = kind.launch(executable_path=shutil.which("chromium") or shutil.which("chromium-headless-shell"))
    return found


@contextmanager
def chromium(folder: Path) -> Iterator[tuple[Browser, str]]:
    """Chromium, and the address of a folder on a server."""
    with served(folder) as (url, _), sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser, url
        browser.close()
