"""Typesets a page of HTML as PDF/UA-1, and puts drawings of vectors in the places of its images."""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence
from itertools import count

import pikepdf
from PIL import Image
from weasyprint import HTML
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from paper.drawings import HEIGHT, Drawn
from paper.fonts import FAMILIES, font_faces, font_files, scripts_of
from web.paper.drawings import SCHEME

_FONTS = "font:"
_POINTS = 0.75
"""Points in a CSS pixel."""


def typeset(page: str, style: str, drawn: Sequence[Drawn]) -> bytes:
    """A page of HTML as PDF/UA-1; the same bytes from the same page and drawings."""
    scripts = scripts_of(page)
    fetcher = _Fetcher(drawn, scripts)
    sheet = (
        f"{font_faces(_FONTS, scripts)}\n:root {{ --serif: {FAMILIES['Serif']}; --sans: {FAMILIES['Sans']}; }}\n{style}"
    )
    html = page.replace("<style></style>", f"<style>{sheet}</style>")
    text = HTML(string=html, url_fetcher=fetcher)
    found = text.write_pdf(
        font_config=FontConfiguration(), pdf_variant="pdf/ua-1", pdf_identifier=b"nastilka", pdf_tags=True
    )
    return _placed(found, drawn)


class _Fetcher(URLFetcher):  # type: ignore[misc] # WeasyPrint has no annotations
    """Gives the fonts, and for each drawing an image of its size whose first pixels are the drawing's number."""

    def __init__(self, drawn: Sequence[Drawn], scripts: Sequence[str]) -> None:
        super().__init__(allowed_protocols=(), fail_on_errors=True)
        self.fonts = font_files(scripts)
        numbers = count()
        self.boxes = {name: (next(numbers), box) for each in drawn for name, box in each.boxes.items()}

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:  # noqa: ARG002 - the base's signature
        if url.startswith(_FONTS):
            return URLFetcherResponse(url, self.fonts[url.removeprefix(_FONTS)], {"Content-Type": "font/ttf"})
        number, box = self.boxes[url.removeprefix(SCHEME)]
        image = Image.new("L", (max(8, round(box.width)), max(1, round(box.height))))
        for at, byte in enumerate(struct.pack(">I", number)):
            image.putpixel((at, 0), byte)
        out = io.BytesIO()
        image.save(out, "PNG")
        return URLFetcherResponse(url, out.getvalue(), {"Content-Type": "image/png"})


def _placed(pdf: bytes, drawn: Sequence[Drawn]) -> bytes:
    """The same PDF with the drawings in the places of the images that stand for them."""
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as found:
        forms = [form for each in drawn for form in _forms(found, each)]
        for page in found.pages:
            images = page.obj.Resources.get("/XObject", pikepdf.Dictionary())
            for name, image in images.items():
                if image.get("/Subtype") == "/Image":
                    images[name] = forms[struct.unpack(">I", image.read_bytes()[:4])[0]]
        for part in found.objects:
            if isinstance(part, pikepdf.Dictionary) and part.get("/S") == "/TH":
                part.A = pikepdf.Dictionary(O=pikepdf.Name.Table, Scope=pikepdf.Name.Column)
        found.save(out, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return out.getvalue()


def _forms(target: pikepdf.Pdf, drawn: Drawn) -> list[pikepdf.Object]:
    """The drawings as forms of the target, each in a square of one by one, as an image is."""
    forms = []
    with pikepdf.open(io.BytesIO(drawn.pdf)) as source:
        for page, box in zip(source.pages, drawn.boxes.values(), strict=True):
            form = target.copy_foreign(page.as_form_xobject())
            left, top = box.x * _POINTS, (HEIGHT - box.y) * _POINTS
            wide, high = box.width * _POINTS, box.height * _POINTS
            form.BBox = pikepdf.Array([left, top - high, left + wide, top])
            form.Matrix = pikepdf.Array([1 / wide, 0, 0, 1 / high, -left / wide, -(top - high) / high])
            forms.append(form)
    return forms
