"""HTML as values: elements are built by functions, so that text is always escaped."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape

_TAG = re.compile("<[^<>]*>")
_VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Child = str | None


def el(tag: str, attrs: Mapping[str, object] | None = None, *children: Child) -> Html:
    """An element. `True` is a bare attribute, `None` and `False` are left out; plain text is escaped."""
    head = f"<{tag}{''.join(_attribute(*pair) for pair in (attrs or {}).items())}>"
    return Html(head) if tag in _VOID else Html(f"{head}{join(*children)}</{tag}>")


def join(*children: Child) -> Html:
    """Several pieces one after the other."""
    return Html("".join(map(_piece, children)))


def plain(text: Html | str) -> str:
    """A text without its tags."""
    return unescape(_TAG.sub("", text)) if isinstance(text, Html) else text


def _piece(child: Child) -> str:
    if child is None:
        return ""
    return child if isinstance(child, Html) else escape(child)


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
