"""The site on a host: a new version, a host that decompresses `.gz` files, and the wheel in another Pyodide page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, DIST, LONG_IN_FIREFOX, OFFLINE, Site
from e2e.odd_host import OddHost
from e2e.table import READY, answered, answers, open_game, ready
from tests.endure import ENDURE
from website.precache import make_precache

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
VERSION = "document.querySelector('meta[name=version]')?.content || '1'"

INSTALL = """async ([pyodide, lock, wheel]) => {
  const { loadPyodide } = await import(`${pyodide}pyodide.js`);
  const python = await loadPyodide({ indexURL: pyodide, lockFileURL: lock, stdLibURL: `${pyodide}python_stdlib.zip` });
  await python.loadPackage("micropip");
  await python.pyimport("micropip").install(wheel);
  return python.runPython("import pyengine; pyengine.game('face-to-face').deal(2, 7, first=2).to_act[0]");
}"""


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Site]:
    """A copy of the site whose pages a test may change; the other files are those of the site itself."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder, copy_function=_copy)
    with Site(folder) as served:
        yield served


def _copy(source: str, target: str) -> None:
    if source.endswith(".html"):
        shutil.copyfile(source, target)
    else:
        Path(target).symlink_to(source)


def publish_another_version(folder: Path) -> None:
    """Publish the site again, its lobby, tables and studies with version 2."""
    for page in (folder / path / "index.html" for path in (".", "play", "studies")):
        html = page.read_text("utf-8")
        page.write_text(html.replace("<head>", '<head><meta name="version" content="2">', 1), "utf-8")
    (folder / "sw.js").unlink()
    make_precache(folder)


def lay(page: Page, card: int) -> None:
    for selector in (f"#hand-{card}", "#pile-own-up"):
        before = answers(page)
        page.locator(selector).click()
        answered(page, before)


@LONG_IN_FIREFOX
@OFFLINE
def test_a_new_version_offers_itself_and_waits_until_it_is_taken(page: Page, copied: Site) -> None:
    page.goto(f"{copied.url}rules/")
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    open_game(page, copied.url, GAME)
    publish_another_version(copied.folder)
    page.evaluate("navigator.serviceWorker.getRegistration().then(worker => worker.update())")
    expect(page.locator("#update")).to_be_visible(timeout=READY)
    lay(page, 17)
    page.reload()
    ready(page)
    assert page.evaluate(VERSION) == "1", "a page and its parts are of one version until the reader takes the new one"
    expect(page.locator("#update")).to_be_visible(timeout=READY)
    with page.expect_navigation():
        page.locator("#update-now").click()
    ready(page)
    assert page.evaluate(VERSION) == "2"
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")
    expect(page.locator("#update")).to_be_hidden()


@ENDURE
@OFFLINE
def test_a_host_that_serves_gz_files_as_an_encoding(page: Page) -> None:
    with Site(DIST, "--gz-encoding") as served:
        open_game(page, served.url, GAME)
        lay(page, 17)
        expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    page.reload()
    ready(page)
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


@LONG_IN_FIREFOX
def test_the_wheel_installs_with_micropip_in_a_bare_pyodide(clean: Page, site: Site) -> None:
    [wheel] = DIST.glob("app-*/nastilka-*.whl")
    [pyodide] = DIST.glob("vendor/pyodide-*")
    paths = (f"{pyodide.relative_to(DIST)}/", f"{wheel.parent.name}/pyodide-lock.json", str(wheel.relative_to(DIST)))
    clean.route("**/bare.html", lambda route: route.fulfill(body="<!doctype html><title>bare</title>"))
    clean.goto(f"{site.url}bare.html")
    assert clean.evaluate(INSTALL, [site.url + path for path in paths]) == 1


@ENDURE
@CHROMIUM_IS_ENOUGH
@OFFLINE
def test_a_page_that_was_not_kept_offers_the_new_version_too(page: Page, copied: Site) -> None:
    """Studies are kept when somebody opens them: they come from the new version, among kept pages of the old."""
    open_game(page, copied.url, GAME)
    expect(page.locator("html")).to_have_attribute("data-offline", "yes", timeout=READY)
    publish_another_version(copied.folder)
    page.goto(f"{copied.url}studies/")
    expect(page.locator("#update")).to_be_visible(timeout=READY)


@ENDURE
@CHROMIUM_IS_ENOUGH
def test_a_page_that_the_browser_has_kept_too_long_is_fetched_anew(page: Page, copied: Site) -> None:
    """Its scripts are gone with the version that it is of; a browser without a service worker has nothing else."""
    with OddHost(copied.folder, "max-age") as host:
        page.goto(f"{host.url}play/?{GAME}")
        ready(page)
        move_scripts(copied.folder)
        page.goto("about:blank")
        host.fault("app-*/style.css", "missing", times=1)  # whatever of the old version the browser lacks
        page.goto(f"{host.url}play/?{GAME}&again=1")
        ready(page)
        expect(page.locator("html")).to_have_attribute("data-app", "app-0000000000")


@CHROMIUM_IS_ENOUGH
def test_an_old_tab_says_that_there_is_a_newer_version(page: Page, copied: Site) -> None:
    """It has kept nothing, and its engine is lost: the game is saved, and goes on in the new version."""
    open_game(page, copied.url, GAME)
    lay(page, 17)
    move_scripts(copied.folder)
    page.evaluate("document.dispatchEvent(new CustomEvent('nastilka-failed', { bubbles: true }))")
    expect(page.locator("#boot-problem")).to_contain_text("newer version", timeout=READY)
    page.locator("#retry").click()
    ready(page)
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


def move_scripts(folder: Path) -> None:
    """A version whose scripts lie in another folder, as they do when any of them has changed."""
    [app] = folder.glob("app-*")
    other = app.with_name("app-0000000000")
    app.rename(other)
    for page in folder.rglob("index.html"):
        page.write_text(page.read_text("utf-8").replace(app.name, other.name), "utf-8")
