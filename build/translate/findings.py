"""What is left to do in a translation, and where: for `build/translate/translate.py` and what it asks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something about a line of a file. What is only `worth` a look is no fault."""

    path: Path
    line: int
    text: str
    worth: bool = False

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def same_words(own: str, english: str) -> bool:
    """True if a text of some words is still the English one; a name of one or two words may well be the same."""
    words = [word for word in english.split() if any(map(str.isalpha, word)) and not word.startswith("$")]
    return len(words) > _NAMES and own.split() == english.split()


_NAMES = 3


def too_long(own: str, english: str) -> bool:
    """True if a text is so much longer than the English one that it may not fit."""
    return len(own) > 1.6 * len(english) + 12
