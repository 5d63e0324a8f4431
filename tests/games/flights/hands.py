"""How a card of Flights shows in the page."""

from __future__ import annotations

import re

from web.games.flights.say import card_name
from web.parts.messages import Messages


def traces(card: str) -> list[str]:
    """Patterns of which the page has one wherever it shows the card."""
    return [rf"[\"'-]{re.escape(card)}[\"'-]", re.escape(f">{card_name(card, Messages('en'))}<")]
