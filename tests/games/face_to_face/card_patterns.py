"""How a card of Face to Face shows up in the page's HTML."""

from __future__ import annotations


def patterns(card: str) -> list[str]:
    """Regular expressions; one of them matches wherever the page shows the card."""
    return [rf'(?:card-\d-|hand-|source="){card}\b']
