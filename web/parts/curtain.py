"""The curtain of a shared device: the next player's hand is not in the page until they ask for it."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def curtain(name: str, t: Messages) -> Html:
    """Ask to pass the device to the named player."""
    text = el("p", None, t("pass-to", name=name))
    return el("div", {"class": "cover curtain", "id": "curtain"}, text, do("reveal", t("show-hand"), main=True))
