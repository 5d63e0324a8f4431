"""Face to Face in words."""

from __future__ import annotations

from web.messages import Messages
from web.table.words import Values

VALUES: Values = {}


def act(text: str, t: Messages) -> str:
    """An action."""
    card, arrow, pile = text.partition(">")
    return t(f"rules-act-f2f-{pile}", card=card) if arrow else t("rules-act-f2f-draw")
