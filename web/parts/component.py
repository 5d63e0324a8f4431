"""A card or a piece as a small picture, for a rulebook's list of what is in the box."""

from __future__ import annotations

from web.parts.html import Html, el


def sample(name: str, drawn: Html) -> Html:
    """The picture, with a name for those who do not see it, which begins with a capital."""
    name = name[:1].upper() + name[1:]
    return el("span", {"class": "sample", "role": "img", "aria-label": name, "title": name}, drawn)
