"""What somebody who does not see the table asks it: what lies there, the own hand, what may be done, the scores."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages

QUESTIONS = {"table": "t", "hand": "y", "options": "o", "scores": "s"}
"""The questions, each with its key. No game uses these letters for anything else."""
_OTHERS = ("hint", "undo", "walk", "arrows", "enter", "escape")
"""The other keys of the table, by the ends of their messages."""


def ask_buttons(t: Messages) -> Html:
    """The questions as buttons, first at the table; one sees them once one of them has the focus."""
    buttons = (do("ask", t(f"ask-{name}"), value=name, key=key, ident=f"ask-{name}") for name, key in QUESTIONS.items())
    return el("div", {"class": "ask", "role": "group", "aria-label": t("ask"), "data-zone": "ask"}, *buttons)


def keys_help(t: Messages) -> Html:
    """The keys of the table, folded, for the settings."""
    asked = [(key.upper(), t(f"ask-{name}")) for name, key in QUESTIONS.items()]
    others = [(t(f"keys-{name}-key"), t(f"keys-{name}")) for name in _OTHERS]
    listed = (el("li", None, el("kbd", None, key), f" {what}") for key, what in (*asked, *others))
    return el(
        "details",
        {"class": "keys", "id": "keys"},
        el("summary", None, t("keys")),
        el("ul", None, *listed),
        el("p", {"class": "quiet"}, t("keys-readers")),
    )
