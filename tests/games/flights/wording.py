"""How actions and facts of Flights are said in English."""

ACTIONS = [("take>u", "take universal exchange")]
CASES = [({"own": "o2"}, ["yours: orange 2"])]
CODES = [({"their": "o2"}, "o2")]
"""Facts, and a code that is not left to the reader in any language."""
