"""Browsers, a static server at a sub-path, and pages whose errors fail the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from fcntl import LOCK_EX, flock
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, Request, expect
from pytest_playwright import CreateContextCallback

from e2e.profiles import leave
from e2e.table import READY, open_game, press
from tests.endure import ENDURE

ROOT = Path(__file__).parents[1]
DIST = Path(os.environ.get("NASTILKA_DIST", ROOT / "dist"))
UNDER = "/some/where"
OFFLINE = pytest.mark.browser_context_args(service_workers="allow")
"""A test that needs the service worker, which stores the site for offline play. Other tests block it, since storing
the site takes as long as a start."""

CHROMIUM_IS_ENOUGH = pytest.mark.only_browser("chromium")
"""A test in Chromium alone: whatever it uses that differs between browsers is covered by other tests, in both."""

MOVING = pytest.mark.browser_context_args(reduced_motion="no-preference")
"""A test of `page` or `clean` in which cards move as they do for most readers. Other tests ask for no motion, since a
click waits until what it is to hit stands still."""

LONG_IN_FIREFOX = pytest.mark.endure_in("firefox")
"""A test for both browsers that `make test` runs in Chromium only; `make endure` runs it in Firefox too."""


LONGEST = (
    "test_friends",
    "test_release",
    "test_killed",
    "test_paper",
    "test_pseudo",
    "test_plain",
    "test_seventh_game",
)
"""Modules with tests that take long. They come first, so that no test process waits for one of them at the end."""

_MODULES_SHOWN = 20


def only_first_in_firefox(*parameters: tuple[str, ...], quick: int | None = None) -> list[Any]:
    """Parameters of which Firefox runs only the first: the others do not depend on the browser.

    With `quick`, `make test` runs the first so many in Chromium, and `make endure` the rest.
    """
    first, *rest = parameters
    chromium = pytest.mark.only_browser("chromium")
    marks = [(chromium,) if quick is None or at < quick else (chromium, ENDURE) for at, _ in enumerate(rest, 1)]
    return [pytest.param(*first), *(pytest.param(*each, marks=own) for each, own in zip(rest, marks, strict=True))]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests for another browser, and mark those that take long in this one."""
    selected: list[pytest.Item] = []
    deselected: list[pytest.Item] = []
    for item in items:
        browser = item.callspec.params.get("browser_name") if hasattr(item, "callspec") else None
        only, long = (item.get_closest_marker(name) for name in ("only_browser", "endure_in"))
        (deselected if only and browser and browser not in only.args else selected).append(item)
        if long and browser in long.args:
            item.add_marker(ENDURE)
    items[:] = sorted(selected, key=_place)
    config.hook.pytest_deselected(items=deselected)


def _place(item: pytest.Item) -> tuple[bool, bool]:
    """First what takes longest; what shares a profile that is offline stays together, so that one process makes it."""
    return item.path.stem not in LONGEST, "offline" not in getattr(item, "fixturenames", ())


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say where the time goes: the modules that take the longest, set-up and reruns included."""
    spent: dict[str, float] = defaultdict(float)
    for report in chain.from_iterable(terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            spent[report.location[0]] += report.duration
    if spent:
        terminalreporter.section("slowest modules")
    for module, seconds in sorted(spent.items(), key=lambda each: -each[1])[:_MODULES_SHOWN]:
        terminalreporter.write_line(f"{seconds:7.1f}s {module}")


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that all test processes of a run share, since it takes long to make: the first to ask for it does."""
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, done = shared / name, shared / f"{name}.done"
    with (shared / f"{name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not done.exists():
            folder.mkdir(exist_ok=True)
            make(folder)
            done.touch()
    return folder


class Site:
    """`dist/` on a static server of its own, which can be killed and replaced."""

    def __init__(self, folder: Path = DIST, *flags: str) -> None:
        self.folder = folder
        self.flags = flags
        self.start("0")

    def start(self, port: str) -> None:
        command = [sys.executable, str(ROOT / "build"), "serve", "--port", port, "--under", UNDER]
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
def browser_type_launch_args(playwright: Playwright, browser_name: str, pytestconfig: pytest.Config) -> dict[str, Any]:
    """How the browser of the tests is started.

    In `make test` Chromium compiles WebAssembly once, without optimizing it: a page lives for seconds, of which that
    takes a fifth. In `make endure`, whose pages live longer, it optimizes.
    """
    arguments = launch_arguments(playwright, browser_name)
    if browser_name == "chromium" and pytestconfig.option.markexpr == "not endure":
        arguments["args"] = [*arguments.get("args", []), "--js-flags=--liftoff-only"]
    return arguments


def launch_arguments(playwright: Playwright, browser_name: str) -> dict[str, Any]:
    """Playwright's own browsers where they are installed, the distribution's where not."""
    if Path(getattr(playwright, browser_name).executable_path).exists():
        return {}
    if browser_name == "firefox":
        return {"channel": "moz-firefox", "executable_path": shutil.which("firefox-esr")}
    isolation = "--site-per-process"  # frames of another origin get their own process, as in the full browser
    return {"executable_path": shutil.which("chromium-headless-shell"), "args": [isolation]}


STORAGE_DENIED, STORAGE_DENIED_IN_FRAMES = 2, 1


@pytest.fixture
def denied_storage(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Callable[[int], Page]]:
    """Opens a page in a Firefox that denies storage to all sites, or to sites in frames of another site."""
    with ExitStack() as opened:

        def page(behavior: int) -> Page:
            prefs: dict[str, str | float | bool] = {"network.cookie.cookieBehavior": behavior}
            browser = browser_type.launch(**browser_type_launch_args, firefox_user_prefs=prefs)
            opened.callback(browser.close)
            return browser.new_page(service_workers="block")

        yield page


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No service worker, except in tests that are marked `OFFLINE`."""
    return browser_context_args | {"service_workers": "block"}


@pytest.fixture
def new_context(new_context: CreateContextCallback, request: pytest.FixtureRequest) -> CreateContextCallback:
    """Contexts without motion, except in tests that are marked `MOVING` or ask for it themselves."""
    mark = request.node.get_closest_marker("browser_context_args")
    if mark and "reduced_motion" in mark.kwargs:
        return new_context
    return partial(new_context, reduced_motion="reduce")


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The site, for all tests that do not stop or change it."""
    with Site() as served:
        yield served


@pytest.fixture
def own_site() -> Iterator[Site]:
    """A site that a test may kill."""
    with Site() as served:
        yield served


@pytest.fixture
def clean(page: Page) -> Iterator[Page]:
    """A page that fails the test on an error, a failed request or a request to another origin."""
    problems = problems_of(page)
    yield page
    assert problems == []


@pytest.fixture(scope="session")
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """One profile for all tests that take `visitor`."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def returning(profile: BrowserContext) -> Iterator[Page]:
    """As `page`, in a profile that has the site's files in its cache and nothing in its storage.

    What tests the start itself, or changes more of a profile than its storage, as a clock does, takes `page` or
    `clean`.
    """
    yield profile.new_page()
    leave(profile)


@pytest.fixture
def visitor(returning: Page) -> Iterator[Page]:
    """As `clean`, in the profile of `returning`."""
    problems = problems_of(returning)
    yield returning
    assert problems == []


@pytest.fixture(scope="session")
def unguarded(browser: Browser) -> Iterator[BrowserContext]:
    """One profile for all tests that take `inspected`."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce", bypass_csp=True)
    yield context
    context.close()


@pytest.fixture
def inspected(unguarded: BrowserContext) -> Iterator[Page]:
    """As `returning`, without the Content-Security-Policy, which would keep axe-core out."""
    yield unguarded.new_page()
    leave(unguarded)


@pytest.fixture(scope="session")
def gone(browser: Browser) -> Iterator[tuple[BrowserContext, str]]:
    """A profile that has been in the lobby once, and the address of the site, whose server has stopped since."""
    context = browser.new_context(service_workers="allow")
    with Site() as site:
        page = context.new_page()
        page.goto(site.url)
        expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
        page.close()
        site.stop()
        yield context, site.url
    context.close()


@pytest.fixture
def offline(gone: tuple[BrowserContext, str]) -> Iterator[tuple[Page, str]]:
    """A new page in that profile, and the address."""
    context, url = gone
    page = context.new_page()
    yield page, url
    page.evaluate("localStorage.clear()")  # the language, which the next test's page would have
    page.close()


class SharedPage:
    """A page that many tests share, since a start takes seconds: `put` (see `e2e.table`) loads another game into it."""

    def __init__(self, browser: Browser, site: Site, **context: Any) -> None:
        self.context = browser.new_context(**{"reduced_motion": "reduce", **context})
        self.context.add_init_script("try { localStorage.setItem('nastilka:sound-offer', 'no'); } catch {}")
        self.page = self.context.new_page()
        self.problems = problems_of(self.page)
        self.site = site
        self.begin()

    def begin(self) -> None:
        """Open any game, in English."""
        open_game(self.page, self.site.url, _ANY_GAME)


_ANY_GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"


@pytest.fixture(scope="session")
def shared_page(browser: Browser, site: Site) -> Iterator[SharedPage]:
    """One page for each test process; tests load their games into it."""
    started = SharedPage(browser, site)
    yield started
    started.context.close()


@pytest.fixture(scope="session")
def shared_phone(browser: Browser, site: Site) -> Iterator[SharedPage]:
    """The same on a touch screen, for Chromium."""
    started = SharedPage(browser, site, has_touch=True, is_mobile=True)
    yield started
    started.context.close()


@pytest.fixture
def phone(shared_phone: SharedPage) -> SharedPage:
    """The shared page on a narrow touch screen, in English."""
    shared_phone.page.set_viewport_size({"width": 360, "height": 740})
    _in_english(shared_phone.page)
    return shared_phone


def _in_english(page: Page) -> None:
    """End what a test before has done about another language."""
    if page.locator("html").get_attribute("lang") != "en":
        press(page, "[data-do=lang][data-value=en]")


@pytest.fixture
def table(shared_page: SharedPage) -> Iterator[Page]:
    """The shared page; an error on it fails the test."""
    yield from _used(shared_page)


@pytest.fixture(scope="session")
def shared_unguarded_page(browser: Browser, site: Site) -> Iterator[SharedPage]:
    """The same without the Content-Security-Policy, which would keep axe-core from setting styles."""
    started = SharedPage(browser, site, bypass_csp=True)
    yield started
    started.context.close()


@pytest.fixture
def examined(shared_unguarded_page: SharedPage) -> Iterator[Page]:
    """As `table`, for axe-core."""
    yield from _used(shared_unguarded_page)


def _used(shared: SharedPage) -> Iterator[Page]:
    shared.page.set_viewport_size({"width": 1280, "height": 720})
    shared.page.emulate_media(reduced_motion="reduce", color_scheme="light")
    _in_english(shared.page)
    yield shared.page
    problems = shared.problems[:]
    shared.problems.clear()
    assert problems == []


_ABORTED = "error loading dynamically imported module"
"""What Firefox says of a module that a page was left before; of one that is not there the request has failed, too."""


def problems_of(page: Page) -> list[str]:
    """A list to which every error, failed request and request to another origin of the page is added."""
    problems: list[str] = []
    page.on("pageerror", lambda error: None if _ABORTED in str(error) else problems.append(f"error: {error}"))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("requestfailed", lambda request: problems.append(f"failed: {request.url}") if _failed(request) else None)
    page.on(
        "request",
        lambda request: problems.append(f"foreign: {request.url}") if _other_origin(request.url) else None,
    )
    return problems


def _failed(request: Request) -> bool:
    """False for requests that were aborted because the page was left."""
    return "ABORTED" not in str(request.failure)


def _other_origin(url: str) -> bool:
    return not url.startswith(("http://localhost:", "data:", "blob:"))
