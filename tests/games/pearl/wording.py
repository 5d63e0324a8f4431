"""How actions of Pearl are expressed in English."""

ACTIONS = [("R>done", "complete ruby"), ("end", "complete no more and end the turn")]
