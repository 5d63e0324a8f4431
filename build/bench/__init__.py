"""Measures the engine, its bots and the site, each beside others: `python build bench`."""
