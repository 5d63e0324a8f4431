"""How actions of UNO are expressed in English."""

ACTIONS = [("catch>2", "catch Player 2 without “UNO!”")]
"""Facts, and a code that must not appear in their words in any language."""
