"""Pyodide's script without the names that nobody uses: a third of it lists all that WebAssembly exports.

The list is for who calls CPython's C functions by name from JavaScript. Each of its entries is kept here that is named
anywhere else in Pyodide; see `docs/hosting.md` for what that saves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

_LIST = re.compile(r"function assignWasmExports\(wasmExports\)\{([^}]*)\}")
_ENTRY = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["[\w$.]+"\](?:\.value>>>0)?')
_DECLARED = re.compile(r"(?<=var )(?:[\w$]+,){1000,}[\w$]+(?=;)")
_WORD = re.compile(r"[\w$]+")
_DOTTED = re.compile(r"[\w$.]+")
_OWN = 3
"""How often an entry names itself: where it is declared, where it is assigned, and in quotes."""


def lean(glue: str, *others: str) -> str:
    """The script without the exports that neither it nor the others name; raises `ValueError` on an unknown form."""
    found, declared = _LIST.search(glue), _DECLARED.search(glue)
    if not found or not declared:
        raise ValueError("Pyodide's list of exports has another form")
    used = Counter(_WORD.findall(glue))
    abroad = {word for other in others for word in _WORD.findall(other)}
    names = {entry[1] for each in found[1].split(";") if (entry := _ENTRY.fullmatch(each))}
    dropped = {name for name in names if used[name] == _OWN and name not in abroad}
    kept = ";".join(each for each in found[1].split(";") if each.split("=")[0] not in dropped)
    left = ",".join(name for name in declared[0].split(",") if name not in dropped)
    glue = glue[: found.start(1)] + kept + glue[found.end(1) :]
    return _DECLARED.sub(left, glue, count=1)


def named(*scripts: str) -> Callable[[str], bool]:
    """Whether the scripts name an export as WebAssembly does, or with the underscore that C's names have in them."""
    words = {word for script in scripts for form in (_WORD, _DOTTED) for word in form.findall(script)}
    return lambda name: name in words or f"_{name}" in words
