"""PyScript's script as our pages can use it: without `eval`, and without the Python package that it carries with it.

The package is nine modules on the page's thread, written into MicroPython's files and compiled at every start. Our
pages take five names of it, which `package` has.
"""

from __future__ import annotations

import re

_MADE_BY_EVAL = "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()"
_MADE_AS_TEXT = "return`(w,x)=>(${r})(w,x,...[${s}])`"
"""PyScript makes a function of a text, and of that a text again for a worker of its own. The text alone will do, and
then no page needs to allow `unsafe-eval`; see docs/security.md.
"""
_CARRIED = re.compile(
    r'(?<=;)[\w$]+\("\.",\{pyscript:\{.*?\}\}\),(?P<lines>[\w$]+)\.push\("import pyscript as _pyscript"\),.*?;'
    r'const (?P<code>[\w$]+)=(?P=lines)\.join\("\\n"\)',
    re.DOTALL,
)
"""The package's sources, and the joining of the Python that writes and imports them before every script."""


def lean(core: str) -> str:
    """The script without the two; raises `ValueError` on an unknown form."""
    if core.count(_MADE_BY_EVAL) != 1 or len(_CARRIED.findall(core)) != 1:
        raise ValueError("PyScript's core has another form")
    return _CARRIED.sub(r'const \g<code>=""', core.replace(_MADE_BY_EVAL, _MADE_AS_TEXT))


def package(morph: str) -> dict[str, str]:
    """What our pages use of the package, by file; `morph` is the Python that finds Idiomorph where the page has it.

    `window` is the module itself, as PyScript has it: a function found in it may be called without an object.
    """
    return {
        "__init__.py": "import js\nwindow = js\ndocument = js.document\n",
        "ffi.py": "from jsffi import create_proxy, to_js\n",
        "js_modules.py": morph,
    }
