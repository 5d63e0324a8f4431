"""How actions and facts of Higher are expressed in English."""

ACTIONS = [("17>pile", "lay 17"), ("draw", "draw a card")]
CASES = [({"card": 3, "top": 6}, ["card 3", "on 6"])]
CODES: list[tuple[dict[str, str], str]] = []
