"""How actions and facts of UNO are expressed in English."""

ACTIONS = [("catch>2", "catch Player 2 without “UNO!”")]
CASES = [({"card": "grev", "top": "b7"}, ["card Green Reverse", "on Blue 7"])]
CODES = [({"card": "r7"}, "r7")]
"""Facts, and a code that must not appear in their words in any language."""
