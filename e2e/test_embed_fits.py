"""Frames in narrow columns: all that can be touched is inside, the height does not jump, a choice outlives a change of
the width, and print and colours are those of the reader. Most is measured on pages without scripts (`framed.py`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, ROOT, Site, made_once
from e2e.table import READY
from e2e.test_reflow import MAY, SCRIPTS, START
from pyengine.games import ids
from tests.endure import rest_in_endure

pytestmark = CHROMIUM_IS_ENOUGH
WIDTHS = (280, 320)
OUTSIDE = """() => {
  const controls = document.querySelectorAll("button, summary, [data-source], [data-target], [tabindex]");
  return [...controls].filter((each) => each.checkVisibility() && !each.closest(".hand, .roster"))
    .map((each) => [each.id || each.className, each.getBoundingClientRect()])
    .filter(([, { left, right }]) => left < -0.5 || right > innerWidth + 0.5)
    .map(([name, { left, right }]) => `${name}: ${left} to ${right} of ${innerWidth}`);
}"""
"""Controls that end outside the window; hands and the row of players may scroll for themselves."""
HEIGHT = "Math.ceil(document.body.offsetHeight)"


@pytest.fixture(scope="module")
def frames(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few phases of each game in a frame, in German, whose words are the longest."""

    def written(folder: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
        subprocess.run([sys.executable, "e2e/framed.py", str(folder), "de"], cwd=ROOT, env=env, check=True)

    return made_once(tmp_path_factory, "framed", written) / "de"


@pytest.fixture
def narrow(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    for script in SCRIPTS:
        page.add_init_script(path=script)
    yield page
    page.close()


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("width", rest_in_endure(WIDTHS))
def test_nothing_that_can_be_touched_ends_outside(narrow: Page, frames: Path, game: str, width: int) -> None:
    found = []
    narrow.set_viewport_size({"width": width, "height": 640})
    narrow.goto((frames / f"{game}-first.html").as_uri())
    for file in sorted(frames.glob(f"{game}-*.html")):
        body = file.read_text("utf-8").partition("</head>")[2]
        narrow.evaluate(START, [body, {"": ""}, MAY])
        problems = [problem for _, problem in narrow.evaluate("() => walked")] + narrow.evaluate(OUTSIDE)
        found += [f"{width} {file.stem}: {problem}" for problem in problems]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ids())
def test_the_first_board_is_as_tall_as_the_picture_before(narrow: Page, frames: Path, game: str) -> None:
    heights: dict[int, list[int]] = {280: [], 320: [], 640: []}
    for phase in ("opening", "first"):
        narrow.goto((frames / f"{game}-{phase}.html").as_uri())
        for width, found in heights.items():
            narrow.set_viewport_size({"width": width, "height": 640})
            found.append(narrow.evaluate(HEIGHT))
    for opening, first in heights.values():
        assert abs(opening - first) <= 2, heights


def test_print_shows_the_position_alone(narrow: Page, frames: Path) -> None:
    narrow.goto((frames / "face-to-face-hint.html").as_uri())
    expect(narrow.locator("#notes")).to_be_visible()
    narrow.emulate_media(media="print")
    for gone in ("#notes", "#menu", ".prompt"):
        expect(narrow.locator(gone)).to_be_hidden()
    expect(narrow.locator(".table .middle")).to_be_visible()
    expect(narrow.locator(".table")).to_have_css("print-color-adjust", "exact")


def open_frame(page: Page, site: Site, more: str = "") -> None:
    page.goto(
        f"{site.url}embed/face-to-face/#seats=human,bot:greedy&seed=7&options=first%3D1&pace=instant&lang=en{more}"
    )
    page.locator("#page").dispatch_event("pointerdown")
    expect(page.locator("#table")).to_have_attribute("data-state", "waiting", timeout=READY)


@pytest.mark.browser_context_args(viewport={"width": 640, "height": 800})
def test_a_choice_outlives_another_width_and_the_height_only_grows(page: Page, site: Site) -> None:
    open_frame(page, site)
    before = page.evaluate(HEIGHT)
    page.locator("#hand-17").click()
    expect(page.locator("#hand-17")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(HEIGHT) >= before
    page.set_viewport_size({"width": 320, "height": 800})
    expect(page.locator("#hand-17")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.locator("#pile-own-up").click()
    expect(page.locator("#pile-own-up")).to_have_accessible_name("Your ascending pile, top 17")


def test_colours_are_the_readers_or_those_of_the_attribute(page: Page, site: Site) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    found = {}
    for theme in ("", "light", "dark"):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.goto("about:blank")
            page.goto(f"{site.url}embed/uno/#theme={theme}")
            expect(page.locator("html")).to_have_attribute("data-theme", theme or "auto")
            found[theme, scheme] = page.evaluate(ground)
    light, dark = found["", "light"], found["", "dark"]
    assert light != dark
    assert [found["light", each] for each in ("light", "dark")] == [light] * 2
    assert [found["dark", each] for each in ("light", "dark")] == [dark] * 2


def test_forced_colours_leave_edges_in_a_frame(browser: Browser, frames: Path) -> None:
    context = browser.new_context(forced_colors="active", viewport={"width": 320, "height": 640})
    page = context.new_page()
    for file in sorted(frames.glob("*-first.html")):
        page.goto(file.as_uri())
        expect(page.locator(".table")).to_have_css("border-top-style", "solid")
    context.close()
