"""HTML that games and pages share."""
