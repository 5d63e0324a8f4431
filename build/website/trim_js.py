"""Removes unused exports from Pyodide's script: a third of it lists all that WebAssembly exports.

The list serves to call CPython's C functions by name from JavaScript. An entry stays if it is named anywhere else in
Pyodide; see `docs/start.md` for what that saves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from website.upstream import EXPORT_ENTRY, EXPORT_LIST, EXPORT_NAMES, Changed

_WORD = re.compile(r"[\w$]+")
_DOTTED = re.compile(r"[\w$.]+")
_OWN = 3
"""How often an entry names itself: where it is declared, where it is assigned, and in quotes."""


def without_unused(script: str, *others: str) -> str:
    """The script without the exports that neither it nor the others use; raises `Changed` on an unknown form."""
    listed, declared = EXPORT_LIST.search(script), EXPORT_NAMES.search(script)
    if not listed or not declared:
        raise Changed("Pyodide's list of exports has another form")
    used = Counter(_WORD.findall(script))
    elsewhere = {word for other in others for word in _WORD.findall(other)}
    names = {entry[1] for each in listed[1].split(";") if (entry := EXPORT_ENTRY.fullmatch(each))}
    dropped = {name for name in names if used[name] == _OWN and name not in elsewhere}
    kept = ";".join(each for each in listed[1].split(";") if each.split("=")[0] not in dropped)
    left = ",".join(name for name in declared[0].split(",") if name not in dropped)
    script = script[: listed.start(1)] + kept + script[listed.end(1) :]
    return EXPORT_NAMES.sub(left, script, count=1)


def named(*scripts: str) -> Callable[[str], bool]:
    """A test for an export: true if the scripts name it, as WebAssembly does or with the underscore of C's names."""
    words = {word for script in scripts for form in (_WORD, _DOTTED) for word in form.findall(script)}
    return lambda name: name in words or f"_{name}" in words
