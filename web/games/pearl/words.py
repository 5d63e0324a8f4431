"""Pearl of the East in words."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.gems import words as gems
from web.parts.messages import Messages
from web.parts.table import Words


def act(text: str, t: Messages) -> str:
    """An action."""
    kind, _, to = text.partition(">")
    return t("rules-act-gem-done", gem=gems.gem(kind, t)) if to == "done" else gems.act(text, t)


def _stands_for(kind: str, t: Messages) -> str:
    """The kind that the pearl is in this turn."""
    return t("prl-free") if kind == "o" else gems.gem(kind, t)


VALUES: Mapping[str, Words] = {**gems.VALUES, "pearl": _stands_for}
