"""Nizam in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from web.parts.gems import words as gems
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    return t("niz-act-activate") if text == "activate" else gems.act(text, t)


def run_words(text: str, t: Messages) -> str:
    """A run: `row2-R3`."""
    line, _, what = text.partition("-")
    return t("niz-run", line=gems.line(line, t), gems=t("gem-many", gem=gems.gem(what[0], t), count=int(what[1:])))


def runs_words(runs: Iterable[dict[str, Any]], t: Messages) -> str:
    """The runs of a view."""
    return glued("; ", (run_words(f"{run['line']}-{run['kind']}{run['length']}", t) for run in runs))


WORDS = Wording(_act, {**gems.VALUES, "changed": run_words, "untouched": run_words}, place=gems.place)
