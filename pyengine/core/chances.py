"""From leads to chances: who is likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def chances(leads: Sequence[float], swing: float = 1.0) -> list[float]:
    """The chances of each seat to win, 1 in all; a lead of `swing` makes a win e times as likely."""
    most = max(leads)
    weights = [exp((lead - most) / swing) for lead in leads]
    total = sum(weights)
    return [weight / total for weight in weights]
