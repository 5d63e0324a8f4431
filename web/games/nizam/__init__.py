"""Nizam on the page."""

from __future__ import annotations

from web.games.nizam.table import TABLE

__all__ = ["TABLE"]
