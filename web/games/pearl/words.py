"""Pearl of the East in words."""

from __future__ import annotations

from web.parts.gems import words as gems
from web.parts.messages import Messages
from web.parts.table_data import Wording


def _act(text: str, t: Messages) -> str:
    kind, _, to = text.partition(">")
    if to == "done":
        return t("prl-act-done", gem=gems.gem(kind, t))
    return t(f"prl-act-{text}") if text in ("prove", "end") else gems.act(text, t)


def _stands_for(kind: str, t: Messages) -> str:
    """The kind that the pearl is in this turn."""
    return t("prl-free") if kind == "o" else gems.gem(kind, t)


_KINDS = ("done-of", "open-of", "provable", "forbidden")
WORDS = Wording(_act, {**gems.VALUES, **dict.fromkeys(_KINDS, gems.gem), "pearl": _stands_for}, place=gems.place)
