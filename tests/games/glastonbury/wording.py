"""How actions and facts of Glastonbury are expressed in English."""

ACTIONS = [("r2c3>spells", "row 2, column 3: keep the spell")]
CASES = [({"place": "r1c3", "unknown": 1}, ["row 1, column 3"])]
CODES = [({"place": "r1c3"}, "r1c3")]
"""Facts, and a code that must not appear in their words in any language."""
