"""Pyodide, PyScript and MicroPython: their versions, and every fact about their insides that the build uses.

To upgrade, change this file, `package.json` and its lock, and nothing else. Each fact is checked
where it is used, by one of the functions below or by the program that is named with it; one that no longer holds raises
`Changed`, which says what to look for. `docs/upgrade-pyodide.md` walks through it, and `make build PLAIN=1` makes the
site without any of these facts but the versions.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

PYODIDE = "314.0.7"
PYTHON = "3.14"
"""The CPython in Pyodide, as its paths and the tags of its wheels have it."""
PYSCRIPT = "0.7.31"
MICROPYTHON = "1.27.0"
MICROPIP = "0.11.1"

NPM_VERSIONS = {
    "pyodide": PYODIDE,
    "@pyscript/core": PYSCRIPT,
    "@micropython/micropython-webassembly-pyscript": MICROPYTHON,
}
"""Each package of npm, whose version in `package.json` has to be the same."""


class Changed(Exception):
    """A fact about somebody else's file does not hold any more."""

    def __init__(self, fact: str) -> None:
        super().__init__(f"{fact}; see docs/upgrade-pyodide.md")


def installed(npm: Path) -> None:
    """Check that the packages in `node_modules` are those that the facts are about; raises `Changed`."""
    for package, expected in NPM_VERSIONS.items():
        found = json.loads((npm / package / "package.json").read_text("utf-8"))["version"]
        if found != expected:
            raise Changed(f"{package} is {found}, and what is known of it is about {expected}")
    python = json.loads((npm / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    if not python.startswith(f"{PYTHON}."):
        raise Changed(f"Pyodide's Python is {python}, and not {PYTHON}")


# Where things lie in Pyodide's file system. Checked by `build/website/snapshot.mjs`, which asks Python itself.

SITE_PACKAGES = f"/lib/python{PYTHON}/site-packages"
STDLIB_ZIP = f"/lib/python{PYTHON.replace('.', '')}.zip"

# What our worker uses of Pyodide's loader besides its documented options; see `web/browser/worker/load.mjs`.

LOADER_NAMES = ("createPyodideModule", "lockFileContents", "_loadSnapshot", "restoreSnapshot")
"""Options and a hook, each of which stands in `pyodide.mjs`."""
LOADER_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What the loader fetches by these names, and our worker answers from what it has unpacked."""
MODULE_NAMES = ('Module["growMemory"]',)
"""What Emscripten's module gives to those who restore a memory larger than it makes at first."""


def loader(script: str, module: str) -> None:
    """Check that the loader and Emscripten's script have the names and fetch the files; raises `Changed`."""
    for name in LOADER_NAMES:
        if name not in script:
            raise Changed(f"pyodide.mjs has no {name} any more")
    for name in MODULE_NAMES:
        if name not in module:
            raise Changed(f"pyodide.asm.mjs has no {name} any more")
    for name in LOADER_FILES:
        if name not in script and name not in module:
            raise Changed(f"Pyodide does not fetch {name} any more")


# The memory of an interpreter, as `makeMemorySnapshot` gives it. Checked by `build/website/snapshot.mjs`.

SNAPSHOT = {
    "magic": 1886286592,  # the first of the header's words of four bytes; the second is where the memory begins
    "text": 48,  # where JavaScript's part begins, as JSON; the third word is its length
    "heap": 40 * 1024 * 1024,  # the largest that we let a page begin with; Pyodide's own has 30 MiB, and grows
}

# Emscripten's script, which lists every export of the WebAssembly. Checked by `build/website/trim_js.py`.

EXPORT_LIST = re.compile(r"function assignWasmExports\(wasmExports\)\{([^}]*)\}")
EXPORT_ENTRY = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[\w$.]+"\](?:\.value>>>0)?')
EXPORT_NAMES = re.compile(r"(?<=var )(?:[\w$]+,){1000,}[\w$]+(?=;)")
"""The declaration of all these names in one statement."""

# Pyodide's WebAssembly. Checked by `build/website/trim_wasm.py`, and by the test that Node takes the rest for a module.

NAMED_LATER = ("GOT.mem", "GOT.func")
"""Modules of imports whose names Emscripten looks up among the exports."""

# PyScript's core. Checked by `build/website/trim_pyscript.py`.

CORE_MODULE = "core-*.js"
"""The module that `core.js` imports; its name bears a digest."""
CORE_PLUGINS = ("deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
"""All of PyScript's own plugins but the one that shows errors; our pages use none of them. A setting that names one
with `!` keeps PyScript from fetching it.
"""
MADE_BY_EVAL = "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()"
MADE_AS_TEXT = "return`(w,x)=>(${r})(w,x,...[${s}])`"
"""PyScript makes a function of a text, and of that a text again for a worker of its own. The text alone will do, and
then no page needs to allow `unsafe-eval`; see docs/security.md.
"""
CARRIED_PACKAGE = re.compile(
    r'(?<=;)[\w$]+\("\.",\{pyscript:\{.*?\}\}\),(?P<lines>[\w$]+)\.push\("import pyscript as _pyscript"\),.*?;'
    r'const (?P<code>[\w$]+)=(?P=lines)\.join\("\\n"\)',
    re.DOTALL,
)
"""The sources of PyScript's Python package, and the joining of the Python that writes and imports them before every
script.
"""


def core_module(folder: Path) -> str:
    """The name of the one module that `core.js` imports; raises `Changed` where there is not one."""
    names = sorted(path.name for path in folder.glob(CORE_MODULE))
    if len(names) != 1 or names[0] not in (folder / "core.js").read_text("utf-8"):
        raise Changed(f"PyScript's core.js imports no single {CORE_MODULE}")
    return names[0]


def without_imports(core: str, keep: str) -> str:
    """The core whose imports of further modules, which no page of ours asks for, all fail; but for one to `keep`."""
    return re.sub(r'import\("\./([\w.-]+)"\)', lambda found: found[0] if found[1] == keep else "Promise.reject()", core)


def plugins(core: str) -> None:
    """Check that PyScript has just the plugins that our pages turn off, and the one for errors; raises `Changed`."""
    found = set(re.findall(r'"?([\w-]+)"?:\(\)=>import\("\./\1-', core)) - {"error"}
    if found != set(CORE_PLUGINS):
        raise Changed(f"PyScript's plugins are {', '.join(sorted(found))}")
