"""Pages and tables in languages that nobody speaks: longer, from right to left, and one that has only begun. Nothing is
cut off, overlaps or is left in English unmarked; piles and notation stay, and the same moves give the same record.

The pages take half a minute to write, so all of this endures; test_reflow.py has the longest words in every run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import CHROMIUM_IS_ENOUGH, ROOT, made_once
from e2e.test_pictures import SIZES, compare
from tests.endure import ENDURE

pytestmark = ENDURE

LANGS = ("en-XA", "ar-XB")
BEGUN = "qtz"
LAYOUT = ROOT / "e2e/layout.js"
CUT = ".stage, .latest, .name, .player .level, .link input"
"""What ends with an ellipsis: a name may be as long as its owner likes, and the rest is told elsewhere in full."""
ENGLISH = """(lang) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest("script, style, noscript, code, pre, svg")) continue;
    if (node.parentElement.closest("[lang]:not(html), .rule, .mark, .letter")) continue;
    const words = lang === "ar-XB" ? node.data.replace(/\\u202e[^\\u202c]*\\u202c/g, "") : node.data;
    const plain = words.match(/(?<![\\w>+-])[A-Za-z]*[aeiou][A-Za-z]*(?![\\w>+-])/g) ?? [];
    found.push(...plain.filter((word) => word.length > 3 && !/[A-Z].*[A-Z].*[A-Z]/.test(word))); // nor a row of gems
  }
  return [...new Set(found)];
}"""
PLACES = """() => ["#table .middle", "#table .lower .hand"].map((within) =>
  [...document.querySelectorAll(`${within} [data-move]`)]
    .filter((each) => !each.closest(".aside"))
    .map((each) => [each.dataset.move, Math.round(each.getBoundingClientRect().x)])
    .sort((one, other) => one[1] - other[1] || (one[0] < other[0] ? -1 : 1))
    .map(([name]) => name))"""
NAMES = """() => [...document.querySelectorAll("#app .name bdi")]
  .filter((each) => each.checkVisibility())
  .map((name) => {
  name.textContent = "Ann!";
  const at = (from) => {
    const letter = document.createRange();
    letter.setStart(name.firstChild, from);
    letter.setEnd(name.firstChild, from + 1);
    return letter.getBoundingClientRect().x;
  };
  return at(3) > at(0);
})"""


def written(folder: Path, *words: str) -> Path:
    """A folder with pages of a project in these languages."""
    paths = "import sys; from pathlib import Path; sys.path[:0] = ['build']"
    make = f"{paths}; from translate.pseudo import project; project(Path(sys.argv[1]))"
    project, out = folder / "project", folder / "pages"
    subprocess.run([sys.executable, "-c", make, str(project)], cwd=ROOT, check=True)
    env = os.environ | {"PYTHONPATH": str(project), "PYTHONDONTWRITEBYTECODE": "1"}
    program = [sys.executable, str(ROOT / "e2e/pseudo_pages.py"), str(out), "en", *LANGS, BEGUN, *words]
    subprocess.run(program, cwd=project, env=env, check=True)
    return out


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_once(tmp_path_factory, "pseudo", written) / "pages"


def problems(page: Page, file: Path, widths: tuple[int, ...]) -> list[str]:
    """What is wrong with a page at some widths of the window."""
    page.goto(file.as_uri())
    page.evaluate("() => document.fonts.ready.then(() => true)")
    lang = file.parent.name
    found = [f"{lang} {file.stem}: “{word}” is English" for word in page.evaluate(ENGLISH, lang)]
    for width in widths:
        page.set_viewport_size({"width": width, "height": 844 if width < 800 else 800})
        said = page.evaluate("(may) => layoutProblems(may)", {"cut": CUT, "over": "#boot"})
        found += [f"{lang} {file.stem} {width}: {each}" for each in said]
    return found


def swept(page: Page, folder: Path, widths: tuple[int, ...]) -> list[str]:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=LAYOUT)
    return [
        each
        for lang in LANGS
        for file in sorted((folder / lang).glob("*.html"))
        for each in problems(page, file, widths)
    ]


def test_nothing_is_cut_off_overlaps_or_is_english(page: Page, pages: Path) -> None:
    found = swept(page, pages, (390, 1280))
    assert not found, "\n".join(found)


@CHROMIUM_IS_ENOUGH
def test_the_same_moves_give_the_same_records(pages: Path) -> None:
    english, *others = (json.loads((pages / lang / "records.json").read_text("utf-8")) for lang in ("en", *LANGS))
    assert len(english) >= 6
    assert all(english == other for other in others)


def test_what_lies_on_a_table_lies_there_in_every_language_and_names_read_as_they_are_written(
    page: Page, pages: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    for file in sorted((pages / "en").glob("table-*.html")):
        page.goto(file.as_uri())
        english = page.evaluate(PLACES)
        page.goto((pages / "ar-XB" / file.name).as_uri())
        assert page.evaluate("getComputedStyle(document.querySelector('.roster')).direction") == "rtl"
        assert page.evaluate(PLACES) == english, file.stem
        assert set(page.evaluate(NAMES)) == {True}, file.stem


@CHROMIUM_IS_ENOUGH
def test_nothing_is_wrong_on_any_page(page: Page, tmp_path: Path) -> None:
    found = swept(page, written(tmp_path, "--all"), (360,))
    assert not found, "\n".join(found)


@CHROMIUM_IS_ENOUGH
def test_pages_stand_mirrored_and_tables_do_not(page: Page, pages: Path) -> None:
    """By picture, from right to left: the lobby, two tables, a rulebook."""
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    for name in ("lobby", "table-uno-3", "table-glastonbury-3", "book-uno"):
        page.goto((pages / "ar-XB" / f"{name}.html").as_uri())
        page.evaluate("() => document.fonts.ready.then(() => true)")
        for size in ("desktop",) if name.startswith("book") else SIZES:  # a whole book is too long for a picture
            compare(page, f"rtl-{name}-{size}")


def test_a_language_that_has_only_begun_is_whole(page: Page, pages: Path) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=LAYOUT)
    found = [each for file in sorted((pages / BEGUN).glob("*.html")) for each in problems(page, file, (390, 1280))]
    assert not found, "\n".join(found)
