"""How a card of UNO shows up in the page's HTML."""

from __future__ import annotations

import re

from web.games.uno.words import card_name
from web.parts.messages import Messages


def patterns(card: str) -> list[str]:
    """Regular expressions; one of them matches wherever the page shows the card."""
    return [rf"[\"'-]{re.escape(card)}[\"'-]", re.escape(f">{card_name(card, Messages('en'))}<")]
