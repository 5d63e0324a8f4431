"""Where a link, or a message with a link in it, is put in by hand."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def paste(t: Messages, label: str, *more: Html) -> Html:
    """The field, with the button to take what was pasted, and `more` ways."""
    field = {"id": "pasted", "type": "text", "autocomplete": "off", "spellcheck": "false"}
    take = do("take-pasted", t("link-take"), main=True)
    menu = el("div", {"class": "menu"}, take, *more)
    return el("div", {"class": "paste"}, el("label", {"for": "pasted"}, label), el("input", field), menu)
