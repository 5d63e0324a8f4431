"""How actions and facts of Pearl are expressed in English."""

ACTIONS = [("R>done", "complete ruby")]
CASES = [({"pearl": "o"}, ["the pearl: no kind yet"]), ({"pearl": "J"}, ["the pearl: jade"])]
CODES: list[tuple[dict[str, str], str]] = []
