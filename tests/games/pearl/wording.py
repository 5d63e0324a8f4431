"""How actions and facts of Pearl are expressed in English."""

ACTIONS = [("R>done", "complete ruby"), ("end", "complete no more and end the turn")]
CASES = [
    ({"completing": "all"}, ["in this game everything proved has to be completed"]),
    ({"pearl": "o"}, ["the pearl: no kind yet"]),
    ({"pearl": "J"}, ["the pearl: jade"]),
]
CODES: list[tuple[dict[str, str], str]] = []
