"""How a card of UNO shows in the page."""

from __future__ import annotations

import re

from web.messages import Messages
from web.table.uno_words import card_name


def traces(card: str) -> list[str]:
    """Patterns of which the page has one wherever it shows the card."""
    return [rf"[\"'-]{re.escape(card)}[\"'-]", re.escape(f">{card_name(card, Messages('en'))}<")]
