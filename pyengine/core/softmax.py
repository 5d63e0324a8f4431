"""From leads to chances of winning: the softmax function."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def softmax(leads: Sequence[float], temperature: float = 1.0) -> list[float]:
    """The chances of each seat to win, 1 in all; a lead of `temperature` makes a win e times as likely."""
    most = max(leads)
    weights = [exp((lead - most) / temperature) for lead in leads]
    total = sum(weights)
    return [weight / total for weight in weights]
