"""What surrounds a table: the frame, notices, the curtain, the end, and the page for a bad address."""
