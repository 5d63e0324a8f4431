"""How actions of Face to Face are expressed in English."""

ACTIONS = [("17>their-up", "17 on the other’s ascending pile"), ("draw", "end the turn and draw")]
