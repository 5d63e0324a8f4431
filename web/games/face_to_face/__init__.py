"""Face to Face on the page."""
