"""How the documentation is built: `make docs`."""

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "build")]

import pyengine  # noqa: E402

import_module("pyengine.games").__path__.append(str(HERE / "examples/higher/pyengine/games"))

project = "Nastilka"
author = "The Nastilka authors"
version = release = pyengine.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest", "sphinx.ext.viewcode", "bench_page"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["examples"]
default_role = "code"
html_theme = "furo"
html_title = "Nastilka"
html_static_path: list[str] = []
NOTEBOOK = (HERE.parent / "var/docs/html/notebook/index.html").exists()
if NOTEBOOK:
    tags.add("notebook")  # type: ignore[name-defined]  # noqa: F821 - Sphinx has it
html_context = {"notebook": NOTEBOOK}  # pages are written again when it comes or goes
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_type_aliases = {"Action": "Action", "View": "View"}
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
doctest_test_doctest_blocks = "default"
