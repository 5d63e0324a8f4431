"""The static pages, as they stand before any script runs."""

from web.pages.site import render

__all__ = ["render"]
