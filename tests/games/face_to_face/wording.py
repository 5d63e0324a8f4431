"""How actions and facts of Face to Face are expressed in English."""

ACTIONS = [("17>their-up", "17 on the other’s ascending pile"), ("draw", "end the turn and draw")]
CASES = [({"card": 17, "top": 27}, ["card 17", "on 27"])]
CODES: list[tuple[dict[str, str], str]] = []
