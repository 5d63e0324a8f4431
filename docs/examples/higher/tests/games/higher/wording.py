"""How actions of Higher are expressed in English."""

ACTIONS = [("17>pile", "lay 17"), ("draw", "draw a card")]
