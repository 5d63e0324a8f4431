"""Low windows, large text, wider spacing, forced colours (WCAG 1.4.4, 1.4.10, 1.4.12): no control is covered or off the
screen, nothing overlaps, in every phase of every game. The tables are pages without scripts (`phases.py`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import CHROMIUM_IS_ENOUGH, ROOT, made_once
from tests.endure import ENDURE
from web.parts.messages import LANGS

pytestmark = CHROMIUM_IS_ENOUGH

SCRIPTS = (ROOT / "e2e/layout.js", ROOT / "e2e/geometry.js")
WINDOWS = ((320, 256), (568, 270), (390, 844), (844, 390), (1280, 720))
PAGE_WINDOWS = ((320, 256), (390, 844), (844, 390), (1280, 720))
TEXTS = {
    "as it is": "/* unchanged */",
    "200 %": "html { font-size: 200% !important; }",
    "spaced": "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"
    "p { margin-block-end: 2em !important; }",
}
FEW = ("chosen", "many")
"""The phases that are walked in every run; `make endure` walks them all, in every language."""
MAY = {
    "cut": ".stage, .latest, .name, .player .level, .link input, .field :is(select, input), .share-line .line",
    "over": "#boot, .letter",
    "fanned": ".hand, .fl-seat, .uno-seat, .collection",
    "beneath": "#boot, #notes, .games .play, .catalogue h2 a",
}
"""What the design allows: names that end with an ellipsis, cards that lie fanned with a part of 24 pixels to touch,
notices over the row of players, what tells of the start, links that lie over all of their card."""

BARE = """() => [...document.querySelectorAll(".card, .tile, .gem-card, .pile, .ring .end")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((each) => {
    const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(each);
    return outlineStyle === "none" && (borderTopStyle === "none" || parseFloat(borderTopWidth) === 0);
  })
  .map(({ className }) => String(className))"""
"""Cards, gems and piles without an edge of their own."""

CHOSEN = """() => [...document.querySelectorAll(".held")]
  .map((each) => [each.getAttribute("aria-pressed") === "true", each.querySelector(".card, .tile")])
  .filter(([, card]) => card)
  .map(([chosen, card]) => [chosen, parseFloat(getComputedStyle(card).outlineWidth)])"""
"""For each card in the hand whether it is chosen, and how wide its edge is."""


def written(folder: Path, langs: tuple[str, ...], *words: str) -> Path:
    env = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "e2e/phases.py", str(folder), *langs, *words], cwd=ROOT, env=env, check=True)
    return folder


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few phases of each game, in German, whose words are the longest."""
    return made_once(tmp_path_factory, "phases", lambda folder: written(folder, ("de",)))


@pytest.fixture
def walker(page: Page) -> Page:
    page.emulate_media(reduced_motion="reduce")
    for script in SCRIPTS:
        page.add_init_script(path=script)
    return page


def walked(page: Page, file: Path, text: str, windows: tuple[tuple[int, int], ...]) -> list[str]:
    """What is wrong with a page at some windows."""
    page.goto(file.as_uri())
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.add_style_tag(content=TEXTS[text])
    found = []
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        said = page.evaluate("(may) => geometryProblems(may)", MAY)
        found += [f"{file.parent.name} {file.stem} {width} × {height}, text {text}: {each}" for each in said]
    return found


def test_every_control_can_be_reached(walker: Page, tables: Path) -> None:
    """Each table at a low window and another, and with the windows the texts in turn."""
    found, turn = [], 0
    for file in sorted((tables / "de").glob("*.html")):
        if file.stem.rpartition("-")[2] in FEW and not file.stem.startswith("page-"):
            windows = (WINDOWS[turn % 2], WINDOWS[2 + turn % 3])
            for place, window in enumerate(windows):
                found += walked(walker, file, list(TEXTS)[(place + turn) % len(TEXTS)], (window,))
            turn += 1
    assert not found, "\n".join(found)


def test_other_pages_can_be_reached_and_read(walker: Page, tables: Path) -> None:
    """Each page in the smallest window, at one text in turn; `make endure` walks every page at all of them."""
    found = []
    for turn, file in enumerate(sorted((tables / "de").glob("page-*.html"))):
        text = ("200 %", "spaced")[turn % 2]
        found += walked(walker, file, text, PAGE_WINDOWS[:1])
    assert not found, "\n".join(found)


def test_forced_colours_leave_edges(browser: Browser, tables: Path) -> None:
    """Without grounds and shadows cards have edges, and a chosen one a wider edge."""
    context = browser.new_context(forced_colors="active", reduced_motion="reduce")
    page, bare, chosen = context.new_page(), {}, set()
    for file in sorted((tables / "de").glob("*-chosen.html")):
        page.goto(file.as_uri())
        if edges := page.evaluate(BARE):
            bare[file.stem] = sorted(set(edges))
        hand = page.evaluate(CHOSEN)
        if any(is_chosen for is_chosen, _ in hand):
            widths = {kind: [width for is_chosen, width in hand if is_chosen == kind] for kind in (True, False)}
            assert min(widths[True]) > max(widths[False], default=0), file.stem
            chosen.add(file.stem)
    context.close()
    assert bare == {}
    assert chosen


@ENDURE
@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_in_every_window(walker: Page, tmp_path: Path, lang: str) -> None:
    folder, found = written(tmp_path, (lang,), "--all"), []
    for file, text in product(sorted((folder / lang).glob("*.html")), TEXTS):
        if not file.stem.startswith("page-"):
            found += walked(walker, file, text, WINDOWS)
    assert not found, "\n".join(found)


@ENDURE
@pytest.mark.parametrize("lang", LANGS)
def test_every_page_in_every_window(walker: Page, tmp_path: Path, lang: str) -> None:
    """The lobby, set-ups, rules, lessons, puzzles, studies and so on; of links that are alike 24 on a page."""
    folder, found = written(tmp_path, (lang,), "--all"), []
    for file, text in product(sorted((folder / lang).glob("page-*.html")), TEXTS):
        found += walked(walker, file, text, PAGE_WINDOWS)
    assert not found, "\n".join(found)
