"""Browsers, a static server at a sub-path, and a page that must stay clean."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Playwright, Request

from e2e.table import open_game
from tests.endure import ENDURE

ROOT = Path(__file__).parents[1]
DIST = Path(os.environ.get("NASTILKA_DIST", ROOT / "dist"))
UNDER = "/some/where"
OFFLINE = pytest.mark.browser_context_args(service_workers="allow")
"""A test that needs the site kept for offline play. In the pages of others nothing is: it takes as long as a start."""

ENOUGH = pytest.mark.only_browser("chromium")
"""A test in Chromium alone: of what it looks at, the parts that browsers do in their own ways are in tests of both."""


LONG_IN_FIREFOX = pytest.mark.endure_in("firefox")
"""A test of both browsers that `make endure` alone makes in Firefox."""


def first_in_both(*parameters: tuple[str, ...]) -> list[Any]:
    """Parameters of which Firefox has the first only: in how the rest differ, the browser has no part."""
    first, *rest = parameters
    return [pytest.param(*first), *(pytest.param(*each, marks=pytest.mark.only_browser("chromium")) for each in rest)]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for another browser, and mark what is long in its own."""
    kept: list[pytest.Item] = []
    apart: list[pytest.Item] = []
    for item in items:
        browser = item.callspec.params.get("browser_name") if hasattr(item, "callspec") else None
        only, long = (item.get_closest_marker(name) for name in ("only_browser", "endure_in"))
        (apart if only and browser and browser not in only.args else kept).append(item)
        if long and browser in long.args:
            item.add_marker(ENDURE)
    items[:] = kept
    config.hook.pytest_deselected(items=apart)


class Site:
    """`dist/` on a static server of its own, which can be killed and replaced."""

    def __init__(self, folder: Path = DIST, *flags: str) -> None:
        self.folder = folder
        self.flags = flags
        self.start("0")

    def start(self, port: str) -> None:
        command = [sys.executable, str(ROOT / "build/serve.py"), "--port", port, "--under", UNDER]
        command += ["--dir", str(self.folder), *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split(" at ")[1].split(" ")[0]

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Site:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(playwright: Playwright, browser_name: str) -> dict[str, Any]:
    """Playwright's own browsers where they are installed, the distribution's where not."""
    if Path(getattr(playwright, browser_name).executable_path).exists():
        return {}
    if browser_name == "firefox":
        return {"channel": "moz-firefox", "executable_path": shutil.which("firefox-esr")}
    apart = "--site-per-process"  # frames of strangers have a process of their own, as in the whole browser
    return {"executable_path": shutil.which("chromium-headless-shell"), "args": [apart]}


FORBIDS_ALL, FORBIDS_FRAMES = 2, 1


@pytest.fixture
def forbidding(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Callable[[int], Page]]:
    """A page of a Firefox whose reader lets no site keep anything, or none that stands in another's page."""
    with ExitStack() as opened:

        def page(what: int) -> Page:
            prefs: dict[str, str | float | bool] = {"network.cookie.cookieBehavior": what}
            browser = browser_type.launch(**browser_type_launch_args, firefox_user_prefs=prefs)
            opened.callback(browser.close)
            return browser.new_page(service_workers="block")

        yield page


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Nothing is kept for offline play, but for tests that are marked `OFFLINE`."""
    return browser_context_args | {"service_workers": "block"}


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The site, for all tests that leave it standing."""
    with Site() as served:
        yield served


@pytest.fixture
def own_site() -> Iterator[Site]:
    """A site that a test may kill."""
    with Site() as served:
        yield served


@pytest.fixture
def clean(page: Page) -> Iterator[Page]:
    """A page on which nothing may go wrong: no error, no failed request, no request to another origin."""
    wrong = _watched(page)
    yield page
    assert wrong == []


class Desk:
    """A page that is started once, since that takes seconds: `put` (see `e2e.table`) lays another game on it."""

    def __init__(self, browser: Browser, site: Site, **context: Any) -> None:
        self.context = browser.new_context(**context)
        self.page = self.context.new_page()
        self.wrong = _watched(self.page)
        open_game(self.page, site.url, _ANY_GAME)


_ANY_GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"


@pytest.fixture(scope="session")
def desk(browser: Browser, site: Site) -> Iterator[Desk]:
    """The page for the tests of a worker that put their games on it."""
    started = Desk(browser, site)
    yield started
    started.context.close()


@pytest.fixture(scope="session")
def phone(browser: Browser, site: Site) -> Iterator[Desk]:
    """The same on a narrow screen that feels fingers, for Chromium."""
    started = Desk(browser, site, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield started
    started.context.close()


@pytest.fixture
def table(desk: Desk) -> Iterator[Page]:
    """A desk on which nothing may go wrong."""
    desk.page.set_viewport_size({"width": 1280, "height": 720})
    yield desk.page
    wrong = desk.wrong[:]
    desk.wrong.clear()
    assert wrong == []


def _watched(page: Page) -> list[str]:
    """A list in which all is noted that goes wrong on the page."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("requestfailed", lambda request: wrong.append(f"failed: {request.url}") if _failed(request) else None)
    page.on("request", lambda request: wrong.append(f"foreign: {request.url}") if _foreign(request.url) else None)
    return wrong


def _failed(request: Request) -> bool:
    """Leaving a page breaks its requests off, which is no failure."""
    return "ABORTED" not in str(request.failure)


def _foreign(url: str) -> bool:
    return not url.startswith(("http://localhost:", "data:", "blob:"))
