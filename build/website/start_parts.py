"""`parts.json`: what a page's watchdog (`web/browser/watchdog`) knows of the files of a start, and says of them.

It lies beside our own files, which are named in it without their folder, since that bears a digest of them all.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from web.parts.messages import LANGS, Messages

_PYTHON = ("micropython.js", "micropython.wasm.gz")
_PYODIDE = ("pyodide.js", "pyodide.asm.js.gz", "pyodide.asm.wasm.gz")
_ENGINE = ("engine.bin", "stdlib.bin", *(f"words-{lang}.gz" for lang in LANGS))
_DIGITS = 16
"""Hex digits of a SHA-256: enough to tell files apart, and few enough to send."""
_SAYS = "fault-"
"""How the messages of faults begin."""

Built = list[int | str]
"""A file's size in bytes and the beginning of its SHA-256; of a .gz also those of what it unpacks to."""


def parts_file(own: Mapping[str, bytes], vendor: Mapping[str, str], target: Path) -> bytes:
    """The file, for our `own` files by name and the folders of `vendor` parts below `target`."""
    others = {str(path.relative_to(target)): path for folder in vendor.values() for path in (target / folder).iterdir()}
    files = {name: _built(name, content) for name, content in own.items()}
    files |= {name: _built(name, path.read_bytes()) for name, path in others.items()}
    parts = {
        "files": files,
        "python": [f"{vendor['micropython']}/{name}" for name in _PYTHON],
        "engine": [*(f"{vendor['pyodide']}/{name}" for name in _PYODIDE), *_ENGINE],
        "words": {lang: _words(Messages(lang)) for lang in LANGS},
    }
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def files_list(target: Path) -> bytes:
    """Every file of a finished site as `parts.json` has those of the start, for the page that checks a host."""
    found = {str(path.relative_to(target)): path for path in sorted(target.rglob("*")) if path.is_file()}
    return json.dumps({name: _built(name, path.read_bytes()) for name, path in found.items()}).encode()


def _built(name: str, content: bytes) -> Built:
    packed = _measured(content)
    return packed + _measured(gzip.decompress(content)) if name.endswith(".gz") else packed


def _measured(content: bytes) -> Built:
    return [len(content), hashlib.sha256(content).hexdigest()[:_DIGITS]]


def _words(t: Messages) -> dict[str, str]:
    """What is said of faults, by their names; the watchdog fills in what stands in braces."""
    said = {name.removeprefix(_SAYS): name for name in t.ids() if name.startswith(_SAYS)}
    blanks = {"file": "{file}", "found": "{found}", "wanted": "{wanted}"}
    return {name: t(message, **blanks) for name, message in said.items()} | {"retry": t("retry")}
