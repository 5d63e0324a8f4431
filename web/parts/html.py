"""HTML as values: elements are built by functions, so that text is always escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape, unescape
from typing import SupportsIndex

_TAG = re.compile("<[^<>]*>")
_FIRST = re.compile(r"^((?:<[^<>]*>)*)(.)", re.DOTALL)
"""The first letter behind the tags that open before it."""
_TAGS = re.compile("(<[^<>]*>)")
_VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


class Foreign(str):
    """A text with words of another language than the page's in it; as HTML they are marked. One that is in another
    language as a whole has `attrs`, for the element that it fills.
    """

    __slots__ = ("attrs", "html")
    html: Html
    attrs: dict[str, str]

    def __new__(cls, text: str, html: str = "") -> Foreign:  # noqa: D102 - it is what the class says
        made = super().__new__(cls, text)
        made.html, made.attrs = Html(html), {}
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
        made.attrs = self.attrs
        return made

    @classmethod
    def whole(cls, text: str, html: str, lang: str, direction: str) -> Foreign:
        """A text in another language, which as HTML is `html`."""
        attrs = {"lang": lang, "dir": direction}
        made = cls(text, el("span", attrs, Html(html)))
        made.attrs = attrs
        return made


Child = str | None


def el(tag: str, attrs: Mapping[str, object] | None = None, *children: Child) -> Html:
    """An element. `True` is a bare attribute, `None` and `False` are left out; plain text is escaped."""
    head = f"<{tag}{''.join(_attribute(*pair) for pair in (attrs or {}).items())}>"
    return Html(head) if tag in _VOID else Html(f"{head}{join(*children)}</{tag}>")


def join(*children: Child) -> Html:
    """Several pieces one after the other."""
    return Html("".join(map(_piece, children)))


def escaped(value: object) -> Html:
    """A value as HTML."""
    return Html(_piece(str(value) if not isinstance(value, str) else value))


def attributes_of(text: str) -> dict[str, str]:
    """The attributes of an element that a script fills with such a text."""
    return text.attrs if isinstance(text, Foreign) else {}


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
    made.attrs = text.attrs
    return made


def plain(text: Html | str) -> str:
    """A text without its tags."""
    return unescape(_TAG.sub("", text)) if isinstance(text, Html) else text


def _piece(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Foreign):
        return child.html
    return child if isinstance(child, Html) else escape(child)


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
