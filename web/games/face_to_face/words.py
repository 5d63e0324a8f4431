"""Face to Face in words."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.messages import Messages
from web.parts.table import Words

VALUES: Mapping[str, Words] = {}


def act(text: str, t: Messages) -> str:
    """An action."""
    card, arrow, pile = text.partition(">")
    return t(f"rules-act-f2f-{pile}", card=card) if arrow else t("rules-act-f2f-draw")
