"""Glastonbury on the page."""
