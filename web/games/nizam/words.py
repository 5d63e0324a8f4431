"""Nizam in words."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.gems import words as gems
from web.parts.messages import Messages
from web.parts.table import Words


def act(text: str, t: Messages) -> str:
    """An action."""
    return gems.act(text, t)


def _run(text: str, t: Messages) -> str:
    """A run: `row2-R3`."""
    line, _, what = text.partition("-")
    return t("niz-run", line=gems.line(line, t), gems=t("gem-many", gem=gems.gem(what[0], t), count=int(what[1:])))


VALUES: Mapping[str, Words] = {**gems.VALUES, "changed": _run, "untouched": _run}
