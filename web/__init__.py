"""The page: a table drawn from views, and what serves it. No game rule is in here."""
