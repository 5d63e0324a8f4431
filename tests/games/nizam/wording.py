"""How actions and facts of Nizam are expressed in English."""

ACTIONS = [
    ("RST>col2-top", "column 2, top end: shift, paid with ruby, sapphire, topaz"),
    ("activate", "activate the field"),
]
CASES = [({"end": "row2-left", "kind": "R", "payment": "SSS"}, ["row 2, left end", "the gem there: ruby"])]
CODES: list[tuple[dict[str, str], str]] = []
