"""The languages that have all rulebooks and lessons, found by their files, and those that lack nothing at all."""

from __future__ import annotations

from pathlib import Path

from web.parts.messages import LANGS as OF_PAGES
from web.parts.messages import languages

SEEDS = Path(__file__).parents[1] / "seeds"
FIRST = "en"
_BOOKS = [path for kind in ("rulebook", "lesson") for path in SEEDS.glob(f"*/{kind}.{FIRST}.md")]
_EACH = [{path.suffixes[0][1:] for path in book.parent.glob(f"{book.name.split('.')[0]}.*.md")} for book in _BOOKS]
LANGS = (FIRST, *sorted(set.intersection(*_EACH) - {FIRST}))
WHOLE = tuple(lang for lang in OF_PAGES if languages()[lang].whole)
"""A language that has only begun is tried in `tests/web/test_gaps.py`."""
