"""Low windows, large text, wider spacing, forced colours (WCAG 1.4.4, 1.4.10, 1.4.12): no control is covered or off the
screen, nothing overlaps, in every phase of every game. The tables are pages without scripts (`phases.py`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import CHROMIUM_IS_ENOUGH, ROOT, made_once
from tests.endure import ENDURE
from tests.languages import WHOLE as LANGS

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


START = """([body, texts, may]) => {
  window.walked = new Promise((resolve) => setTimeout(resolve)).then(() => problemsByText(body, texts, may));
}"""


class Walker:
    """Measures pages, each size of a window in a tab of its own: sizes and loads take longer than what they are for."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.tabs: dict[tuple[int, int], Page] = {}
        self.heads: dict[Page, str] = {}
        self.found: dict[str, list[str]] = {}

    def walk(self, file: Path, texts: Collection[str], *windows: tuple[int, int]) -> None:
        """Add what is wrong with a page at some texts in some windows to what is found."""
        head, _, body = file.read_text("utf-8").partition("</head>")
        rules = {text: TEXTS[text] for text in texts}
        for window in windows:
            tab = self.tab(*window)
            if self.heads.get(tab) != head:
                tab.goto(file.as_uri())
                self.heads[tab] = head
            tab.evaluate(START, [body, rules, MAY])
        for width, height in windows:  # once all have started, since each tab has a process of its own
            for text, problem in self.tab(width, height).evaluate("() => walked"):
                where = f"{width} × {height} {text}"
                self.found.setdefault(f"{file.parent.name} {file.stem}: {problem}", []).append(where)

    @property
    def report(self) -> str:
        return "\n".join(f"{problem} ({', '.join(where)})" for problem, where in self.found.items())

    def tab(self, width: int, height: int) -> Page:
        if (width, height) not in self.tabs:
            tab = self.browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            for script in SCRIPTS:
                tab.add_init_script(path=script)
            self.tabs[width, height] = tab
        return self.tabs[width, height]


@pytest.fixture
def walker(browser: Browser) -> Iterator[Walker]:
    walker = Walker(browser)
    yield walker
    for tab in walker.tabs.values():
        tab.close()


def test_every_control_can_be_reached(walker: Walker, tables: Path) -> None:
    """Each table at a low window and another, and with the windows the texts in turn."""
    turn = 0
    for file in sorted((tables / "de").glob("*.html")):
        if file.stem.rpartition("-")[2] in FEW and not file.stem.startswith("page-"):
            windows = (WINDOWS[turn % 2], WINDOWS[2 + turn % 3])
            for place, window in enumerate(windows):
                walker.walk(file, [list(TEXTS)[(place + turn) % len(TEXTS)]], window)
            turn += 1
    assert not walker.found, walker.report


def test_other_pages_can_be_reached_and_read(walker: Walker, tables: Path) -> None:
    """Each page in the smallest window, at one text in turn; `make endure` walks every page at all of them."""
    for turn, file in enumerate(sorted((tables / "de").glob("page-*.html"))):
        walker.walk(file, [("200 %", "spaced")[turn % 2]], PAGE_WINDOWS[0])
    assert not walker.found, walker.report


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


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """All phases and pages in a language."""

    def folder(lang: str) -> Path:
        made = made_once(tmp_path_factory, f"phases-{lang}", lambda folder: written(folder, (lang,), "--all"))
        return made / lang

    return folder


@ENDURE
@pytest.mark.parametrize("lang", LANGS)
def test_every_phase_in_every_window(walker: Walker, every: Callable[[str], Path], lang: str) -> None:
    seen = set()  # some phases look alike: a card was pressed in vain
    for file in sorted(every(lang).glob("*.html")):
        content = file.read_bytes()
        if not file.stem.startswith("page-") and content not in seen:
            seen.add(content)
            walker.walk(file, TEXTS, *WINDOWS)
    assert not walker.found, walker.report


@ENDURE
@pytest.mark.parametrize("lang", LANGS)
def test_every_page_in_every_window(walker: Walker, every: Callable[[str], Path], lang: str) -> None:
    """The lobby, set-ups, rules, lessons, puzzles, studies and so on; of links that are alike 24 on a page."""
    for file in sorted(every(lang).glob("page-*.html")):
        walker.walk(file, TEXTS, *PAGE_WINDOWS)
    assert not walker.found, walker.report
