"""Higher on the page."""
