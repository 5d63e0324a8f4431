"""How actions of Glastonbury are expressed in English."""

ACTIONS = [("r2c3>spells", "row 2, column 3: keep the spell")]
"""Facts, and a code that must not appear in their words in any language."""
