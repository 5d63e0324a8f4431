"""Flights on the page."""
