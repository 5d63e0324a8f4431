"""The pictures of printed things: HTML that a browser draws once, and an image in the text that stands for it."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from html import unescape

from web.parts.html import Html, el

SCHEME = "drawing:"
"""How the address of a picture begins; its name follows."""
_TOLD = re.compile(r'<ul class="unseen told">(.*?)</ul>', re.DOTALL)
_SPOKEN = re.compile(r' aria-label="([^"]*)"|<span class="unseen">([^<]*)</span>')
_TAGS = re.compile(r"<[^<>]*>")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture to be drawn: its name, its HTML, and how wide it is, "half" or "whole"; or else as wide as its content.

    Tables are laid out for the width that they have in the book, so that letters have the same size in all of them.
    """

    name: str
    html: Html
    width: str | None


@dataclass(slots=True)
class Drawings:
    """The pictures that a text has asked for, each once, by name."""

    found: dict[str, Drawing] = field(default_factory=dict)

    def image(self, html: Html, alt: str, kind: str, width: str | None = None) -> Html:
        """The image in the text for a picture of this HTML, with words in its place."""
        name = hashlib.sha256(f"{width} {html}".encode()).hexdigest()[:12]
        self.found.setdefault(name, Drawing(name, html, width))
        return el("img", {"src": SCHEME + name, "alt": alt, "class": f"{kind} {width}" if width else kind})


def silent(html: Html) -> Html:
    """A picture without its texts for screen readers, which would be in the print as text that nobody sees."""
    return Html(re.sub(r'<span class="unseen">[^<]*</span>', "", _TOLD.sub("", html)))


def in_words(html: Html) -> str:
    """What a picture shows: the sentences on its table, or else the labels of its parts."""
    told = _TOLD.search(html)
    if told:
        lines = [unescape(_TAGS.sub("", line)).strip() for line in told[1].split("</li>")]
    else:
        lines = [unescape(label or unseen) for label, unseen in _SPOKEN.findall(html)]
    return " ".join(line if line.endswith((".", "!", "?", ":", "…")) else f"{line}." for line in lines if line)
