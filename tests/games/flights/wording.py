"""How actions of Flights are expressed in English."""

ACTIONS = [("take>u", "take universal exchange")]
"""Facts, and a code that must not appear in their words in any language."""
