"""How a card of Face to Face shows in the page."""

from __future__ import annotations


def traces(card: str) -> list[str]:
    """Patterns of which the page has one wherever it shows the card."""
    return [rf'(?:card-\d-|hand-|source="){card}\b']
