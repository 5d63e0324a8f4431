"""UNO on the page."""
