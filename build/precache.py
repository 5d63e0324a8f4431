"""Fills the service worker in: which files to keep, under a version that changes with any of them."""

from __future__ import annotations

import json
from pathlib import Path

from paths import ROOT, digest

_NOT_KEPT = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "core.css")
"""Ours are unpacked from their .gz; these, and the wheels, are there for the Pyodide of other people's pages."""
_FOR_OTHERS = ("embed", "embed.js")
"""What is there for pages of other sites, which keep nothing."""


def make_precache(target: Path) -> None:
    """Write `sw.js` for the finished site in `target`."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and _kept(path.relative_to(target)))
    files = {str(path.relative_to(target)): path.read_bytes() for path in paths}
    worker = (ROOT / "web/boot/sw.js").read_text("utf-8")
    version = digest(files | {"sw.js": worker.encode()})
    worker = worker.replace('"__VERSION__"', json.dumps(version)).replace("__FILES__", json.dumps(sorted(files)))
    (target / "sw.js").write_text(worker, "utf-8")


def _kept(path: Path) -> bool:
    return path.suffix != ".whl" and path.name not in _NOT_KEPT and path.parts[0] not in _FOR_OTHERS
