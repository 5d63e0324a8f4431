"""The reader's record so far, in sentences: the page knows it, since it is stored on the device alone."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.messages import Messages

NUMBERS = ("played", "won", "streak", "best", "met", "beaten")
"""What the page counts: finished games of this game and how many of them were won, how many were won in a row up to now
and at most, and the games against the same opponents, played and won.
"""
_MOST = 1_000_000


def read_record(text: str) -> dict[str, int]:
    """The numbers in a text such as `played=8 won=5`; unknown names and what is no number are ignored."""
    pairs = (part.partition("=") for part in text.split())
    return {name: int(value) for name, _, value in pairs if name in NUMBERS and _is_number(value)}


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= _MOST


def record_lines(record: Mapping[str, int], t: Messages) -> list[str]:
    """The record as sentences; none before the page has told it."""
    if any(name not in record for name in NUMBERS):
        return []
    lines = [t("record-game", won=record["won"], played=record["played"])]
    if record["streak"] > 1:
        lines.append(t("record-streak", streak=record["streak"], best=record["best"]))
    if record["met"] != record["played"]:
        lines.append(t("record-met", won=record["beaten"], played=record["met"]))
    return lines
