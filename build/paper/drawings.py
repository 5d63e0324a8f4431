"""Draws the pictures of printed things: Chromium makes a page of vectors for each, which is then cut to its size."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browsers import chromium_path
from paths import ROOT, write_all
from web.paper.drawings import Drawing
from web.parts.html import Html, el
from website.styles import make_styles

WIDTH, HEIGHT = 560, 1000
"""The page that a picture is drawn on, in CSS pixels."""
_SHEETS = ("web/paper/drawings.css", "web/parts/*/print.css", "web/games/*/print.css")
"""What the pictures have beyond the style of the site, in this order."""
_BOXES = """() => [...document.querySelectorAll(".drawing > *")].map((box) => {
  const { x, y, width, height } = box.getBoundingClientRect();
  const page = box.parentElement.getBoundingClientRect();
  return [x - page.x, y - page.y, width, height];
})"""

_VECTORS = """() => {
  const mean = (colours) => colours.reduce((sum, colour) => sum.map((part, at) => part + colour[at]), [0, 0, 0, 0])
    .map((part) => part / colours.length);
  const channels = (colour) => [...colour.match(/[\\d.]+/g).map(Number), 1].slice(0, 4);
  for (const part of document.querySelectorAll(".drawing:not(.fine) *")) {
    const { backgroundImage, boxShadow, filter, opacity } = getComputedStyle(part);
    const shadows = boxShadow.split(/,(?![^(]*\\))/).filter((shadow) => /(px ){2}0px/.test(shadow));
    if (boxShadow !== "none") part.style.boxShadow = shadows.join() || "none";
    if (/^(linear|radial)/.test(backgroundImage)) {
      const colours = backgroundImage.match(/rgba?\\([^)]*\\)/g);
      if (colours) part.style.background = `rgb(${mean(colours.map(channels)).join()})`;
    }
    if (filter === "none") continue;
    part.style.filter = "none";
    if (/brightness|grayscale/.test(filter) && !(part instanceof SVGElement)) part.style.opacity = opacity * 0.55;
  }
}"""
"""Takes away what would be pixels in the print: blurred shadows, shades of colour within round corners, and filters.

What a filter dims is half transparent; a shade becomes the mean of its colours.
"""


@dataclass(frozen=True, slots=True)
class Box:
    """Where a picture is on its page, in CSS pixels from the upper left corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Drawn:
    """Pictures as the pages of a PDF, and the box of each, by name and in the order of the pages."""

    pdf: bytes
    boxes: dict[str, Box]


def draw(drawings: Sequence[Drawing], lang: str) -> Drawn:
    """All pictures; raises `ValueError` for one that is higher than its page."""
    pages = [_page(drawing) for drawing in drawings]
    head = el("head", None, el("meta", {"charset": "utf-8"}), el("link", {"rel": "stylesheet", "href": "style.css"}))
    root = el("html", {"lang": lang, "data-motion": "none", "data-theme": "light"}, head, el("body", None, *pages))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        styles = make_styles()
        styles["style.css"] += styles["kit.css"]  # of games in one file
        styles["style.css"] += b"".join(path.read_bytes() for each in _SHEETS for path in sorted(ROOT.glob(each)))
        write_all(Path(folder), styles | {"index.html": f"<!doctype html>\n{root}".encode()})
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        boxes, pdf = _print(tab, Path(folder) / "index.html")
        browser.close()
    named = dict(zip((drawing.name for drawing in drawings), boxes, strict=True))
    high = [name for name, box in named.items() if box.height > HEIGHT]
    if high:
        raise ValueError(f"higher than {HEIGHT} pixels: {', '.join(high)}")
    return Drawn(pdf, named)


def _page(drawing: Drawing) -> Html:
    return el("div", {"class": f"drawing {drawing.width}" if drawing.width else "drawing"}, drawing.html)


def _print(tab: Page, page: Path) -> tuple[list[Box], bytes]:
    tab.emulate_media(media="screen", color_scheme="light", reduced_motion="reduce")
    tab.goto(page.as_uri())
    tab.evaluate("document.fonts.ready.then(() => true)")
    tab.evaluate(_VECTORS)
    boxes = [Box(*box) for box in tab.evaluate(_BOXES)]
    pdf = tab.pdf(width=f"{WIDTH}px", height=f"{HEIGHT}px", print_background=True, tagged=False, outline=False)
    return boxes, pdf
