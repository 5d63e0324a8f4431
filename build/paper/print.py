"""Makes rulebooks and cards on paper, in every language: PDF and EPUB, sheets to cut. `var/print` keeps them.

python build print [--again] [--lang LANG] [GAME…]
"""

from __future__ import annotations

import argparse
import io
import shutil
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pypdfium2

from paper.drawings import HEIGHT, WIDTH, Drawn, draw
from paper.pdf import typeset
from paper_cache import FOLDER, files_of, folder_of
from paths import EPOCH, ROOT, write_all
from pyengine.core.game import Game
from web.games import games
from web.paper.book import Book, make_book, paper_page
from web.paper.drawings import Drawings
from web.paper.ebook import Image, ebook_files
from web.paper.sheets import page_rules, sheets_page
from web.parts.messages import LANGS, Messages
from web.site.file_books import documents, find, games_of_files
from web.site.on_paper import CARDS, paper_file

_STYLES = ROOT / "web/paper"
_SCALE = 2.0
"""Dots of an image in a point of its drawing."""
_POINTS = 0.75
_COLOURS = 128


def main() -> None:
    """Make what is asked for and not there yet, and say how long each took and how large it is."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME")
    reader.add_argument("--again", action="store_true", help="make also what is there already")
    reader.add_argument("--lang", choices=LANGS, help="only in this language")
    asked = reader.parse_args()
    langs = [asked.lang] if asked.lang else LANGS
    for game in map(find, asked.games or [game.id for game in (*games(), *games_of_files())]):
        folder = folder_of(game.id)
        if asked.again or not all((folder / name).exists() for name in files_of(game.id, langs)):
            make(game, folder, langs)
        print(f"{game.id}: {folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder}")


def make(game: Game, folder: Path, langs: Sequence[str] = LANGS) -> None:
    """All files of a game in these languages, into this folder; those of older sources go."""
    for lang in langs:
        for name, content in files(game, lang).items():
            write_all(folder, {name: content})
    for older in FOLDER.glob(f"{game.id}-*"):
        if older != folder and older.name.rpartition("-")[0] == game.id:
            shutil.rmtree(older)


def files(game: Game, lang: str) -> dict[str, bytes]:
    """The files of a game in a language, by their paths below the site's root; of a game in one file no cards."""
    t = Messages(lang)
    return rulebooks(game, t) | ({} if game.id in documents() else cards(game, t))


def rulebooks(game: Game, t: Messages) -> dict[str, bytes]:
    """The rulebook as PDF and as EPUB."""
    start = time.monotonic()
    book = make_book(game, t)
    drawn = draw([*book.drawings.found.values()], t.lang)
    bound = {"pdf": rulebook_pdf(book, drawn, t), "epub": ebook(book, drawn, t)}
    found = {paper_file(game.id, t.lang, kind): content for kind, content in bound.items()}
    _say(found, time.monotonic() - start)
    return found


def rulebook_pdf(book: Book, drawn: Drawn, t: Messages) -> bytes:
    """The book as PDF, with its pictures."""
    return typeset(paper_page(book, t), (_STYLES / "book.css").read_text("utf-8"), [drawn])


def cards(game: Game, t: Messages) -> dict[str, bytes]:
    """The sheets to cut, for every paper."""
    start, drawings = time.monotonic(), Drawings()
    pages = {kind: sheets_page(game, paper, drawings, t) for kind, paper in CARDS.items()}
    drawn: Drawn = draw([*drawings.found.values()], t.lang)
    style = (_STYLES / "sheets.css").read_text("utf-8")
    found = {
        paper_file(game.id, t.lang, kind): typeset(page, f"{page_rules(CARDS[kind])}\n{style}", [drawn])
        for kind, page in pages.items()
    }
    _say(found, time.monotonic() - start)
    return found


def _say(found: dict[str, bytes], seconds: float) -> None:
    sizes = ", ".join(f"{Path(name).name} {len(content) / 1e6:.2f} MB" for name, content in found.items())
    print(f"{sizes}: {seconds:.0f} s", flush=True)


def ebook(book: Book, drawn: Drawn, t: Messages) -> bytes:
    """The EPUB; the same bytes from the same book and drawings."""
    files = ebook_files(book, images(drawn), t)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        # First, and not packed: by these bytes readers know an EPUB.
        archive.writestr(zipfile.ZipInfo("mimetype", EPOCH), b"application/epub+zip", zipfile.ZIP_STORED)
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def images(drawn: Drawn) -> dict[str, Image]:
    """Every drawing as a PNG of few colours, by name."""
    document = pypdfium2.PdfDocument(drawn.pdf)
    found = {}
    for page, (name, box) in zip(document, drawn.boxes.items(), strict=True):
        right, low = WIDTH - box.x - box.width, HEIGHT - box.y - box.height
        crop = tuple(max(0.0, edge * _POINTS) for edge in (box.x, low, right, box.y))
        picture = page.render(scale=_SCALE, crop=crop).to_pil().convert("RGB")
        out = io.BytesIO()
        picture.quantize(_COLOURS).save(out, "PNG", optimize=True)
        found[name] = Image(out.getvalue(), round(box.width), round(box.height))
    return found


if __name__ == "__main__":
    main()
