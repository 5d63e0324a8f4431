"""The engine's worker, which answers the page's commands, in Pyodide."""
