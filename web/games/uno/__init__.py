"""UNO on the page."""

from __future__ import annotations

from web.games.uno.table import TABLE

__all__ = ["TABLE"]
