"""The table of a game that is written as one file; a part that is fetched with the first of them."""
