"""A card or a piece as a small picture, for a rulebook's list of what is in the box."""

from __future__ import annotations

from web.parts.html import Html, el


def sample(name: str, drawn: Html, kind: str | None = None) -> Html:
    """The picture, with a name for those who do not see it."""
    attrs = {"class": f"sample {kind}" if kind else "sample", "role": "img", "aria-label": name, "title": name}
    return el("span", attrs, drawn)
