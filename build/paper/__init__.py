"""Makes rulebooks and cards on paper."""
