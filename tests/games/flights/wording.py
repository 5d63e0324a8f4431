"""How actions and facts of Flights are expressed in English."""

ACTIONS = [("take>u", "take universal exchange")]
CASES = [({"own": "o2"}, ["yours: orange 2"])]
CODES = [({"their": "o2"}, "o2")]
"""Facts, and a code that must not appear in their words in any language."""
