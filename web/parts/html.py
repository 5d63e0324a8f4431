"""HTML as values: elements are built by functions, so that text is always escaped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape, unescape
from typing import SupportsIndex

_TAG = re.compile("<[^<>]*>")
_FIRST = re.compile(r"^((?:<[^<>]*>)*)(.)", re.DOTALL)
"""The first letter behind the tags that open before it."""
_TAGS = re.compile("(<[^<>]*>)")
_LANG = re.compile(r'\slang="([^"]*)"')
_MARKED = re.compile(r'<(\w+)[^<>]*\slang="[^<>]*>[^<>]*</\1>')
"""An element that says its language, with nothing but words in it."""
_LABELS = ("title", "aria-label", "alt", "placeholder")
"""Attributes with words, which are in the language of their element."""
_LABELLED = re.compile(r'\s(?:title|aria-label|alt|placeholder|data-tip)="')
OWN_WORDS = "own-words"
"""The class of what is in the page's own language within an element whose tip is in another one."""
_VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


class Foreign(str):
    """A text with words of another language than the page's in it; as HTML they are marked. One that is in another
    language as a whole has `attrs`, for the element that it fills, and the language that is spoken `around` it.
    """

    __slots__ = ("around", "attrs", "html")
    html: Html
    attrs: dict[str, str]
    around: str

    def __new__(cls, text: str, html: str = "") -> Foreign:  # noqa: D102 - it is what the class says
        made = super().__new__(cls, text)
        made.html, made.attrs, made.around = Html(html), {}, ""
        return made

    def __add__(self, other: str) -> str:
        return glued("", (self, other))

    def __radd__(self, other: str) -> str:
        return glued("", (other, self))

    def replace(self, old: str, new: str, count: SupportsIndex = -1) -> Foreign:
        """The text with some letters replaced, and its HTML too."""
        parts = _TAGS.split(self.html)
        parts[::2] = [part.replace(escape(old), _piece(new), count) for part in parts[::2]]  # between the tags
        made = Foreign(str(self).replace(old, new, count), "".join(parts))
        made.attrs, made.around = self.attrs, self.around
        return made

    @classmethod
    def whole(cls, text: str, html: str, lang: str, direction: str, around: str = "") -> Foreign:
        """A text in another language, which as HTML is `html`."""
        attrs = {"lang": lang, "dir": direction}
        made = cls(text, el("span", attrs, Html(html)))
        made.attrs, made.around = attrs, around
        return made


Child = str | None


def el(tag: str, attrs: Mapping[str, object] | None = None, *children: Child) -> Html:
    """An element. `True` is a bare attribute, `None` and `False` are left out; plain text is escaped."""
    given, content = attrs or {}, "" if tag in _VOID else join(*children)
    if Foreign in map(type, given.values()):
        given, content = _in_language_of_label(given, content)
    head = f"<{tag}{''.join([_attribute(name, value) for name, value in given.items()])}>"
    return Html(head if tag in _VOID else f"{head}{content}</{tag}>")


def _in_language_of_label(given: Mapping[str, object], content: str) -> tuple[Mapping[str, object], str]:
    """The attributes and the content of an element whose label or tip is in another language than the page.

    The element says so where it has no words of its own. Around a tip these say theirs; with a label alone, which may
    be that of half a page, the element's own words count.
    """
    foreign = [each for name in _LABELS if isinstance(each := given.get(name), Foreign) and each.attrs]
    langs = {each.attrs["lang"] for each in foreign}
    if "lang" in given or len(langs) != 1:
        return given, content
    rest = _MARKED.sub("", content)
    if any(map(str.isalpha, _TAG.sub("", unescape(rest)))) or _LABELLED.search(rest):
        if "title" not in given or not foreign[0].around:
            return given, content
        content = el("span", {"class": OWN_WORDS, "lang": foreign[0].around}, Html(content))
    return {**given, "lang": langs.pop()}, content


def join(*children: Child) -> Html:
    """Several pieces one after the other."""
    return Html("".join(map(_piece, children)))


def escaped(value: object) -> Html:
    """A value as HTML."""
    return Html(_piece(str(value) if not isinstance(value, str) else value))


def attributes_of(text: str) -> dict[str, str]:
    """The attributes of an element that a script fills with such a text."""
    return text.attrs if isinstance(text, Foreign) else {}


def pieces(text: str) -> list[tuple[str, str]]:
    """A text in pieces, each behind the language that it is in; that of the page is empty."""
    if not isinstance(text, Foreign):
        return [("", text)]
    found, langs = [], [""]
    for part in _TAGS.split(text.html):
        if part.startswith("</"):
            langs.pop()
        elif part.startswith("<"):
            said = _LANG.search(part)
            langs.append(said[1] if said else langs[-1])
        elif part:
            found.append((langs[-1], unescape(part)))
    return found


def language_of(text: str) -> str:
    """The language that all words of a text are in, if that is another one than the page's; else empty."""
    langs = {lang for lang, piece in pieces(text) if any(map(str.isalpha, piece))}
    return langs.pop() if len(langs) == 1 else ""


def glued(between: str, texts: Iterable[str]) -> str:
    """`between.join(texts)`; where one of them is in another language, the whole is marked as these are."""
    found = list(texts)
    text = between.join(found)
    if not any(isinstance(each, Foreign) for each in found):
        return text
    return Foreign(text, escape(between).join(map(_piece, found)))


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    if not isinstance(text, Foreign):
        return text[:1].upper() + text[1:]
    made = Foreign(
        text[:1].upper() + text[1:], _FIRST.sub(lambda found: found[1] + found[2].upper(), text.html, count=1)
    )
    made.attrs, made.around = text.attrs, text.around
    return made


def plain(text: Html | str) -> str:
    """A text without its tags."""
    return unescape(_TAG.sub("", text)) if isinstance(text, Html) else text


def _piece(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Html):
        return child
    return child.html if isinstance(child, Foreign) else escape(child)


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    told = f" {name}" if value is True else f' {name}="{escape(str(value))}"'
    if name == "data-tip" and isinstance(value, Foreign):
        # No part of an attribute can say its language: `tips.js` does.
        told += _attribute(f"{name}-pieces", json.dumps(pieces(value), ensure_ascii=False))
    return told
