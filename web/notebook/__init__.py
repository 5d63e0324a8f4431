"""Tables in a notebook: `%load_ext web.notebook`, and a view shows as the table, a state as a spectator sees it."""

from web.notebook.formatters import load_ipython_extension, register, unload_ipython_extension
from web.notebook.frame import table_html

__all__ = ["load_ipython_extension", "register", "table_html", "unload_ipython_extension"]
