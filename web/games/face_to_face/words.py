"""Face to Face in words."""

from __future__ import annotations

from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    card, arrow, pile = text.partition(">")
    return t(f"f2f-act-{pile}", card=card) if arrow else t("f2f-act-draw")


WORDS = Wording(_act)
