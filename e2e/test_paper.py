"""What `make print` makes: accessible as checkers see it, in our fonts alone, at its true size, and always the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from math import hypot
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from pdfua import validate
from pypdfium2 import raw

from e2e.conftest import made_once
from paper.drawings import Drawn, draw
from paper.print import rulebook_pdf
from pyengine.games import ids
from tests.endure import ENDURE
from tests.languages import WHOLE as LANGS
from web.games import find
from web.paper.book import Book, make_book
from web.parts.messages import Messages

ROOT = Path(__file__).parents[1]
GAME, LANG = "face-to-face", "uk"
MILLIMETRE = 72 / 25.4
OURS = ("Serif-", "Sans-", "SourceSerif4", "Onest")
SIZES = {"rules": (148, 210), "cards-a4": (210, 297), "cards-letter": (215.9, 279.4)}
SMALLEST = 6.5
POINTS_IN_BOOK = 55.5 * MILLIMETRE / (270 * 0.75)
"""What a point of a drawn table measures in the book."""
pytestmark = pytest.mark.only_browser("chromium")


def make(folder: Path) -> None:
    """Make all files of a game in a language anew, in this folder."""
    command = [sys.executable, str(ROOT / "build"), "print", "--lang", LANG, GAME]
    subprocess.run(command, check=True, env={**os.environ, "NASTILKA_WORK": str(folder)}, stdout=subprocess.DEVNULL)


def printed_in(folder: Path) -> dict[str, Path]:
    """The files that are there, by name."""
    return {path.name: path for path in folder.rglob(f"{GAME}-*/paper/*")}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return printed_in(made_once(tmp_path_factory, "print", make))


def pdfs(made: dict[str, Path]) -> list[Path]:
    return [path for path in made.values() if path.suffix == ".pdf"]


def letters(pdf: bytes) -> dict[float, str]:
    """The sizes of all letters in points, rounded down to a tenth, each with those that have it."""
    found: dict[float, list[str]] = {}
    for page in pypdfium2.PdfDocument(pdf):
        text = page.get_textpage()
        for at in range(text.count_chars()):
            letter = chr(raw.FPDFText_GetUnicode(text, at))
            if letter.strip() and not raw.FPDFText_IsGenerated(text, at):
                found.setdefault(size(text, at), []).append(letter)
    return {points: "".join(those) for points, those in found.items()}


def size(text: pypdfium2.PdfTextPage, at: int) -> float:
    matrix = raw.FS_MATRIX()
    raw.FPDFText_GetMatrix(text, at, matrix)
    return int(10 * raw.FPDFText_GetFontSize(text, at) * hypot(matrix.c, matrix.d) + 0.05) / 10


def drawn(book: Book) -> Drawn:
    """The book's pictures, by a Playwright of another thread, since this one's may be in use."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(draw, [*book.drawings.found.values()], book.lang).result()


def test_letters_of_tables_are_large_enough_to_be_read() -> None:
    book = make_book(find(GAME), Messages(LANG))
    tables = [drawing for drawing in book.drawings.found.values() if drawing.width]
    book.drawings.found = {drawing.name: drawing for drawing in tables}
    found = letters(drawn(book).pdf)
    assert min(found) * POINTS_IN_BOOK >= SMALLEST, found[min(found)]


@ENDURE
@pytest.mark.parametrize(("game", "lang"), [*zip(ids(), cycle(LANGS))])
def test_every_book_is_typeset_and_can_be_read(game: str, lang: str) -> None:
    t = Messages(lang)
    book = make_book(find(game), t)
    found = letters(rulebook_pdf(book, drawn(book), t))
    assert min(found) >= SMALLEST, found[min(found)]


@ENDURE
def test_two_runs_make_the_same_bytes(made: dict[str, Path], tmp_path: Path) -> None:
    make(tmp_path)
    again = printed_in(tmp_path)
    assert made.keys() == again.keys()
    assert {name for name, path in made.items() if path.read_bytes() != again[name].read_bytes()} == set()


@ENDURE
def test_the_checker_of_pdf_ua_finds_nothing(made: dict[str, Path]) -> None:
    found = {path.name: [*validate(str(path)).findings] for path in pdfs(made)}
    assert len(found) == 3
    assert not any(found.values()), found


@ENDURE
def test_headings_are_not_empty(made: dict[str, Path]) -> None:
    """The checker's own test of that stops at headings of several pieces."""
    for path in pdfs(made):
        with pikepdf.open(path) as pdf:
            heads = [part for part in pdf.objects if isinstance(part, pikepdf.Dictionary) and is_heading(part)]
            assert heads
            assert all("/K" in head and len(head.K) for head in heads), path.name


def is_heading(part: pikepdf.Dictionary) -> bool:
    return str(part.get("/S")) in ("/H1", "/H2", "/H3")


@ENDURE
def test_all_fonts_are_ours_and_embedded(made: dict[str, Path]) -> None:
    for path in pdfs(made):
        with pikepdf.open(path) as pdf:
            faces = [part for part in pdf.objects if isinstance(part, pikepdf.Dictionary) and "/FontName" in part]
            assert faces
            names = {str(face.FontName).partition("+")[2] for face in faces}
            assert all(name.startswith(OURS) for name in names), names


@ENDURE
def test_pages_have_their_true_size(made: dict[str, Path]) -> None:
    for path in pdfs(made):
        size = next(size for kind, size in SIZES.items() if kind in path.name)
        with pikepdf.open(path) as pdf:
            for page in pdf.pages:
                edges = sorted(float(edge) / MILLIMETRE for edge in page.mediabox[2:])
                assert edges == pytest.approx(sorted(size), abs=0.1), path.name


@ENDURE
def test_the_checker_of_epubs_finds_nothing(made: dict[str, Path]) -> None:
    checker = shutil.which("epubcheck")
    assert checker, "run `make .venv/pango`"
    for path in made.values():
        if path.suffix == ".epub":
            command = ["java", "-jar", checker, "--failonwarnings", str(path)]
            said = subprocess.run(command, capture_output=True, text=True, check=False)
            assert said.returncode == 0, said.stdout + said.stderr
