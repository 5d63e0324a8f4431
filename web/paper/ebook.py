"""One rulebook as an EPUB 3: a file for each chapter, the pictures as images with words in their place."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from web.paper.book import Book, about
from web.paper.drawings import SCHEME
from web.parts.html import Html, el, join
from web.parts.messages import Messages

_STYLE = Path(__file__).with_name("ebook.css")
_CONTAINER = (
    '<?xml version="1.0" encoding="utf-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:'
    'container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>'
    "</rootfiles></container>\n"
)
_XHTML = {"xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": "http://www.idpf.org/2007/ops"}
_HEADS = {"xmlns": "http://www.idpf.org/2007/opf", "version": "3.0", "unique-identifier": "id"}
_PARTS_OF_DC = {"xmlns:dc": "http://purl.org/dc/elements/1.1/"}
_ID = re.compile(r' id="([^"]+)"')
_LINK = re.compile(r' href="#([^"]+)"')
_IMAGE = re.compile(rf'<img src="{SCHEME}([^"]+)"([^<>]*)>')
_ACCESS = {
    "schema:accessMode": ("textual", "visual"),
    "schema:accessModeSufficient": ("textual", "textual,visual"),
    "schema:accessibilityFeature": ("alternativeText", "structuralNavigation", "tableOfContents", "readingOrder"),
    "schema:accessibilityHazard": ("none",),
}


@dataclass(frozen=True, slots=True)
class Image:
    """A picture as a PNG, and its size as it is meant to be seen, in CSS pixels."""

    png: bytes
    width: int
    height: int


def ebook_files(book: Book, images: Mapping[str, Image], t: Messages) -> dict[str, bytes]:
    """The files of the EPUB but for `mimetype`, by name."""
    names = [f"{at:02}-{chapter.ident}.xhtml" for at, chapter in enumerate(book.chapters, 1)]
    pages = {name: chapter.content for name, chapter in zip(names, book.chapters, strict=True)}
    lead = el("p", {"class": "lead"}, t(f"about-{book.game_id}"))
    facts = el("p", {"class": "facts"}, book.facts)
    title = el("section", {"class": "title-page"}, book.cover, el("h1", None, book.title), facts, lead)
    pages = {"00-title.xhtml": title, **pages}
    places = {ident: name for name, content in pages.items() for ident in _ID.findall(content)}
    texts = {name: _page(book, _bound(content, name, places, images)) for name, content in pages.items()}
    chapters = zip(book.chapters, names, strict=True)
    lines = [el("li", None, el("a", {"href": name}, chapter.title)) for chapter, name in chapters]
    contents = el("nav", {"epub:type": "toc", "id": "toc"}, el("h1", None, t("rules-contents")), el("ol", None, *lines))
    texts["nav.xhtml"] = _page(book, contents)
    files = {f"book/{name}": text.encode() for name, text in texts.items()}
    files |= {f"book/images/{name}.png": image.png for name, image in images.items()}
    files |= {"META-INF/container.xml": _CONTAINER.encode(), "book/style.css": _STYLE.read_bytes()}
    return files | {"book/package.opf": _package(book, [*pages], sorted(images), t).encode()}


def _bound(content: Html, own: str, places: Mapping[str, str], images: Mapping[str, Image]) -> Html:
    """A chapter whose links lead into the other files, and whose pictures are there."""

    def link(found: re.Match[str]) -> str:
        name = places[found[1]]
        return f' href="{"" if name == own else name}#{found[1]}"'

    def image(found: re.Match[str]) -> str:
        size = images[found[1]]
        return f'<img src="images/{found[1]}.png" width="{size.width}" height="{size.height}"{found[2]}/>'

    closed = content.replace("<br>", "<br/>").replace("<hr>", "<hr/>")
    return Html(_IMAGE.sub(image, _LINK.sub(link, closed)))


def _page(book: Book, content: Html) -> str:
    style = '<link rel="stylesheet" type="text/css" href="style.css"/>'
    head = el("head", None, el("title", None, book.title), Html(style))
    html = {**_XHTML, "lang": book.lang, "xml:lang": book.lang}
    return f'<?xml version="1.0" encoding="utf-8"?>\n{el("html", html, head, el("body", None, content))}\n'


def _package(book: Book, pages: Sequence[str], images: Sequence[str], t: Messages) -> str:
    cover = _IMAGE.search(book.cover)
    items = [_item("nav.xhtml", "application/xhtml+xml", "nav"), _item("style.css", "text/css")]
    items += [_item(name, "application/xhtml+xml") for name in pages]
    items += [
        _item(f"images/{name}.png", "image/png", "cover-image" if cover and cover[1] == name else None)
        for name in images
    ]
    spine = [Html(f'<itemref idref="{_ident(name)}"/>') for name in pages]
    ident = uuid.uuid5(uuid.NAMESPACE_URL, f"nastilka:{book.game_id}:{book.lang}")
    core = (
        el("dc:identifier", {"id": "id"}, f"urn:uuid:{ident}"),
        el("dc:title", None, book.title),
        el("dc:language", None, book.lang),
        el("dc:creator", None, t("app-name")),
        el("dc:description", None, about(book, t)),
    )
    access = [_meta(name, value) for name, values in _ACCESS.items() for value in values]
    access.append(_meta("schema:accessibilitySummary", t("paper-access")))
    # EPUB wants a day; with a fixed one the same book is the same file, whenever it is made.
    metadata = el("metadata", _PARTS_OF_DC, *core, _meta("dcterms:modified", "1980-01-01T00:00:00Z"), join(*access))
    parts = (metadata, el("manifest", None, *items), el("spine", None, *spine))
    package = el("package", {**_HEADS, "xml:lang": book.lang}, *parts)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{package}\n'


def _meta(name: str, value: str) -> Html:
    return Html(f'<meta property="{name}">{escape(value)}</meta>')


def _item(name: str, kind: str, properties: str | None = None) -> Html:
    made = el("item", {"id": _ident(name), "href": name, "media-type": kind, "properties": properties})
    return Html(made.replace("></item>", "/>"))


def _ident(name: str) -> str:
    return "f-" + re.sub(r"[^\w.-]", "-", name)
