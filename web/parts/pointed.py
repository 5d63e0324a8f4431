"""Marks the controls of an action on a table: `data-pointed` for lessons and hints, `data-refused` for refusals."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

from web.parts.html import Html

Begins = Callable[[str, str], bool]
"""Whether an action begins with choosing a source; see `Table.begins`."""

_TAG = re.compile(r"<[a-z][^>]* data-(?:action|try|source|target)=[^>]*>")
_ATTRIBUTE = re.compile(r' data-(action|try|source|target)="([^"]*)"')


def pointed(html: Html, action: str, begins: Begins) -> Html:
    """The page with the controls of an action marked; where there are none yet, the sources that it begins with."""
    if any(_does(tag[0], action) for tag in _TAG.finditer(html)):
        return _mark(html, "data-pointed", lambda tag: _does(tag, action))
    return _mark(html, "data-pointed", lambda tag: _begins(tag, action, begins))


def pointed_whole(html: Html, action: str, begins: Begins) -> Html:
    """The page with an action marked from its sources to its target, such as `own-up` of `17>own-up`."""
    return _mark(html, "data-pointed", lambda tag: _belongs(tag, action, begins))


def refused(html: Html, action: str, begins: Begins) -> Html:
    """The page with what a refused action would have moved, and what stood in its way, marked."""
    return _mark(html, "data-refused", lambda tag: _belongs(tag, action, begins))


def _mark(html: Html, mark: str, wanted: Callable[[str], bool]) -> Html:
    """The page with a mark on the tags that are wanted, before their attributes."""

    def marked(found: re.Match[str]) -> str:
        name, space, rest = found[0].partition(" ")
        return f"{name} {mark}{space}{rest}" if wanted(found[0]) else found[0]

    return Html(_TAG.sub(marked, html))


def _given(tag: str) -> dict[str, str]:
    """The values of a tag's `data-action` and so on."""
    return {name: unescape(value) for name, value in _ATTRIBUTE.findall(tag)}


def _does(tag: str, action: str) -> bool:
    given = _given(tag)
    return action in (given.get("action"), given.get("try"))


def _begins(tag: str, action: str, begins: Begins) -> bool:
    source = _given(tag).get("source")
    return source is not None and begins(action, source)


def _belongs(tag: str, action: str, begins: Begins) -> bool:
    _, arrow, target = action.rpartition(">")
    reaches = bool(arrow) and _given(tag).get("target") == target
    return reaches or _does(tag, action) or _begins(tag, action, begins)
