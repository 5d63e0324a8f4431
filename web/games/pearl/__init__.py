"""Pearl of the East on the page."""
