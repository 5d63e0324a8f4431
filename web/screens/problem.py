"""The page for an address that asks for something that is not there."""

from __future__ import annotations

from web.html import Html, el
from web.messages import Messages


def problem(text: str, t: Messages) -> Html:
    """What is wrong with the address, and the way to the lobby."""
    home = el("a", {"class": "button main", "href": "../"}, t("to-lobby"))
    title = el("h1", {"id": "problem", "tabindex": "-1"}, t("problem-title"))
    return el("main", {"class": "problem", "id": "main"}, title, el("p", None, text), home)
