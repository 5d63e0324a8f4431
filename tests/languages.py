"""The languages of the rulebooks, found by their files; the pages have the same (`tests/web/test_messages.py`)."""

from __future__ import annotations

from pathlib import Path

SEEDS = Path(__file__).parents[1] / "seeds"
FIRST = "en"
_FOUND = {path.name.split(".")[1] for path in SEEDS.glob("*/rulebook.*.md")}
LANGS = (FIRST, *sorted(_FOUND - {FIRST}))
