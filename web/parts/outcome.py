"""The end of a game: who won, and by which rule."""

from __future__ import annotations

from typing import Any

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages


def end(outcome: dict[str, Any], names: tuple[str, ...], viewer: int | None, rule_paragraph: Html, t: Messages) -> Html:
    """The result with its reason, and the next commands."""
    winners = outcome["ranking"][0]
    title = t("won-you") if winners == [viewer] else t("won", names=", ".join(names[seat] for seat in winners))
    reason = el("div", {"class": "reason"}, el("strong", {"class": "rule"}, outcome["reason"]), rule_paragraph)
    buttons = el(
        "div",
        {"class": "menu", "data-zone": "end"},
        do("new", t("new-deal"), main=True),
        do("again", t("same-deal")),
        do("review", t("review")),
        do("jump", t("look-back"), value="0"),
        do("share", t("share")),
        do("save", t("save-record")),
        el("a", {"class": "button", "href": "../"}, t("to-lobby")),
    )
    return el("div", {"class": "cover end", "id": "end", "tabindex": "-1"}, el("h2", None, title), reason, buttons)
