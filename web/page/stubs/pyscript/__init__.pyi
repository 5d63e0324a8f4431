"""What the build gives the page's Python of PyScript; see `build/pyscript_core.py`."""

from js import Document, Window

document: Document
window: Window
