"""Glastonbury on the page."""

from __future__ import annotations

from web.games.glastonbury.table import TABLE

__all__ = ["TABLE"]
