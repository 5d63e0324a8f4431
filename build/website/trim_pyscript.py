"""Trims PyScript's script for our pages: without `eval`, and without the Python package that it contains.

The package is nine modules on the page's thread, written into MicroPython's files and compiled at every start. Our
pages use five names of it, which `package` has.
"""

from __future__ import annotations

from collections.abc import Iterable

from paths import ROOT
from website.upstream import CARRIED_PACKAGE, MADE_AS_TEXT, MADE_BY_EVAL, Changed


def trimmed(core: str) -> str:
    """The script without the two; raises `Changed` on an unknown form."""
    if core.count(MADE_BY_EVAL) != 1 or len(CARRIED_PACKAGE.findall(core)) != 1:
        raise Changed("PyScript's core has another form")
    return CARRIED_PACKAGE.sub(r'const \g<code>=""', core.replace(MADE_BY_EVAL, MADE_AS_TEXT))


def package() -> dict[str, str]:
    """What our pages use of the package, by file. Idiomorph is found where the page's scripts have put it.

    `window` is the module itself, as PyScript has it: a function found in it may be called without an object.
    """
    return {
        "__init__.py": "import js\nwindow = js\ndocument = js.document\n",
        "ffi.py": "from jsffi import create_proxy, to_js\n",
        "js_modules.py": "import js\nidiomorph = js.nastilkaMorph\n",
    }


def page_python(names: Iterable[str]) -> dict[str, str]:
    """These modules of `web/page`, by path, with the package: what a page without PyScript runs."""
    ours = {f"web/page/{name}.py": (ROOT / f"web/page/{name}.py").read_text("utf-8") for name in names}
    return ours | {f"pyscript/{name}": text for name, text in package().items()}
