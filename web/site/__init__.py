"""The static pages, as they stand before any script runs."""

from web.site.pages import draws, render

__all__ = ["draws", "render"]
