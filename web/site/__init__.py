"""The static pages, as they stand before any script runs."""

from web.site.pages import draws, nearest, render

__all__ = ["draws", "nearest", "render"]
