"""Pearl of the East on the page."""

from __future__ import annotations

from web.games.pearl.table import TABLE

__all__ = ["TABLE"]
