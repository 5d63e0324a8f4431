"""Games that are written as one file: the rulebook is the program (`docs/kit.md`)."""
