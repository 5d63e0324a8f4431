"""Rule IDs in running text, made into links."""

from __future__ import annotations

import re

from web.parts.html import Html

_ID = re.compile(r"(<[^<>]*>)|\b([A-Z0-9]{2,4}-\d+)\b")


def linked(html: Html, own: str = "", book: str = "") -> Html:
    """The same text, with each rule ID as a link to its rule in a `book`, here by default, except the rule's `own`."""

    def link(found: re.Match[str]) -> str:
        rule = found[2]
        return found[0] if not rule or rule == own else f'<a class="ref" href="{book}#{rule}">{rule}</a>'

    return Html(_ID.sub(link, html))
