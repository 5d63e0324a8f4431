"""Whole games in WebKitGTK by its own WebDriver, since Playwright's WebKit is not available everywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from e2e.conftest import Site
from e2e.positions import positions
from e2e.test_pseudo import CUT, LANGS, LAYOUT, PLACES, written
from pyengine.games import ids
from tests.endure import ENDURE, rest_in_endure

SCRIPT = Path(__file__).with_name("webkit.js").read_text("utf-8") + "playToEnd(...arguments);"
READY = 60
MOST = 600

pytestmark = pytest.mark.only_browser("chromium")  # run once, whatever the browsers of Playwright


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A virtual screen (Xvfb); yields its name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
        server.terminate()


@pytest.fixture(scope="module")
def browser_of_webkit(screen: str) -> Iterator[webdriver.WebKitGTK]:
    """WebKitGTK's small browser."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(shutil.which("WebKitWebDriver"), env=os.environ | {"DISPLAY": screen})
    driver = webdriver.WebKitGTK(options, service)
    driver.set_script_timeout(120)
    yield driver
    driver.quit()


@pytest.mark.parametrize("game", rest_in_endure(ids()))
def test_a_whole_game(browser_of_webkit: webdriver.WebKitGTK, site: Site, game: str) -> None:
    driver = browser_of_webkit
    driver.get(f"{site.url}play/?game={game}&lang=en&pace=instant&seats=human,bot:greedy&{positions(game).AT_RANDOM}")
    WebDriverWait(driver, READY).until(lambda _: driver.find_elements(By.CSS_SELECTOR, "html[data-ready=yes]"))
    rule = driver.execute_async_script(SCRIPT, MOST)
    assert re.fullmatch(r"[A-Z0-9]{3}-\d+", rule), rule
    assert driver.find_element(By.CSS_SELECTOR, "#end-rule").get_property("textContent")


def test_a_table_in_a_frame_that_may_only_run_scripts(
    browser_of_webkit: webdriver.WebKitGTK, site: Site, tmp_path: Path
) -> None:
    driver = browser_of_webkit
    games = site.url.replace("localhost", "127.0.0.1")
    src = f"{games}embed/face-to-face/#game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7"
    frame = f'<iframe sandbox="allow-scripts" width="900" height="800" src="{src}"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>Host</title>{frame}", "utf-8")
    with Site(tmp_path) as host:
        driver.get(host.url)
        driver.switch_to.frame(0)
        WebDriverWait(driver, READY).until(lambda _: driver.execute_script("return Boolean(window.nastilkaFrame)"))
        driver.find_element(By.ID, "begin").click()
        WebDriverWait(driver, READY).until(lambda _: driver.find_elements(By.CSS_SELECTOR, "html[data-ready=yes]"))
        driver.find_element(By.CSS_SELECTOR, "#table .hand [data-source]").click()
        pressed = "#table [data-source][aria-pressed=true]"
        WebDriverWait(driver, READY).until(lambda _: driver.find_elements(By.CSS_SELECTOR, pressed))


@ENDURE
def test_nothing_is_cut_off_or_overlaps_in_languages_that_nobody_speaks(
    browser_of_webkit: webdriver.WebKitGTK, tmp_path: Path
) -> None:
    driver, pages = browser_of_webkit, written(tmp_path)
    measure = f"{LAYOUT.read_text('utf-8')}; return layoutProblems({{cut: '{CUT}', over: '#boot'}})"
    found = []
    for lang in LANGS:
        for file in sorted((pages / lang).glob("*.html")):
            driver.get(file.as_uri())
            driver.execute_async_script("document.fonts.ready.then(arguments[0])")
            found += [f"{lang} {file.stem}: {each}" for each in driver.execute_script(measure)]
    assert not found, "\n".join(found)
    for file in sorted((pages / "en").glob("table-*.html")):
        lies = []
        for lang in ("en", "ar-XB"):
            driver.get((pages / lang / file.name).as_uri())
            lies.append(driver.execute_script(f"return ({PLACES})()"))
        assert lies[0] == lies[1], file.stem
