"""The static pages, as they stand before any script runs."""

from web.site.pages import render

__all__ = ["render"]
