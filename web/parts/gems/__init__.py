"""What the games with a field of gems share."""
