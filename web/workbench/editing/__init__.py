"""The tab to set a position up."""
