"""Nizam on the page."""
