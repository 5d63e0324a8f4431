"""How much text is read at most. A text's length is checked before anything is made of it.

Each limit is many times what the games need: the longest position that they write has about 900 characters, the
longest recorded game 80,000, the longest rulebook 40,000.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError

LONGEST_POSITION = 20_000
"""Characters of a position; a line of a record's head, and a fence with all its lines, have no more either."""
LONGEST_RECORD = 2_000_000
"""Characters of a record."""
MOST_ACTIONS = 100_000
"""Actions of a record."""
MOST_ERRORS = 1_000
"""Mistakes of a text that are kept, each in memory of its own; a record or a study is not read on after so many."""
MOST_SEATS = 99
"""Seats that a text can name: many more than any game has."""
LONGEST_TEXT = 500_000
"""Characters of a Markdown text with fences: a rulebook or a lesson."""
MOST_FENCES = 2_000
"""Fences of a text."""
MOST_WORDS = 20_000
"""Words in all fences of a text together, without their positions: actions, rules, facts."""

LONGEST_STUDY = 500_000
"""Characters of a study."""
MOST_CHAPTERS = 100
"""Chapters of a study."""
MOST_NODES = 20_000
"""Actions in all chapters of a study together, those of its variations too."""
DEEPEST = 20
"""Variations within one another."""
MOST_LANGUAGES = 40
"""Languages of a study, and of the words at one place of it."""
LONGEST_WORDS = 10_000
"""Characters of the words at one place of a study, in one language."""
MOST_MARKS = 100
"""Marks at one place of a study; arrows, wanted actions and answers to others have no more either."""


def check_length(text: object, longest: int, line: int = 1) -> str:
    """The text itself; raises `NotationError` if it is longer, and `TypeError` if it is none.

    The place is that of the first character too many, in a text that begins on this line.
    """
    if not isinstance(text, str):
        raise TypeError(f"a text is expected, not {type(text).__name__}")
    if len(text) > longest:
        begun = text.rfind("\n", 0, longest)
        line += text.count("\n", 0, longest)
        raise NotationError(text[longest : longest + 1], line, longest - begun, at_most(longest, "characters"))
    return text


def at_most(number: int, what: str) -> str:
    """What an error expects in place of too much."""
    return f"at most {number} {what}"
