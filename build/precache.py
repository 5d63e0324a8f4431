"""Fills the service worker in: which files to keep, with hash and size, under a version that changes with any."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

from paths import digest, write_all
from scripts import Given, bundles

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
    listed = _listed(files)
    version = digest(files | _worker("", {}))
    write_all(target, _worker(version, listed))


def _worker(version: str, listed: dict[str, tuple[str, int]]) -> dict[str, bytes]:
    return bundles("service_worker", Given({"SITE_VERSION": version, "SITE_FILES": listed}))


def _listed(files: dict[str, bytes]) -> dict[str, tuple[str, int]]:
    """The files by name, each with SHA-256 and size; of a .gz they are those of what is in it, since that is kept."""
    contents = {name: _unpacked(name, files[name]) for name in sorted(files)}
    return {name: (hashlib.sha256(content).hexdigest(), len(content)) for name, content in contents.items()}


def _unpacked(name: str, content: bytes) -> bytes:
    return gzip.decompress(content) if name.endswith(".gz") else content


def _kept(path: Path) -> bool:
    return path.suffix != ".whl" and path.name not in _NOT_KEPT and path.parts[0] not in _FOR_OTHERS
