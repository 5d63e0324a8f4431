"""Fills the service worker in: which files to keep, with hash and size, under a version that changes with any."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

from paths import ROOT, digest

_NOT_KEPT = (
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "micropython.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
    "core.css",
)
"""Ours are unpacked from their .gz; these, and the wheels, are there for the Pyodide of other people's pages."""
_FOR_OTHERS = ("embed", "embed.js")
"""What is there for pages of other sites, which keep nothing."""


def make_precache(target: Path) -> None:
    """Write `sw.js` for the finished site in `target`."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and _kept(path.relative_to(target)))
    files = {str(path.relative_to(target)): path.read_bytes() for path in paths}
    worker = (ROOT / "web/browser/service_worker.js").read_text("utf-8")
    version = digest(files | {"sw.js": worker.encode()})
    worker = worker.replace('"__VERSION__"', json.dumps(version)).replace("__FILES__", _listed(files))
    (target / "sw.js").write_text(worker, "utf-8")


def _listed(files: dict[str, bytes]) -> str:
    """The files by name, each with SHA-256 and size; of a .gz they are those of what is in it, since that is kept."""
    contents = {name: _unpacked(name, files[name]) for name in sorted(files)}
    return json.dumps({name: [hashlib.sha256(held).hexdigest(), len(held)] for name, held in contents.items()})


def _unpacked(name: str, content: bytes) -> bytes:
    return gzip.decompress(content) if name.endswith(".gz") else content


def _kept(path: Path) -> bool:
    return path.suffix != ".whl" and path.name not in _NOT_KEPT and path.parts[0] not in _FOR_OTHERS
