"""What `make print` makes: accessible as checkers see it, in our fonts alone, at its true size, and always the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from pdfua import validate

from web.parts.messages import LANGS

ROOT = Path(__file__).parents[1]
GAME = "face-to-face"
MILLIMETRE = 72 / 25.4
OURS = ("Serif-", "Sans-", "SourceSerif4", "Onest")
SIZES = {"rules": (148, 210), "cards-a4": (210, 297), "cards-letter": (215.9, 279.4)}
pytestmark = pytest.mark.endure


def printed(folder: Path) -> dict[str, Path]:
    """All files of a game, made anew in this folder, by name."""
    command = [sys.executable, str(ROOT / "build/paper.py"), GAME]
    subprocess.run(command, check=True, env={**os.environ, "NASTILKA_WORK": str(folder)}, stdout=subprocess.DEVNULL)
    return {path.name: path for path in folder.rglob(f"{GAME}-*/paper/*")}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return printed(tmp_path_factory.mktemp("print"))


def pdfs(made: dict[str, Path]) -> list[Path]:
    return [path for path in made.values() if path.suffix == ".pdf"]


def test_two_runs_make_the_same_bytes(made: dict[str, Path], tmp_path: Path) -> None:
    again = printed(tmp_path)
    assert made.keys() == again.keys()
    assert {name for name, path in made.items() if path.read_bytes() != again[name].read_bytes()} == set()


def test_the_checker_of_pdf_ua_finds_nothing(made: dict[str, Path]) -> None:
    found = {path.name: [*validate(str(path)).findings] for path in pdfs(made)}
    assert len(found) == 3 * len(LANGS)
    assert not any(found.values()), found


def test_headings_are_not_empty(made: dict[str, Path]) -> None:
    """The checker's own test of that stops at headings of several pieces."""
    for path in pdfs(made):
        with pikepdf.open(path) as pdf:
            heads = [part for part in pdf.objects if isinstance(part, pikepdf.Dictionary) and is_heading(part)]
            assert heads
            assert all("/K" in head and len(head.K) for head in heads), path.name


def is_heading(part: pikepdf.Dictionary) -> bool:
    return str(part.get("/S")) in ("/H1", "/H2", "/H3")


def test_all_fonts_are_ours_and_embedded(made: dict[str, Path]) -> None:
    for path in pdfs(made):
        with pikepdf.open(path) as pdf:
            faces = [part for part in pdf.objects if isinstance(part, pikepdf.Dictionary) and "/FontName" in part]
            assert faces
            names = {str(face.FontName).partition("+")[2] for face in faces}
            assert all(name.startswith(OURS) for name in names), names


def test_pages_have_their_true_size(made: dict[str, Path]) -> None:
    for path in pdfs(made):
        size = next(size for kind, size in SIZES.items() if kind in path.name)
        with pikepdf.open(path) as pdf:
            for page in pdf.pages:
                edges = sorted(float(edge) / MILLIMETRE for edge in page.mediabox[2:])
                assert edges == pytest.approx(sorted(size), abs=0.1), path.name


def test_the_checker_of_epubs_finds_nothing(made: dict[str, Path]) -> None:
    checker = shutil.which("epubcheck")
    assert checker, "run `make .venv/pango`"
    for path in made.values():
        if path.suffix == ".epub":
            command = ["java", "-jar", checker, "--failonwarnings", str(path)]
            said = subprocess.run(command, capture_output=True, text=True, check=False)
            assert said.returncode == 0, said.stdout + said.stderr
