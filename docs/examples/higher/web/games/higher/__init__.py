"""Higher on the page."""

from __future__ import annotations

from web.games.higher.table import TABLE

__all__ = ["TABLE"]
