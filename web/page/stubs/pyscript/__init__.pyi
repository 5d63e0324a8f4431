"""What the build gives the page's Python of PyScript; see `build/website/trim_pyscript.py`."""

from js import Document, Window

document: Document
window: Window
