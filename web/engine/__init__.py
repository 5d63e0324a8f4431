"""The engine's worker: what answers the page, in Pyodide."""
