"""Faults in the files of a start, each in each way: the page starts all the same, or says what is the matter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, OFFLINE
from e2e.odd_host import OddHost
from e2e.table import READY, ready
from e2e.test_hosts import GAME
from tests.endure import ENDURE, rest_in_endure

KINDS = ("missing", "half", "cut", "portal", "stale", "hang", "503", "429")
ENDED = "html[data-ready], html[data-problem]"


@pytest.fixture
def host() -> Iterator[OddHost]:
    with OddHost(DIST) as served:
        yield served


def visit(page: Page, host: OddHost) -> str:
    """What becomes of a visit: `ready`, or the name of the problem that is told."""
    page.goto(f"{host.url}play/?{GAME}", wait_until="commit")
    page.locator(ENDED).wait_for(state="attached", timeout=2 * READY)
    outcome: str = page.evaluate("document.documentElement.dataset.problem ?? 'ready'")
    return outcome


FATAL = {
    "app-*/play_head.js": "half",
    "app-*/engine_worker.js": "missing",
    "app-*/page/play.txt": "portal",
    "app-*/words-en.gz": "stale",
}
"""A file for each step of a start, and what may come in its place."""
TOLD = {"half": "half", "missing": "missing", "portal": "page", "stale": "other"}


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize(("glob", "kind"), rest_in_endure(FATAL.items(), 2), ids=FATAL)
def test_a_fault_is_told_with_its_file_and_goes_with_its_cause(page: Page, host: OddHost, glob: str, kind: str) -> None:
    stale_from_another_file(host, glob)
    host.fault(glob, kind)
    assert visit(page, host) == TOLD[kind]
    problem = page.locator("#boot-problem")
    expect(problem).to_contain_text("The game could not be started.")
    expect(problem.locator("details")).to_contain_text(glob.rpartition("/")[2])
    host.heal()
    problem.locator("#retry").click()
    ready(page)


def stale_from_another_file(host: OddHost, glob: str) -> None:
    """What is served as stale is what was served first: here another file, as if it were of another version."""
    [path] = DIST.glob(glob)
    other = path.with_name("stdlib.bin")
    host.first_served[str(path.relative_to(DIST))] = other.read_bytes() if other.exists() else b""


@ENDURE
@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("glob", ["app-*/play_head.js", "vendor/micropython-*/micropython.js"])
def test_a_file_that_never_comes_is_told(page: Page, host: OddHost, glob: str) -> None:
    host.fault(glob, "hang")
    assert visit(page, host) == "unanswered"


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("glob", rest_in_endure(["app-*/play.js", "vendor/pyodide-*/pyodide.js"]))
def test_a_fault_that_passes_is_mended_in_silence(page: Page, host: OddHost, glob: str) -> None:
    host.fault(glob, "half", times=1)
    assert visit(page, host) == "ready"


@CHROMIUM_IS_ENOUGH
def test_what_others_scripts_do_wrong_is_no_fault_of_ours(page: Page, host: OddHost) -> None:
    """A host's own scripts, and a browser's extensions, fail while the page starts: it starts once, and goes on."""
    page.add_init_script("Promise.reject(new Error('foreign')); setTimeout(() => { throw new Error('foreign too'); });")
    assert visit(page, host) == "ready"
    assert host.requests.count("play/") == 1, "the page was not loaded again"


WITHOUT = {
    "no-webassembly": "delete globalThis.WebAssembly",
    "old-browser": "delete HTMLScriptElement.prototype.noModule",
}


@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("name", WITHOUT)
def test_a_browser_that_lacks_what_is_needed_is_told(page: Page, host: OddHost, name: str) -> None:
    """A script that it cannot read is no fault of the host."""
    page.add_init_script(WITHOUT[name])
    host.fault("app-*/play.js", "half")
    assert visit(page, host) == name


def test_a_policy_without_webassembly_is_told_to_the_owner(page: Page) -> None:
    """It refuses the inline script too: the same comes as a file then."""
    with OddHost(DIST, "csp") as host:
        assert visit(page, host) == "policy-webassembly"
        expect(page.locator("#boot-problem details")).to_contain_text("'wasm-unsafe-eval'")


@LONG_IN_FIREFOX
def test_words_come_in_the_readers_language(page: Page, host: OddHost) -> None:
    host.fault("app-*/play_head.js", "missing")
    page.goto(f"{host.url}play/?{GAME.replace('lang=en', 'lang=uk')}", wait_until="commit")
    expect(page.locator("#boot-problem")).to_contain_text("Гру не вдалося запустити.", timeout=READY)


def asked_for(browser: Browser) -> list[str]:
    """The files of a first visit, in their order."""
    with OddHost(DIST) as host:
        context = browser.new_context(service_workers="block")
        assert visit(context.new_page(), host) == "ready"
        context.close()
        return list(dict.fromkeys(path for path in host.requests if "." in path))


@pytest.mark.only_browser("chromium")
def test_a_first_visit_makes_at_most_twenty_requests(browser: Browser) -> None:
    assert len(asked_for(browser)) + 1 <= 20, "with the page itself"


@ENDURE
@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("times", [1, None], ids=["once", "always"])
def test_every_file_in_every_way(browser: Browser, kind: str, times: int | None) -> None:
    """What fails once is mended; what always fails is told, or is not needed. Nothing ends in silence."""
    for file in asked_for(browser):
        with OddHost(DIST) as host:
            host.fault(file, kind, times)
            context = browser.new_context(service_workers="block")
            ended = visit(context.new_page(), host)
            context.close()
        assert ended == "ready" or times is None, (file, kind, ended)


@ENDURE
@OFFLINE
@CHROMIUM_IS_ENOUGH
@pytest.mark.parametrize("kind", KINDS)
def test_and_on_a_second_visit_none_of_them_matters(context: BrowserContext, browser: Browser, kind: str) -> None:
    files = asked_for(browser)
    with OddHost(DIST) as host:
        page = context.new_page()
        assert visit(page, host) == "ready"
        expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
        for file in files:
            host.fault(file, kind)
        assert visit(page, host) == "ready"
