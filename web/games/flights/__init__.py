"""Flights on the page."""

from __future__ import annotations

from web.games.flights.table import TABLE

__all__ = ["TABLE"]
