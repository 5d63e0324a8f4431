"""What is in the box of Higher, drawn small for the rulebook."""

from __future__ import annotations

from web.parts.component import sample
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.zones import Face, card_face


def component(code: str, t: Messages) -> Html | None:
    """A card by its number; None for anything else."""
    if not (code.isascii() and code.isdigit() and 1 <= int(code) <= 24):
        return None
    return sample(t("hig-card", card=code), card_face(Face(code, "number")))
