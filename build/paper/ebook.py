"""Binds an EPUB 3 from its files; pictures of vectors become PNGs."""

from __future__ import annotations

import io
import zipfile

import pypdfium2

from paper.drawings import HEIGHT, WIDTH, Drawn
from paths import EPOCH
from web.paper.book import Book
from web.paper.ebook import Image, ebook_files
from web.parts.messages import Messages

_SCALE = 2.0
"""Dots of an image in a point of its drawing."""
_POINTS = 0.75
_COLOURS = 128


def ebook(book: Book, drawn: Drawn, t: Messages) -> bytes:
    """The EPUB; the same bytes from the same book and drawings."""
    files = ebook_files(book, images(drawn), t)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
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
