"""What the games of gems on a field share."""
