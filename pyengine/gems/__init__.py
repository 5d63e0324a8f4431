"""Code shared by the games of gems on a field (Nizam and Pearl)."""
