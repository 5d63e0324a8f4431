"""Higher in words."""

from __future__ import annotations

from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    """An action: `17>pile`, or `draw`."""
    card, arrow, _ = text.partition(">")
    return t("hig-act-lay", card=card) if arrow else t("hig-act-draw")


WORDS = Wording(_act)
